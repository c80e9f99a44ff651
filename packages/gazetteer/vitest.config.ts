import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'gazetteer', include: ['src/**/*.test.ts'] },
});
