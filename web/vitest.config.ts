import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { sentence } from './sentence.ts';
import { toml } from './toml.ts';

export default defineConfig({ plugins: [toml(), sentence(), svelte()], test: { include: ['tests/**/*.test.ts'] } });
