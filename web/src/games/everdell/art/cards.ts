import { darker, lighter } from '../../../art/colour';
import { at, type Drawing, line, oval, path, place, upTo } from '../../../art/draw';
import { construction, CONSTRUCTIONS } from './constructions';
import { anyCritter, critter } from './critters';
import { CRITTERS } from './looks';
import { everTree } from './tree';

/** The picture of a card: one of the wood's people, or a building. 100 by 110. */
export function cardPicture(id: string, kind: string): Drawing {
  const known = CRITTERS[id];
  if (known) return critter(known);
  return kind === 'critter' && !CONSTRUCTIONS.includes(id) ? critter(anyCritter(id)) : construction(id);
}

/** Several pictures beside each other, as cards that are turned up together. */
export const pictures = (some: readonly Drawing[]): Drawing => ({
  box: [0, 0, Math.max(1, some.length * 106 - 6), 110],
  body: some
    .map(
      (one, i) =>
        place(one, i * 106, 0, 100, 110) +
        `<rect x="${i * 106}" width="100" height="110" rx="8" fill="none" stroke="#f3e6c6" stroke-width="4"/>`,
    )
    .join(''),
});

/** The back of a card: the great tree in a ring of leaves. */
export function cardBack(): Drawing {
  const base = '#2f5a46';
  const trim = '#e6cf95';
  const ring = upTo(14).map((i) => {
    const a = (i / 14) * Math.PI * 2;
    return at(50 + 37 * Math.cos(a), 70 + 37 * Math.sin(a), path('M0 5C-4 1 -4 -4 0 -8C4 -4 4 1 0 5Z', i % 2 ? trim : '#b9c98a'), 0.8, (i * 360) / 14 + 20);
  }); // prettier-ignore
  return {
    box: [0, 0, 100, 140],
    body:
      `<rect width="100" height="140" rx="9" fill="#f3e6c6"/><rect x="4" y="4" width="92" height="132" rx="7" fill="${base}" stroke="${darker(base, 0.4)}"/><rect x="4" y="4" width="92" height="132" rx="7" fill="url(#fr-soft)" opacity=".5"/>` +
      `<rect x="9" y="9" width="82" height="122" rx="5" fill="none" stroke="${trim}" stroke-width="1.200" opacity=".8"/>` +
      oval(50, 70, 31, 31, lighter(base, 0.14), `stroke="${trim}" stroke-width="1.200" opacity=".7"`) +
      at(24, 44, everTree('summer').body, 0.43) +
      ring.join('') +
      line('M16 30V16H30M84 30V16H70M16 110V124H30M84 110V124H70', trim, 1.8),
  };
}
