import { defineConfig } from 'vitest/config';
import { toml } from './toml.ts';

export default defineConfig({ plugins: [toml()], test: { include: ['tests/**/*.test.ts'] } });
