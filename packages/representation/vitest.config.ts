import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { isolate: false, name: 'representation', include: ['src/**/*.test.ts'] },
});
