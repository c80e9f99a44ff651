import type { MESSAGES } from './messages.ts';

type English = (typeof MESSAGES)['en'];

declare module './lib/i18n/i18n.ts' {
  interface Catalogue extends English {}
}
