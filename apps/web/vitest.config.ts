import { defineConfig } from 'vitest/config';
import { countryOutlines } from './scripts/country-outlines.plugin.ts';
import { mapOfLights } from './scripts/map-of-lights.plugin.ts';
import { prerenderedOnly } from './scripts/prerendered-only.plugin.ts';
import { singleIcons } from './scripts/single-icons.plugin.ts';

export default defineConfig({
  plugins: [mapOfLights(), countryOutlines(), prerenderedOnly(), singleIcons()],
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['app/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    setupFiles: ['test/setup.ts'],
    unstubGlobals: true,
  },
});
