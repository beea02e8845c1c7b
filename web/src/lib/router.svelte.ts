import { href, type Page, parseRoute, type Route } from './routes';

export * from './routes';

/** The whole address, to send to somebody. */
export const address = (page: Page, id: string, more = ''): string => location.origin + location.pathname + href(page, id, more);

let current: Route = $state.raw(parseRoute(location.hash));
window.addEventListener('hashchange', () => (current = parseRoute(location.hash)));

export const route = (): Route => current;

export function go(page: Page, id = '', more = ''): void {
  location.hash = href(page, id, more);
}

/** Go on without leaving a trace in the history: an invite is used up, a key need not stay in the address. */
export function goInstead(page: Page, id = '', more = ''): void {
  history.replaceState(null, '', href(page, id, more));
  current = parseRoute(location.hash);
}
