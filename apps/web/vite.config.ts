import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { countryOutlines } from './scripts/country-outlines.plugin.ts';
import { mapOfLights } from './scripts/map-of-lights.plugin.ts';
import { prerenderedOnly } from './scripts/prerendered-only.plugin.ts';
import { singleIcons } from './scripts/single-icons.plugin.ts';

const API_ORIGIN = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

const GROUND =
  /\/use-isomorphic-effect\b|\/app\/(site\/shell\/(?!phone-menu-drawer|closing-banner)|lib\/i18n\/|lib\/(pages\/(site-pages|site-origin|dashboard-pages)|member\/(login-hint|member-storage)|browser\/(use-hydrated|first-paint|consent)|api\/(network-texts|api-error|light-read)|format\/format|forms\/use-submission)\.|ui\/(layout\/(column|panel)|brand\/(logo|lost-star)|controls\/page-button|form\/(text-field|form-notice)|feedback\/(notice-page|not-found-page|failure-page|messages))\b)/;

/**
 * What most pages of the dashboard share, and no public page needs. The styles of the pages that rows lead to are among
 * it: fetched at the click, they would be applied, taken away and applied again before such a page is drawn.
 */
const MEMBER_GROUND =
  /\/(@tanstack\/|@mantine\/core\/esm\/components\/(TextInput|CloseButton)\/|app\/(ui\/(layout\/(card|page-title)|feedback\/(problem|toasts|part-boundary)|controls\/late-menu|facts\/meter|(facts\/(timeline|facts|contact-lines)|controls\/copy-button)\.module\.css)\b|dashboard\/(company|person)-page\/[\w/-]+\.module\.css))/;

export default defineConfig({
  // The development server prepares the icons once as a whole.
  plugins: [mapOfLights(), countryOutlines(), prerenderedOnly(), { ...singleIcons(), apply: 'build' }, reactRouter()],
  build: {
    // Nothing as a data: address, which the Content-Security-Policy refuses.
    assetsInlineLimit: 0,
    // What every page needs comes in one piece: left to itself it falls into dozens, which cost the landing page 9 kB.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'ground', test: GROUND, priority: 2 },
            { name: 'member-ground', test: MEMBER_GROUND, priority: 1 },
          ],
        },
      },
    },
  },
  // The server takes changes only from its own origin, so it must see the address that the browser sees.
  server: { proxy: { '/api': { target: API_ORIGIN, changeOrigin: false } } },
});
