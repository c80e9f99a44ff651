import { defineConfig } from 'vitest/config';
import { countryOutlines } from './scripts/country-outlines.plugin.ts';
import { mapOfLights } from './scripts/map-of-lights.plugin.ts';
import { prerenderedOnly } from './scripts/prerendered-only.plugin.ts';
import { singleIcons } from './scripts/single-icons.plugin.ts';

export default defineConfig({
  plugins: [mapOfLights(), countryOutlines(), prerenderedOnly(), singleIcons()],
  test: {
    name: 'web',
    // Files share a jsdom window: making one for each took six times as long as all tests together.
    isolate: false,
    environment: 'jsdom',
    include: ['app/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    setupFiles: ['test/setup.ts'],
    unstubGlobals: true,
    testTimeout: 30_000,
  },
});
