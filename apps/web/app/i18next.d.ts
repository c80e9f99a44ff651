import type { MESSAGES } from './messages.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'site';
    resources: (typeof MESSAGES)['en'];
  }
}
