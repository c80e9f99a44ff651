import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { isolate: false, name: 'identifiers', include: ['src/**/*.test.ts'] },
});
