import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { isolate: false, name: 'flags', include: ['src/**/*.test.ts'] },
});
