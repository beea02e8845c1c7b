import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { toml } from './toml.ts';

export default defineConfig({
  plugins: [toml(), svelte()],
  // The games' content files lie beside the engine, one folder above the client.
  server: { fs: { allow: ['..'] } },
  build: { target: 'es2022', assetsInlineLimit: 1024 },
});
