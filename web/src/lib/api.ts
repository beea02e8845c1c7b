import { makerKey } from './maker';
import type {
  AskMine,
  ComponentList,
  Figures,
  GameInfo,
  GuideInfo,
  Invitation,
  Join,
  Joined,
  LessonAsk,
  LessonInfo,
  LessonNow,
  Message,
  Mine,
  NewTable,
  NextTable,
  Problem,
  RecordOpened,
  Replay,
  RuleInfo,
  TableInfo,
  TableMade,
  TableStatus,
} from './protocol';

/** The server said no, or could not be asked. `said` is the message for the person. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly said: Message,
    detail: string,
  ) {
    super(detail || code);
    this.name = 'ApiError';
  }
}

const trouble = (code: string, detail: string): ApiError => new ApiError(code, { key: `error-${code}`, args: {} }, detail);

interface Ask {
  method?: 'GET' | 'POST';
  /** seat secret or watch token */
  key?: string;
  body?: unknown;
  text?: string;
}

async function ask(path: string, { method = 'GET', key, body, text }: Ask = {}): Promise<Response> {
  const headers: Record<string, string> = {};
  if (key) headers['Authorization'] = `Bearer ${key}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (text !== undefined) headers['Content-Type'] = 'text/plain; charset=utf-8';
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: text ?? (body === undefined ? null : JSON.stringify(body)) });
  } catch (error) {
    throw trouble('offline', String(error));
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Partial<Problem> | null;
  if (problem?.code && problem.message) throw new ApiError(problem.code, problem.message, problem.detail ?? '');
  throw trouble('internal', `${path}: ${answer.status}`);
}

const get = async <T>(path: string, key?: string): Promise<T> => (await (await ask(path, { key })).json()) as T;
const post = async <T>(path: string, body: unknown, key?: string): Promise<T> =>
  (await (await ask(path, { method: 'POST', body, key })).json()) as T;
const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

/** Asked once; what does not change while the page is open need not be asked again. */
function once<T>(fetchIt: (game: string) => Promise<T>): (game: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (game) => {
    const wanted = known.get(game) ?? fetchIt(game);
    known.set(game, wanted);
    wanted.catch(() => known.delete(game));
    return wanted;
  };
}

const allGames = once(() => get<GameInfo[]>('/api/games'));
export const games = (): Promise<GameInfo[]> => allGames('');
const componentsAt = once((query) => get<ComponentList>(`/api/games/${query}`));
/** Everything in the boxes of a game; a table that was begun with other cards has a list of its own. */
export const components = (game: string, table?: TableInfo): Promise<ComponentList> =>
  componentsAt(`${game}/components${table?.older ? `?table=${encodeURIComponent(table.id)}` : ''}`);
const rulesAt = once((query) => get<RuleInfo[]>(`/api/games/${query}`));
/** The catalogue in the reader's language; what has not been translated comes in English. */
export const rules = (game: string, language: string): Promise<RuleInfo[]> => rulesAt(`${game}/rules?language=${language}`);

export const lessons = once((game) => get<LessonInfo[]>(`/api/games/${game}/lessons`));
const guideAt = once((query) => get<GuideInfo>(`/api/games/${query}`));
/** How to play a game, or with one of its modules, or against a rival. */
export const guide = (game: string, page = ''): Promise<GuideInfo> => guideAt(`${game}/guide${page && `/${encodeURIComponent(page)}`}`);
export const learn = (game: string, lesson: string, asked: LessonAsk): Promise<LessonNow> =>
  post(`/api/games/${game}/lessons/${lesson}`, asked);

export const makeTable = (wanted: NewTable): Promise<TableMade> => post('/api/tables', wanted, makerKey());
export const invitation = (table: string, invite: string): Promise<Invitation> => post(`${at(table)}/invitation`, { invite });
export const join = (table: string, wanted: Join): Promise<Joined> => post(`${at(table)}/join`, wanted);
export const mine = (asked: AskMine): Promise<Mine> => post('/api/mine', asked);
export const status = (table: string, key: string): Promise<TableStatus> => get(at(table), key);
export const seatBot = (table: string, seat: number, bot: string, key: string): Promise<TableStatus> =>
  post(`${at(table)}/seats/${seat}/bot`, { bot }, key);
export const rematch = (table: string, key: string): Promise<NextTable> => post(`${at(table)}/rematch`, {}, key);
export const figures = (table: string, key: string): Promise<Figures> => get(`${at(table)}/figures`, key);
export const openRecord = async (text: string): Promise<RecordOpened> =>
  (await (await ask('/api/records', { method: 'POST', text, key: makerKey() })).json()) as RecordOpened;

/** The record as a file. */
export const record = async (table: string, key: string): Promise<Blob> => (await ask(`${at(table)}/record`, { key })).blob();

export interface ReplayPart {
  /** through whose eyes: a seat, SPECTATOR the public; left out: the key's own */
  eyes?: number;
  start?: number;
  count?: number;
  views?: boolean;
}
export const replay = (table: string, key: string, part: ReplayPart = {}): Promise<Replay> => {
  const query = new URLSearchParams(Object.entries(part).map(([name, value]) => [name, String(value)]));
  return get(`${at(table)}/replay?${query.toString()}`, key);
};
