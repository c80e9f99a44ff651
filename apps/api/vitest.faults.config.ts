import { defineConfig } from 'vitest/config';

/** `npm run test:faults`: one fault at a time, so that each has the machine to itself. Not part of `npm test`. */
export default defineConfig({
  test: {
    name: 'faults',
    root: import.meta.dirname,
    include: ['test/faults/*.fault.ts'],
    globalSetup: ['test/servers/database-server.ts', 'test/faults/demo-world.ts'],
    fileParallelism: false,
    disableConsoleIntercept: true,
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});
