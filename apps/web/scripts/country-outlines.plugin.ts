import type { Plugin } from 'vite';
import { drawCountryOutlines } from './country-outlines.ts';

const MODULE = 'virtual:country-outlines';

/** Provides the outlines as data; only the map, itself loaded late, imports them. */
export const countryOutlines = (): Plugin => ({
  name: 'firmament:country-outlines',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  load: (id) => {
    if (id !== `\0${MODULE}`) return undefined;
    // JSON.parse is much faster in the browser than the same data as a literal.
    return `export const outlines = JSON.parse(${JSON.stringify(JSON.stringify(drawCountryOutlines()))});`;
  },
});
