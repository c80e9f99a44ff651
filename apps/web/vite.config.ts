import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { countryOutlines } from './scripts/country-outlines.plugin.ts';
import { mapOfLights } from './scripts/map-of-lights.plugin.ts';
import { prerenderedOnly } from './scripts/prerendered-only.plugin.ts';
import { singleIcons } from './scripts/single-icons.plugin.ts';
import { contractWithoutDescriptions } from './scripts/without-descriptions.plugin.ts';

const API_ORIGIN = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

const GROUND =
  /\/use-isomorphic-effect\b|\/icons\/Icon(Search|ArrowRight|Check)\.|\/app\/(site\/shell\/(?!phone-menu-drawer|closing-banner|german-hint)|routes\/site\/layout|lib\/i18n\/(i18n|messages|translation|language|address-language)\.|lib\/(pages\/(site-pages|site-link|site-origin|dashboard-pages)|member\/(login-hint|member-storage|plans|sign-in-options)|browser\/(use-hydrated|first-paint|consent)|api\/(network-texts|api-error|light-read)|format\/format|forms\/use-submission)\.|ui\/(drawing\/use-print-in-light|frame\/schemes|layout\/(column|panel)|facts\/(initials|magnitude|status-text|(facts|sparkline)\.module\.css)|brand\/(logo|lost-star)|controls\/(page-button|more-link)|form\/(text-field|form-notice)|feedback\/(script-needed|notice-page|not-found-page|failure-page|messages))\b)/;

/**
 * Shared by most pages of dashboard and desk and needed by no public page. Includes the styles of the pages that table
 * rows link to: fetched at the click, they would be applied, removed and applied again before such a page is drawn.
 */
const MEMBER_GROUND =
  /\/(@tanstack\/|@mantine\/core\/esm\/components\/(TextInput|CloseButton)\/|app\/(lib\/i18n\/member-messages\b|ui\/(layout\/(card|page-title)|feedback\/(problem|toasts|part-boundary)|controls\/late-menu|facts\/meter|frame\/(?!phone-drawer|appearance-items|user-items|palette-view|frame-skeleton)[\w.-]+|(facts\/(timeline|contact-lines)|record\/record-page|controls\/(back-link|copy-button|more-button|segments))\.module\.css)\b|dashboard\/(company|person)-page\/(?!register\/|[\w/-]*(rules|upload)-dialog\.)[\w/-]+\.module\.css))/;

/** The file in five letters. The default adds the line: with a thousand classes, lines weigh more than the rest of a name. */
const scopedName = (name: string, file: string): string => {
  const hash = createHash('sha256')
    .update(relative(import.meta.dirname, file))
    .digest('base64url');
  return `${name}_${hash.slice(0, 5)}`;
};

export default defineConfig({
  // Build only: the development server prepares all icons once.
  plugins: [
    mapOfLights(),
    countryOutlines(),
    prerenderedOnly(),
    contractWithoutDescriptions(),
    { ...singleIcons(), apply: 'build' as const },
    reactRouter(),
  ],
  css: { modules: { generateScopedName: scopedName } },
  build: {
    // The Content-Security-Policy refuses data: URLs.
    assetsInlineLimit: 0,
    // Without groups the code that every page needs splits into dozens of chunks, which cost the landing page 9 kB.
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
  // The API accepts writes only from its own origin, so it must see the address that the browser sees.
  server: { proxy: { '/api': { target: API_ORIGIN, changeOrigin: false } } },
});
