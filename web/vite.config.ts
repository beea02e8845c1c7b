import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { sentence } from './sentence.ts';
import { toml } from './toml.ts';

/** The server that `npm run dev` talks to: start one with `fairyring serve`. */
const SERVER = process.env['FAIRYRING_SERVER'] ?? 'http://127.0.0.1:8707';

export default defineConfig({
  plugins: [toml(), sentence(), svelte()],
  server: {
    // The games' content files lie beside the engine, one folder above the client.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: SERVER, ws: true }, '/text': SERVER },
  },
  // The server serves it from there, and the wheel carries it along.
  build: {
    target: 'es2022',
    assetsInlineLimit: 1024,
    outDir: '../src/fairyring/server/static',
    emptyOutDir: true,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
