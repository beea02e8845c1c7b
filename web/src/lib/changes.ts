import type { Change, View } from './protocol';

type Place = Record<string | number, unknown>;

/** The view with the changes of an update. The old view stays whole, so that what moved can be shown from there. */
export function applyChanges(view: View, changes: readonly Change[]): View {
  let root: View = view;
  /** Containers that this call has already copied, and may therefore write to. */
  const fresh = new Set<unknown>();
  const own = (value: unknown, path: Change[0]): Place => {
    if (typeof value !== 'object' || value === null) throw new BadChange(path);
    if (fresh.has(value)) return value as Place;
    const copy = (Array.isArray(value) ? [...value] : { ...value }) as Place;
    fresh.add(copy);
    return copy;
  };
  for (const [path, value] of changes) {
    const last = path.at(-1);
    if (last === undefined) {
      root = value as View;
      continue;
    }
    root = own(root, path) as View;
    let place: Place = root;
    for (const key of path.slice(0, -1)) {
      place[key] = own(place[key], path);
      place = place[key] as Place;
    }
    place[last] = value;
  }
  return root;
}

/** A change for a place that this view has not got: the client lost track and must ask for the whole state. */
export class BadChange extends Error {
  constructor(readonly path: Change[0]) {
    super(`no such place in the view: ${path.join('.')}`);
    this.name = 'BadChange';
  }
}
