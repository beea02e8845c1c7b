import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { sentence } from './sentence.ts';
import { toml } from './toml.ts';

// No test depends on how fast this machine is just now: the limit only catches what never ends.
export default defineConfig({
  plugins: [toml(), sentence(), svelte()],
  test: { include: ['tests/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 },
});
