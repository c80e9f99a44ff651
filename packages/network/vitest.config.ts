import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Property tests draw thousands of cases; on a busy machine they need longer than the usual five seconds.
  test: { isolate: false, name: 'network', include: ['src/**/*.test.ts'], testTimeout: 60_000 },
});
