import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { isolate: false, name: 'registers', include: ['src/**/*.test.ts'] },
});
