import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api',
    // Every test has a database of its own; what files share are modules, which take long to load.
    isolate: false,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/built-server.mjs', 'test/database-server.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
