import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { isolate: false, name: 'api-contract', include: ['src/**/*.test.ts'] },
});
