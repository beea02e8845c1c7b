import type { Manifest } from '..';

/** What Salamandra brings to the browser. */
export const manifest: Manifest = {
  table: () => import('./table'),
  look: () => import('./look'),
};
