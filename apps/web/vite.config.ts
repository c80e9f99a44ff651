import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { mapOfLights } from './scripts/map-of-lights.plugin.ts';
import { prerenderedOnly } from './scripts/prerendered-only.plugin.ts';
import { singleIcons } from './scripts/single-icons.plugin.ts';

const API_ORIGIN = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

export default defineConfig({
  // The development server prepares the icons once as a whole.
  plugins: [mapOfLights(), prerenderedOnly(), { ...singleIcons(), apply: 'build' }, reactRouter()],
  // Nothing as a data: address, which the Content-Security-Policy refuses.
  build: { assetsInlineLimit: 0 },
  server: { proxy: { '/api': API_ORIGIN } },
});
