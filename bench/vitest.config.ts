import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { isolate: false, name: 'bench', include: ['src/**/*.test.ts'] } });
