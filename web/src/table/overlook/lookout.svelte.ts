import { stillness } from '../../lib/settings';
import { type Box, type Camera, fit, follow, inSight, panned, type Point, showing, type Size, zoomed } from './camera';

/** What the one who looks should see: everything, and the places that matter just now. */
export interface Sights {
  whole: Box;
  mattering: readonly Box[];
  /** from this zoom on everything can be read and pressed: no need to come nearer */
  legible: number;
  /** so high is what lies over the window's lower left corner; 0 where nothing does */
  covered: number;
  /** and so wide */
  wide: number;
}

/** What lies in the lower left corner is about so wide, unless the game says otherwise. */
export const SIGN = 136;
/** The lens in the lower right corner: so long, and so thick. */
const [LENS, THICK] = [136, 50];

/** Where one looks from. It follows the growing land, or shows all of it, until somebody moves it. */
export class Lookout {
  camera = $state.raw<Camera>({ x: 100, y: 0, zoom: 0.5 });
  mode = $state<'follow' | 'all' | 'free'>('follow');
  width = $state(0);
  height = $state(0);
  readonly size = $derived({ width: this.width, height: this.height });
  /** the lens stands upright where there is more room beside the land than below it */
  readonly upright = $derived(this.width > this.height * 1.15);
  private glide = 0;
  private settled = false;

  /** Glide there; at once when nothing should move. */
  private look(to: Camera): void {
    cancelAnimationFrame(this.glide);
    const from = this.camera;
    if (stillness() || !this.width) {
      this.camera = to;
      return;
    }
    const start = performance.now();
    const step = (now: number): void => {
      // a frame may have begun before it was asked for: without the lower bound the land would fly off
      const share = Math.min(1, Math.max(0, (now - start) / 260));
      const k = 1 - (1 - share) ** 3;
      this.camera = { x: from.x + (to.x - from.x) * k, y: from.y + (to.y - from.y) * k, zoom: from.zoom * (to.zoom / from.zoom) ** k };
      if (share < 1) this.glide = requestAnimationFrame(step);
    };
    this.glide = requestAnimationFrame(step);
  }

  /** Under somebody's hand: there at once, and it stays there. */
  move(to: Camera): void {
    cancelAnimationFrame(this.glide);
    this.mode = 'free';
    this.camera = to;
  }

  pan(by: Point, land: Box): void {
    this.mode = 'free';
    this.look(panned(this.camera, by, land));
  }

  nearer(factor: number): void {
    this.mode = 'free';
    this.look(zoomed(this.camera, factor));
  }

  /** Everything at once; once more, and it follows what happens again. */
  showAll(sights: Sights): void {
    this.mode = this.mode === 'all' ? 'follow' : 'all';
    this.look(this.best(sights));
  }

  /** Something has changed: look there, unless somebody chose to look elsewhere. */
  attend(sights: Sights): void {
    if (this.mode === 'free') return;
    if (this.settled) this.look(this.best(sights));
    else this.camera = this.best(sights);
    this.settled = true;
  }

  /** Bring a place into sight. */
  show(box: Box): void {
    if (!this.sees(box)) this.look(showing(this.camera, box, this.size));
  }

  /** Come so near that something so large can be pressed; true when one had to. It stays under the finger that touched it. */
  approach(box: Box, least: number): boolean {
    const size = Math.min(box.width, box.height) * this.camera.zoom;
    if (size >= least) return false;
    const middle = this.seen({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    this.look(showing(zoomed(this.camera, (least * 1.1) / size, middle), box, this.size));
    return true;
  }

  sees(box: Box): boolean {
    return inSight(this.camera, box, this.size);
  }

  /** Where a point of the land is in the window, from its middle. */
  seen({ x, y }: Point): Point {
    return { x: (x - this.camera.x) * this.camera.zoom, y: (y - this.camera.y) * this.camera.zoom };
  }

  /** Signs lie in the lower corners of the window. Where they would hide what matters, the land lies beside them or above
   *  them, whatever shows it larger. */
  private best(sights: Sights): Camera {
    const low = Math.max(sights.covered, this.upright ? 0 : THICK);
    const side = this.upright ? THICK : 0;
    const cameras = [this.beyond(sights, 0, 0), this.beyond(sights, side, 0), this.beyond(sights, 0, low)];
    return cameras.find((one) => !this.hides(one, sights)) ?? this.beyond(sights, side, low);
  }

  /** Everything in the room that is left without so much at the right edge and at the lower one. */
  private beyond(sights: Sights, side: number, low: number): Camera {
    const found = this.framed(sights, { width: this.width - side, height: this.height - low });
    return { ...found, x: found.x + side / 2 / found.zoom, y: found.y + low / 2 / found.zoom };
  }

  private hides(camera: Camera, { mattering, covered, wide: along }: Sights): boolean {
    const [right, low] = [this.width / 2, this.height / 2];
    const [wide, high] = this.upright ? [THICK, LENS] : [LENS, THICK];
    return mattering.some((box) => {
      const from = { x: (box.x - camera.x) * camera.zoom, y: (box.y - camera.y) * camera.zoom };
      const to = { x: from.x + box.width * camera.zoom, y: from.y + box.height * camera.zoom };
      return (to.x > right - wide && to.y > low - high) || (covered > 0 && from.x < along - right && to.y > low - covered);
    });
  }

  private framed({ whole, mattering, legible }: Sights, room: Size): Camera {
    return this.mode === 'all' ? fit(whole, room) : follow(whole, mattering, room, legible);
  }
}
