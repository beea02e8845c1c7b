import { untrack } from 'svelte';
import type { Spots } from '../spots.svelte';
import type { Box } from './camera';
import { Lookout, SIGN, type Sights } from './lookout.svelte';

/** A finger needs so much. */
const FINGER = 40;

/** What a game says of its land. */
export interface Ground {
  /** where a place of the land is; null for places elsewhere */
  boxOf: (id: string) => Box | null;
  /** how the names of those places begin where something can be laid: `cell:` */
  laying: string;
  whole: () => Box;
  legible: () => number;
  covered: () => number;
  /** how wide what lies there is, where that is not little */
  wide?: () => number;
}

/** How somebody looks at a land: what of it can be chosen, what they look at, and that neither is out of sight. */
export class Gaze {
  readonly lookout = new Lookout();
  /** the place somebody looks at, by pointer, focus or a first touch */
  looked = $state('');
  /** by a touch: the next one chooses */
  touched = $state(false);
  readonly #spots: Spots;
  readonly #ground: Ground;
  /** where something can be laid now, by the names without their beginning */
  readonly asked: readonly string[] = $derived.by(() =>
    this.#spots.options.flatMap((option) =>
      option.elements.filter((one) => one.startsWith(this.#ground.laying)).map((one) => one.slice(this.#ground.laying.length)),
    ),
  );
  readonly choosable: readonly Box[] = $derived.by(() => this.boxes(this.#spots.options.flatMap((option) => option.elements)));
  readonly hidden = $derived.by(() => this.choosable.some((box) => !this.lookout.sees(box)));
  readonly sights: Sights = $derived.by(() => ({
    whole: this.#ground.whole(),
    // what the eye should be on: what can be chosen, else what is marked just now
    mattering: this.choosable.length ? this.choosable : this.boxes(this.#spots.marked),
    legible: this.#ground.legible(),
    covered: this.#ground.covered(),
    wide: this.#ground.wide?.() ?? SIGN,
  }));

  constructor(spots: Spots, ground: Ground) {
    this.#spots = spots;
    this.#ground = ground;
    $effect(() => {
      const [now, room] = [this.sights, this.lookout.size];
      if (!room.width) return;
      untrack(() => {
        // a new place is asked for: nobody should have to look for it
        if (this.lookout.mode === 'free' && this.asked.length && this.hidden) this.lookout.mode = 'follow';
        this.lookout.attend(now);
      });
    });
    $effect(() => {
      void spots.options;
      untrack(() => (this.looked = ''));
    });
  }

  boxes(ids: Iterable<string>): Box[] {
    return [...ids].map((id) => this.#ground.boxOf(id)).filter((one) => one !== null);
  }

  /** A place that gets the focus comes into sight. */
  focused = (event: FocusEvent): void => {
    const id = (event.target as HTMLElement).dataset['el'];
    const box = id ? this.#ground.boxOf(id) : null;
    if (box) this.lookout.show(box);
  };

  /** What a place of the land gives to its spot, besides its words: a touch comes nearer first where a finger needs it. */
  at(id: string): { nearer: () => boolean; onlook: (looks: boolean, touches?: boolean) => void; looked: boolean } {
    return {
      nearer: () => {
        const box = this.#ground.boxOf(id);
        return box !== null && this.lookout.approach(box, FINGER);
      },
      onlook: (looks, touches = false) => {
        if (looks) {
          this.looked = id;
          this.touched = touches;
        } else if (this.looked === id) this.looked = '';
      },
      looked: this.looked === id,
    };
  }
}
