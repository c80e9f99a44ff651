import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { isolate: false, name: 'identity', include: ['src/**/*.test.ts'] } });
