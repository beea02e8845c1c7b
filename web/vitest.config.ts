import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { toml } from './toml.ts';

export default defineConfig({ plugins: [toml(), svelte()], test: { include: ['tests/**/*.test.ts'] } });
