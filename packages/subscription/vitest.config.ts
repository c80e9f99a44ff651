import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'subscription', include: ['src/**/*.test.ts'] },
});
