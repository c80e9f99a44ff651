import type { Translation } from '../../lib/i18n/i18n.ts';
import type { mapEn } from './messages.en.ts';

export const mapDe: Translation<typeof mapEn> = {
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  loading: 'Karte wird geladen …',
  failed: 'Die Karte konnte nicht geladen werden.',
};
