import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'demo-world', include: ['src/**/*.test.ts'] },
});
