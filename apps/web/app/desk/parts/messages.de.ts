import type { Translation } from '../../lib/i18n/i18n.ts';
import type { deskPartsEn } from './messages.en.ts';

export const deskPartsDe: Translation<typeof deskPartsEn> = {
  willSay: 'Im Protokoll steht dann',
  cancel: 'Abbrechen',
  keys: { confirm: 'Strg ↵', cancel: 'Esc' },
  working: 'Einen Moment …',
  loading: 'Wird geladen …',
  retry: 'Erneut versuchen',
  state: { ok: 'In Ordnung', warn: 'Bitte ansehen', bad: 'Gestört' },
};
