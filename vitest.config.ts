import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // The default, one fewer than the cores, leaves half of a small machine idle.
    maxWorkers: '100%',
    projects: [
      'packages/*/vitest.config.ts',
      'apps/*/vitest.config.ts',
      'bench/vitest.config.ts',
      'scripts/vitest.config.ts',
    ],
  },
});
