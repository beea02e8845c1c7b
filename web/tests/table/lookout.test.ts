import { expect, test, vi } from 'vitest';
import { pretendBrowser } from '../browserlike';

test('a frame that began before it was asked for moves nothing', async () => {
  pretendBrowser();
  let frame: ((now: number) => void) | undefined;
  vi.stubGlobal('requestAnimationFrame', (step: (now: number) => void) => (frame = step));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  const { Lookout } = await import('../../src/table/overlook/lookout.svelte');
  const lookout = new Lookout();
  lookout.width = 600;
  lookout.height = 400;
  const before = lookout.camera;
  lookout.nearer(1.3);
  frame?.(performance.now() - 900);
  expect(lookout.camera).toEqual(before);
  frame?.(performance.now() + 5000);
  expect(lookout.camera.zoom).toBeCloseTo(before.zoom * 1.3);
});
