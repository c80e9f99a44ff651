import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { isolate: false, name: 'calendar', include: ['src/**/*.test.ts'] },
});
