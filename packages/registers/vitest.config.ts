import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'registers', include: ['src/**/*.test.ts'] },
});
