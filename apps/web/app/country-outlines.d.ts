declare module 'virtual:country-outlines' {
  export const outlines: import('../scripts/country-outlines.ts').CountryOutlines;
}
