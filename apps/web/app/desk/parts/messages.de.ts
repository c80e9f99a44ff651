import { inBoth } from '../../lib/i18n/translation.ts';
import { deskPartsEn } from './messages.en.ts';

export const deskPartsTexts = inBoth(deskPartsEn, {
  willSay: 'Im Protokoll steht dann',
  cancel: 'Abbrechen',
  keys: { confirm: 'Strg ↵', cancel: 'Esc' },
  working: 'Einen Moment …',
  loading: 'Wird geladen …',
  retry: 'Erneut versuchen',
  state: { ok: 'In Ordnung', warn: 'Bitte ansehen', bad: 'Gestört' },
});
