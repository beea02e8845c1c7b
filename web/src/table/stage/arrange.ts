import type { Box } from '../walk';

/** Where the parts of a scene lie. One way for every game and every screen: a game says what its parts need, the space
 *  and its shape decide the rest. Nothing here depends on what is asked, so the stage stays where it is. */

export interface Size {
  width: number;
  height: number;
}

/** What a part is to the player.
 *  - board: what the game is played on; it gets whatever room the others leave
 *  - mine: my hand, my purse, my board
 *  - offer: what can be chosen in an ordinary turn; always in sight
 *  - people: the others; they shrink to a line
 *  - aside: what one looks at now and then; it is folded away where room is short, and opens over the board
 *  - log: folded first, and without a tab of its own: the bar has a button for it */
export type Role = 'board' | 'mine' | 'offer' | 'people' | 'aside' | 'log';

/** How much room a part needs. */
export interface Need {
  id: string;
  role: Role;
  /** the least width in which it can be used */
  wide: number;
  /** the width it wants where it lies beside others; without it, the least one */
  line?: number;
  /** the least and the most useful height for a width: in a column of its own, or in a line with others */
  tall: (width: number, column: boolean) => readonly [least: number, most: number];
  /** the shape of a board that has one; others fill what they get */
  aspect?: number;
  /** a board is no use below this width and height */
  least?: Size;
  /** on which side an aside lies where there are two: with the people, or with the offers */
  side?: 'left' | 'right';
  /** so wide a board is comfortable; what is beyond is better given to others */
  best?: number;
}

export interface Plan {
  boxes: Readonly<Record<string, Box>>;
  prompt: Box;
  /** parts that are folded away, in their order */
  folded: readonly string[];
  /** the room over which folded parts open */
  over: Box;
}

export const GAP = 6;
/** The place of the prompt is reserved, whatever it says. Where it is narrow its buttons lie below the words. */
export const promptHeight = (width: number): number => (width < 240 ? 128 : width < 300 ? 90 : width < 620 ? 66 : 60);

const gapsOf = (many: number): number => GAP * Math.max(0, many - 1);
const inRow = (one: Need): number => one.line ?? one.wide;

/** A line of parts beside each other, their widths in proportion to what each wants. */
class Line {
  readonly widths: readonly number[];
  readonly least: number;
  readonly most: number;

  constructor(
    readonly parts: readonly Need[],
    readonly width: number,
    column: boolean,
  ) {
    const sum = parts.reduce((all, one) => all + inRow(one), 0);
    this.widths = parts.map((one) => ((width - gapsOf(parts.length)) * inRow(one)) / sum);
    const bounds = parts.map((one, i) => one.tall(this.widths[i]!, column));
    this.least = Math.max(...bounds.map(([least]) => least));
    this.most = Math.max(this.least, ...bounds.map(([, most]) => most));
  }

  get log(): boolean {
    return this.parts.some((one) => one.role === 'log');
  }

  get narrow(): boolean {
    return this.parts.some((one, i) => Math.min(one.wide, inRow(one)) > this.widths[i]! + 0.5);
  }
}

/** Parts in as few lines as their widths allow, in their order, the fullest line as empty as can be: nobody has a line of
 *  one's own while others crowd. In a column each has a line of its own. */
function lined(parts: readonly Need[], width: number, beside: boolean): Line[] {
  if (!beside) return parts.map((one) => new Line([one], width, true));
  const lines = filled(parts, width);
  const widest = Math.max(0, ...parts.map(inRow));
  for (let room = widest; lines.length > 1 && room < width; room += 10) {
    const even = filled(parts, room);
    if (even.length === lines.length) return even.map((line) => new Line(line, width, false));
  }
  return lines.map((line) => new Line(line, width, false));
}

function filled(parts: readonly Need[], width: number): Need[][] {
  const lines: Need[][] = [];
  let room = 0;
  for (const one of parts) {
    const last = lines.at(-1);
    if (last && inRow(one) + GAP <= room) {
      last.push(one);
      room -= inRow(one) + GAP;
    } else {
      lines.push([one]);
      room = width - inRow(one);
    }
  }
  return lines;
}

