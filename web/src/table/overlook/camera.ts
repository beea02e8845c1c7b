export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  width: number;
  height: number;
}

/** How a play area is looked at: `x`, `y` is the point of it in the middle of the window, `zoom` its size on the screen. */
export interface Camera extends Point {
  zoom: number;
}
export interface Size {
  width: number;
  height: number;
}

export const NEAREST = 1.6;
export const FARTHEST = 0.06;
/** Nothing is gained by showing a small table larger than this. */
const COMFORTABLE = 0.95;
const MARGIN = 14;

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Everything in the box in sight, as large as possible. */
export function fit(box: Box, window: Size): Camera {
  const zoom = Math.min(window.width / (box.width + 2 * MARGIN), window.height / (box.height + 2 * MARGIN));
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, zoom: within(zoom, FARTHEST, COMFORTABLE) };
}

/** All of the land while that is legible; else as near as one need be to what matters, and all of that in sight. */
export function follow(land: Box, places: readonly Box[], window: Size, legible: number): Camera {
  const all = fit(land, window);
  if (all.zoom >= legible || !places.length) return all;
  const near = fit(together(places), window);
  const zoom = Math.min(near.zoom, legible);
  return zoom > all.zoom * 1.12 ? filled({ ...near, zoom }, land, window) : all;
}

/** No more of the window is left empty than must be. */
function filled(camera: Camera, land: Box, window: Size): Camera {
  const shift = (middle: number, room: number, start: number, length: number): number => {
    const half = room / 2 / camera.zoom;
    const [least, most] = [start - MARGIN + half, start + length + MARGIN - half];
    return least > most ? start + length / 2 : within(middle, least, most);
  };
  return {
    x: shift(camera.x, window.width, land.x, land.width),
    y: shift(camera.y, window.height, land.y, land.height),
    zoom: camera.zoom,
  };
}

/** The box around boxes. */
export function together(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((one) => one.x));
  const y = Math.min(...boxes.map((one) => one.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((one) => one.x + one.width)) - x,
    height: Math.max(...boxes.map((one) => one.y + one.height)) - y,
  };
}

/** The point of the play area under a point of the window (measured from its middle). */
export const under = (camera: Camera, at: Point): Point => ({ x: camera.x + at.x / camera.zoom, y: camera.y + at.y / camera.zoom });

/** Nearer or farther; what lies under `at` stays there. */
export function zoomed(camera: Camera, factor: number, at: Point = { x: 0, y: 0 }): Camera {
  const zoom = within(camera.zoom * factor, FARTHEST, NEAREST);
  const fixed = under(camera, at);
  return { x: fixed.x - at.x / zoom, y: fixed.y - at.y / zoom, zoom };
}

/** Moved by so much on the screen, but never so far that nothing of the box is left in the middle. */
export function panned(camera: Camera, by: Point, box: Box): Camera {
  return {
    x: within(camera.x - by.x / camera.zoom, box.x, box.x + box.width),
    y: within(camera.y - by.y / camera.zoom, box.y, box.y + box.height),
    zoom: camera.zoom,
  };
}

/** Whether a box of the play area is wholly in sight. */
export function inSight(camera: Camera, box: Box, window: Size, spare = 0): boolean {
  const half = { x: window.width / 2 / camera.zoom + spare, y: window.height / 2 / camera.zoom + spare };
  return (
    box.x >= camera.x - half.x &&
    box.y >= camera.y - half.y &&
    box.x + box.width <= camera.x + half.x &&
    box.y + box.height <= camera.y + half.y
  );
}

/** Moved just so far that the box is in sight. */
export function showing(camera: Camera, box: Box, window: Size): Camera {
  const half = { x: window.width / 2 / camera.zoom, y: window.height / 2 / camera.zoom };
  const shift = (middle: number, reach: number, start: number, length: number): number =>
    length > 2 * reach ? start + length / 2 : within(middle, start + length - reach, start + reach);
  return { x: shift(camera.x, half.x, box.x, box.width), y: shift(camera.y, half.y, box.y, box.height), zoom: camera.zoom };
}
