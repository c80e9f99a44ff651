import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'identifiers', include: ['src/**/*.test.ts'] },
});