interface Stack {
  height: number;
  gone: Need[];
  lay: (x: number, y: number, boxes: Record<string, Box>) => void;
}

/** Lines above each other in so much height: their least, and what is left in proportion to their wishes. Asides are
 *  folded away, the last ones first, until there is room. Null: there is none. */
function stacked(parts: readonly Need[], width: number, height: number, beside: boolean): Stack | null {
  const kept = [...parts];
  const gone: Need[] = [];
  for (;;) {
    const lines = lined(kept, width, beside);
    const least = lines.reduce((sum, one) => sum + one.least, 0) + gapsOf(lines.length);
    if (least <= height + 0.5 && !lines.some((one) => one.narrow)) {
      // everybody up to what they can use, then the log, which can use any height
      let left = height - least;
      const heights = lines.map((one) => one.least);
      for (const logs of [false, true]) {
        const wish = lines.map((one) => (one.log === logs ? Math.min(one.most - one.least, height) : 0));
        const wanted = wish.reduce((sum, one) => sum + one, 0);
        const share = wanted > 0 ? Math.min(1, left / wanted) : 0;
        wish.forEach((one, i) => (heights[i]! += one * share));
        left -= wanted * share;
      }
      return {
        gone,
        height: heights.reduce((sum, one) => sum + one, 0) + gapsOf(lines.length),
        lay: (x, y, boxes) => {
          let top = y;
          lines.forEach((line, i) => {
            let left = x;
            line.parts.forEach((one, at) => {
              boxes[one.id] = { x: left, y: top, width: line.widths[at]!, height: heights[i]! };
              left += line.widths[at]! + GAP;
            });
            top += heights[i]! + GAP;
          });
        },
      };
    }
    const at = kept.findLastIndex((one) => one.role === 'log' || one.role === 'aside');
    if (at < 0) return null;
    gone.unshift(...kept.splice(at, 1));
  }
}

/** How good a board is to look at in this room: the width it would have. */
const worth = (board: Need, room: Size): number =>
  board.aspect
    ? Math.min(room.width, room.height * board.aspect)
    : Math.sqrt(Math.min(room.width, room.height * 1.5) * Math.min(room.height, room.width * 1.5));
const tooSmall = (board: Need, room: Size): boolean => {
  const { width, height } = board.least ?? { width: 200, height: 150 };
  return room.width < width || room.height < height;
};

/** What a part is worth where it has all the room it can use. */
const WEIGHT: Record<Role, number> = { board: 5, mine: 1.6, offer: 1.4, people: 1, aside: 0.8, log: 0.5 };

/** How much a plan shows: a large board first, then the others' wishes, with little folded away and words that fit. */
function score(needs: readonly Need[], plan: Plan): number {
  let sum = Math.min(1, plan.prompt.width / 520);
  for (const one of needs) {
    const box = plan.boxes[one.id];
    if (!box) sum -= WEIGHT[one.role] / 2;
    else if (one.role === 'board') {
      const wide = worth(one, box);
      // a board without a shape of its own grows with the game: it can use any room
      sum += (one.aspect ? WEIGHT.board : 2 * WEIGHT.board) * Math.log(Math.min(wide, one.best ?? 1600));
      // ground where nothing lies is no use to anybody
      if (one.aspect) sum -= 1.5 * (1 - (wide * wide) / one.aspect / (box.width * box.height));
    } else {
      const [least, most] = one.tall(box.width, box.height > box.width);
      const use = most > least ? Math.min(1, (box.height - least) / (Math.min(most, least + 300) - least)) : 1;
      sum += WEIGHT[one.role] * (0.5 + 0.5 * Math.sqrt(Math.max(0, use)));
    }
  }
  return sum;
}

/** The parts of a scene by what they are, and the size of what is asked. */
interface Cast {
  size: Size;
  asked: boolean;
  board: Need;
  mine: Need | undefined;
  of: (...roles: Role[]) => Need[];
  /** asides that lie with the people, and those that lie with the offers */
  asides: readonly [Need[], Need[]];
}

