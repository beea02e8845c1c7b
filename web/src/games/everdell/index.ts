import type { Manifest } from '..';

/** What Everdell brings to the browser. */
export const manifest: Manifest = {
  table: () => import('./table'),
  look: () => import('./look'),
};
