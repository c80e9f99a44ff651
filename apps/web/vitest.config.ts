import { defineConfig } from 'vitest/config';
import { mapOfLights } from './scripts/map-of-lights.plugin.ts';
import { singleIcons } from './scripts/single-icons.plugin.ts';

export default defineConfig({
  plugins: [mapOfLights(), singleIcons()],
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['app/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    setupFiles: ['test/setup.ts'],
    unstubGlobals: true,
  },
});
