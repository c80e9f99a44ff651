import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { isolate: false, testTimeout: 30_000, name: 'geo', include: ['src/**/*.test.ts'] },
});
