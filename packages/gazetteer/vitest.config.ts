import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { isolate: false, name: 'gazetteer', include: ['src/**/*.test.ts'] },
});