const steps = (from: number, to: number, by: number): number[] =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, i) => from + i * by);
const promptIn = (cast: Cast, width: number): number => (cast.asked ? promptHeight(width) : -GAP);

/** Two columns and the board between them. What is mine lies below the board, or in a column where it fits there. */
function* columns({ size, board, mine, of, asides, ...cast }: Cast): Generator<Plan> {
  const right = [...of('offer'), ...asides[1], ...of('log')];
  const rights = steps(130, 400, 15).map((b) => [b, stacked(right, b, size.height, false)] as const);
  for (const below of mine ? [true, false] : [true]) {
    const left = [...of('people'), ...(mine && !below ? [mine] : []), ...asides[0]];
    for (const a of steps(150, 280, 10)) {
      const one = stacked(left, a, size.height, false);
      if (!one) continue;
      for (const [b, two] of rights) {
        const middle = size.width - a - b - 2 * GAP;
        if (middle < 260) break;
        if (!two) continue;
        const top = promptIn({ size, board, mine, of, asides, ...cast }, middle) + GAP;
        const spare = size.height - top;
        const [low, high] = mine && below ? mine.tall(middle, false) : [-GAP, -GAP];
        if (mine && below && mine.wide > middle) continue;
        const rest = Math.max(low, Math.min(high, board.aspect ? spare - GAP - middle / board.aspect : low));
        // what the board leaves, or all that is wanted where the board has more than enough
        for (const hand of board.best && rest < high ? [rest, high] : [rest]) {
          const room = { width: middle, height: spare - hand - GAP };
          if (tooSmall(board, room)) continue;
          const x = a + GAP;
          const boxes: Record<string, Box> = { [board.id]: { x, y: top, ...room } };
          if (mine && below) boxes[mine.id] = { x, y: top + room.height + GAP, width: middle, height: hand };
          one.lay(0, 0, boxes);
          two.lay(x + middle + GAP, 0, boxes);
          yield {
            boxes,
            prompt: { x, y: 0, width: middle, height: Math.max(0, top - GAP) },
            folded: [...one.gone, ...two.gone].map((part) => part.id),
            over: { x, y: top, ...room },
          };
        }
      }
    }
  }
}

/** The board on one side, everything else beside it: for a screen that is low. */
function* beside(cast: Cast): Generator<Plan> {
  const { size, board, mine, of, asides } = cast;
  for (let b = 180; b <= size.width * 0.62; b += 8)
    for (const below of mine ? [false, true] : [true]) {
      const main = size.width - b - GAP;
      const top = promptIn(cast, b) + GAP;
      if (mine && below && mine.wide > main) continue;
      const hand = mine && below ? mine.tall(main, false)[0] : -GAP;
      const room = { width: main, height: size.height - hand - GAP };
      if (tooSmall(board, room)) continue;
      const rest = [...of('offer'), ...(mine && !below ? [mine] : []), ...of('people'), ...asides[0], ...asides[1]];
      const found = stacked(rest, b, size.height - top, true);
      if (!found) continue;
      const boxes: Record<string, Box> = { [board.id]: { x: 0, y: 0, ...room } };
      if (mine && below) boxes[mine.id] = { x: 0, y: room.height + GAP, width: main, height: hand };
      found.lay(main + GAP, top, boxes);
      yield {
        boxes,
        prompt: { x: main + GAP, y: 0, width: b, height: Math.max(0, top - GAP) },
        folded: [...found.gone, ...of('log')].map((part) => part.id),
        over: { x: 0, y: 0, ...room },
      };
    }
}

