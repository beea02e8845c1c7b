import { tick } from 'svelte';
import { svg } from '../art/draw';
import type { Stagehand } from './playback.svelte';
import type { Centre, Flight, Motion } from './staging';

/** Makes things fly across the page, above everything else. */
export class PageStagehand implements Stagehand {
  #running = new Set<Animation>();
  #rests = new Set<() => void>();

  /** `scene` is where places are looked for, `layer` where things fly. */
  constructor(
    readonly scene: () => HTMLElement | null,
    readonly layer: () => HTMLElement | null,
  ) {}

  async fly(motion: Motion, time: number): Promise<void> {
    // what flies is copied before its place is emptied
    const ready = motion.flights.map((flight) => this.#prepare(flight)).filter((one) => one !== null);
    await tick();
    if (ready.length === 0) return motion.flights.length ? undefined : this.rest(time);
    await Promise.all(ready.map((start) => start(time)));
  }

  async reveal(centre: Centre, time: number, still: boolean): Promise<void> {
    const layer = this.layer();
    const stage = this.scene()?.querySelector('.scene')?.getBoundingClientRect();
    if (!layer || !stage) return;
    const [, , w, h] = centre.drawing.box;
    const size = Math.min(stage.width * 0.5, stage.height * 0.5, 230) / Math.max(w, h);
    const sprite = document.createElement('div');
    sprite.className = 'flying revealed';
    sprite.innerHTML = svg(centre.drawing);
    sprite.style.width = `${w * size}px`;
    sprite.style.height = `${h * size}px`;
    const at = `translate(${stage.x + (stage.width - w * size) / 2}px, ${stage.y + (stage.height - h * size) / 2}px)`;
    layer.append(sprite);
    if (still) {
      sprite.style.transform = at;
      await this.rest(time);
    } else {
      const away = centre.rolls ? 'rotate(-540deg) scale(0.3)' : 'perspective(700px) rotateY(88deg)';
      const there = centre.rolls ? 'rotate(0deg) scale(1)' : 'perspective(700px) rotateY(0deg)';
      const animation = sprite.animate(
        [
          { transform: `${at} ${away}`, opacity: 0.2, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)' },
          { transform: `${at} ${there}`, opacity: 1, offset: 0.45 },
          { transform: `${at} ${there}`, opacity: 1, offset: 0.92 },
          { transform: `${at} ${there}`, opacity: 0 },
        ],
        { duration: time, fill: 'both' },
      );
      this.#running.add(animation);
      await animation.finished.catch(() => undefined);
      this.#running.delete(animation);
    }
    sprite.remove();
  }

  rest(time: number): Promise<void> {
    return new Promise((done) => {
      const end = (): void => {
        clearTimeout(timer);
        this.#rests.delete(end);
        done();
      };
      const timer = window.setTimeout(end, time);
      this.#rests.add(end);
    });
  }

  cut(): void {
    for (const animation of this.#running) animation.finish();
    for (const end of [...this.#rests]) end();
  }

  /** The place of that name, or the one it lies in. */
  #find(id: string): HTMLElement | null {
    const scene = this.scene();
    for (let name = id; scene && name; name = name.slice(0, Math.max(0, name.lastIndexOf(':')))) {
      const found = [...scene.querySelectorAll<HTMLElement>(`[data-el="${CSS.escape(name)}"]`)].find(
        (one) => one.getClientRects().length > 0,
      );
      if (found) return found;
    }
    return null;
  }

  #prepare(flight: Flight): ((time: number) => Promise<void>) | null {
    const source = this.#find(flight.from);
    const layer = this.layer();
    if (!source || !layer || !this.#find(flight.to)) return null;
    const from = source.getBoundingClientRect();
    const sprite = document.createElement('div');
    sprite.className = 'flying';
    let width = from.width;
    let height = from.height;
    if (flight.drawing) {
      const [, , w, h] = flight.drawing.box;
      width = Math.max(14, Math.min(from.width, (from.height * w) / h) * (flight.size ?? 1));
      height = (width * h) / w;
      sprite.innerHTML = svg(flight.drawing);
    } else {
      const copy = source.cloneNode(true) as HTMLElement;
      copy.removeAttribute('data-el');
      copy.classList.remove('can', 'marked');
      sprite.append(copy);
    }
    sprite.style.width = `${width}px`;
    sprite.style.height = `${height}px`;
    return async (time) => {
      const target = this.#find(flight.to)?.getBoundingClientRect();
      if (!target) return;
      const stops = [from, ...(flight.via ? [this.#find(flight.via)?.getBoundingClientRect()] : []), target].filter(
        (one) => one !== undefined,
      );
      layer.append(sprite);
      const shrink =
        flight.drawing && width <= Math.min(target.width, target.height) * 1.2
          ? 1
          : Math.min(1, target.width / width, target.height / height);
      const frames = stops.flatMap((stop, i) => {
        const x = stop.x + stop.width / 2 - width / 2;
        const y = stop.y + stop.height / 2 - height / 2;
        const last = i === stops.length - 1;
        const scale = last ? shrink : 1;
        const turn = (flight.spin ?? 0) * 360 * (i / (stops.length - 1));
        const frame = { transform: `translate(${x}px, ${y}px) scale(${scale}) rotate(${turn}deg)`, opacity: last && flight.fade ? 0 : 1 };
        const before = stops[i - 1];
        if (!before) return [frame];
        const bx = before.x + before.width / 2 - width / 2;
        const by = before.y + before.height / 2 - height / 2;
        const far = Math.hypot(x - bx, y - by);
        return [
          {
            transform: `translate(${(x + bx) / 2}px, ${(y + by) / 2 - Math.min(46, far * 0.16)}px) scale(${(1 + scale) / 2 + 0.12}) rotate(${turn / 2}deg)`,
            opacity: 1,
          },
          frame,
        ];
      });
      const animation = sprite.animate(frames, {
        duration: time * (stops.length > 2 ? 1.5 : 1),
        delay: time * (flight.delay ?? 0),
        easing: 'cubic-bezier(0.4, 0.1, 0.3, 1)',
        fill: 'both',
      });
      this.#running.add(animation);
      await animation.finished.catch(() => undefined);
      this.#running.delete(animation);
      sprite.remove();
    };
  }
}
