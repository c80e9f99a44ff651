import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@node-rs/argon2': join(import.meta.dirname, 'test/quick-argon2.ts') } },
  test: {
    name: 'api',
    // Every test has its own database, so files can share modules, which take long to load.
    isolate: false,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/built-server.mjs', 'test/database-server.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
