import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { isolate: false, name: 'demo-world', include: ['src/**/*.test.ts'] },
});
