import type { Plugin } from 'vite';
import { drawCountryOutlines } from './country-outlines.ts';

const MODULE = 'virtual:country-outlines';

/** Hands the outlines to the application as data; only the map, itself loaded late, asks for them. */
export const countryOutlines = (): Plugin => ({
  name: 'firmament:country-outlines',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  load: (id) => {
    if (id !== `\0${MODULE}`) return undefined;
    // Parsed as JSON: much quicker for the browser than the same as a literal.
    return `export const outlines = JSON.parse(${JSON.stringify(JSON.stringify(drawCountryOutlines()))});`;
  },
});
