import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { isolate: false, name: 'legal-texts', include: ['src/**/*.test.ts'] },
});
