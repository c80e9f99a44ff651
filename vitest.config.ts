import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // One fewer than the cores, which it is by itself, leaves half of a small machine idle.
    maxWorkers: '100%',
    projects: ['packages/*/vitest.config.ts', 'apps/*/vitest.config.ts'],
  },
});
