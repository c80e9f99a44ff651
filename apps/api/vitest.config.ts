import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    alias: [
      { find: '@node-rs/argon2', replacement: join(import.meta.dirname, 'test/tools/quick-argon2.ts') },
      // Threads run what operators run: reading it through tsx takes each of them about a second. In watch mode they
      // stay as they were built at the start.
      {
        find: /^.*\/start-worker\.ts$/,
        replacement: join(import.meta.dirname, 'test/servers/start-eager-worker.ts'),
      },
    ],
  },
  test: {
    name: 'api',
    // Every test has its own database, so files can share modules, which take long to load.
    isolate: false,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/servers/built-server.mjs', 'test/servers/database-server.ts'],
    // Against what hangs: a machine that others use as well takes four times as long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What is waited for comes; a second, the default, is not enough for a machine that has stood still.
    expect: { poll: { timeout: 30_000 } },
  },
});