/** Everything from top to bottom: for a screen that is tall. */
function* tower(cast: Cast): Generator<Plan> {
  const { size, board, mine, of, asides } = cast;
  const { width } = size;
  const top = promptIn(cast, width) + GAP;
  const [low, high] = mine?.tall(width, false) ?? [-GAP, -GAP];
  if (mine && mine.wide > width) return;
  const parts = [...of('people'), ...asides[0], ...of('offer'), ...asides[1]];
  const most = board.aspect ? width / board.aspect : Infinity;
  for (let hand = low; hand <= high; hand += 12)
    for (let tall = board.least?.height ?? 150; tall <= size.height; tall += 12) {
      const above = stacked(parts, width, size.height - top - hand - Math.min(tall, most) - 2 * GAP, true);
      if (!above) break;
      const y = above.height + GAP;
      const room = { width, height: size.height - y - top - hand - GAP };
      if (!tooSmall(board, room)) {
        const boxes: Record<string, Box> = { [board.id]: { x: 0, y: y + top, ...room } };
        above.lay(0, 0, boxes);
        if (mine) boxes[mine.id] = { x: 0, y: size.height - hand, width, height: hand };
        yield {
          boxes,
          prompt: { x: 0, y, width, height: Math.max(0, top - GAP) },
          folded: [...above.gone, ...of('log')].map((part) => part.id),
          over: { x: 0, y: y + top, ...room },
        };
      }
      if (tall > most) break;
    }
}

/** Less room than anybody planned for: board, prompt and what is mine share it, offers get a line, the rest is folded. */
function squeezed({ size, asked, board, mine, of }: Cast): Plan {
  const boxes: Record<string, Box> = {};
  const offers = of('offer');
  const [line, top, hand] = [offers.length ? size.height * 0.16 : 0, asked ? size.height * 0.16 : 0, size.height * 0.24];
  const each = size.width / Math.max(1, offers.length);
  offers.forEach((one, i) => (boxes[one.id] = { x: each * i, y: 0, width: each - GAP, height: line }));
  const over = { x: 0, y: line + top + GAP, width: size.width, height: Math.max(40, size.height - line - top - hand - 2 * GAP) };
  boxes[board.id] = over;
  if (mine) boxes[mine.id] = { x: 0, y: size.height - hand, width: size.width, height: hand };
  const folded = of('people', 'aside', 'log').map((one) => one.id);
  return { boxes, prompt: { x: 0, y: line, width: size.width, height: top }, folded, over };
}

/** The arrangement that shows most, of all that have room. */
export function arrange(needs: readonly Need[], size: Size, asked = true): Plan {
  const of = (...roles: Role[]): Need[] => needs.filter((one) => roles.includes(one.role));
  const asides = of('aside');
  const cast: Cast = {
    size,
    asked,
    board: of('board')[0]!,
    mine: of('mine')[0],
    of,
    asides: [asides.filter((one) => one.side !== 'right'), asides.filter((one) => one.side === 'right')],
  };
  let best: Plan | null = null;
  let most = -Infinity;
  for (const way of [columns, tower, beside])
    for (const plan of way(cast)) {
      const value = score(needs, plan);
      if (value > most) [best, most] = [plan, value];
    }
  return best ?? squeezed(cast);
}

/** What equal things need, each at least so wide: cards of a display, tiles of a row. Where `lines` are given they lie in so
 *  many rows, or turned, in so many columns. */
export const things =
  (many: number, shape: number, least: number, best = 118, edge = 8, gap = 4, lines = 0) =>
  (width: number): readonly [number, number] => {
    const each = (columns: number): number => (width - edge + gap) / columns - gap;
    const high = (columns: number, wide: number): number => Math.ceil(many / columns) * (wide * shape + gap) - gap + edge;
    const fits = Math.max(1, Math.min(many, Math.floor((width - edge + gap) / (least + gap))));
    const most = !lines ? fits : fits >= many / lines ? many / lines : lines;
    let columns = most;
    while (columns > (lines || 1) && each(columns) < best * 0.62) columns = lines || columns - 1;
    columns = Math.ceil(many / Math.ceil(many / columns)); // as many rows, and nothing left over in the last one
    const low = high(most, Math.min(least, each(most)));
    return [low, Math.max(low, high(columns, Math.min(best, each(columns))))];
  };

/** What people need: a line each, or more. In a column above each other, in a line beside each other if all have room. */
export const folk =
  (many: number, wide: number, line: number, best: number) =>
  (width: number, column: boolean): readonly [number, number] => {
    const rows = !column && width >= many * (wide + GAP) - GAP ? 1 : many;
    return [rows * (line + GAP) - GAP, rows * (best + GAP) - GAP];
  };
