/** Where the reader is. Everything stands behind the `#`, which browsers never send: keys may stand there. */
export type Page =
  | 'home'
  | 'new'
  | 'invite'
  | 'table'
  | 'join'
  | 'watch'
  | 'seat'
  | 'maker'
  | 'after'
  | 'replay'
  | 'cards'
  | 'rules'
  | 'learn'
  | 'guide'
  | 'lost';

export interface Route {
  page: Page;
  /** a game or a table */
  id: string;
  /** an invite, a watch token, keys to seats, a rule, or a step */
  more: string;
}

const WITH_ID: readonly Page[] = ['maker', 'new', 'invite', 'table', 'after', 'replay', 'cards', 'rules', 'learn', 'guide'];
const WITH_BOTH: readonly Page[] = ['join', 'watch', 'seat'];

export function parseRoute(hash: string): Route {
  const [page = '', id = '', more = ''] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decode);
  if (page === '') return { page: 'home', id: '', more: '' };
  const fits = (WITH_ID as string[]).includes(page) ? id : (WITH_BOTH as string[]).includes(page) ? id && more : '';
  return fits ? { page: page as Page, id, more } : { page: 'lost', id: '', more: '' };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

export const href = (page: Page, id = '', more = ''): string =>
  page === 'home' ? '#/' : `#/${[page, id, more].filter(Boolean).map(encodeURIComponent).join('/')}`;
