import type { MESSAGES } from './messages.ts';

type English = { readonly [N in keyof typeof MESSAGES]: (typeof MESSAGES)[N]['en'] };

declare module './lib/i18n/i18n.ts' {
  interface Catalogue extends English {}
}
