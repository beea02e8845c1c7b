import type { ComponentList, Replay } from './protocol';

async function get<T>(path: string, key = ''): Promise<T> {
  const answer = await fetch(path, { headers: key ? { Authorization: `Bearer ${key}` } : {} });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as T;
}

export const components = (game: string): Promise<ComponentList> => get(`/api/games/${game}/components`);
export const replay = (table: string, key: string, start: number, count: number, views: boolean): Promise<Replay> =>
  get(`/api/tables/${table}/replay?start=${start}&count=${count}&views=${views}`, key);
