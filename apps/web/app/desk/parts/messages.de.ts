import { inBoth } from '../../lib/i18n/translation.ts';
import { deskPartsEn } from './messages.en.ts';

export const deskPartsTexts = inBoth(deskPartsEn, {
  willSay: 'Im Protokoll steht dann',
  keys: { confirm: 'Strg ↵', cancel: 'Esc' },
  state: { ok: 'In Ordnung', warn: 'Bitte ansehen', bad: 'Gestört' },
});
