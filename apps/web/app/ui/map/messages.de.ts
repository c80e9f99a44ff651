import { inBoth } from '../../lib/i18n/translation.ts';
import { mapEn } from './messages.en.ts';

export const mapTexts = inBoth(mapEn, {
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  loading: 'Karte wird geladen …',
  failed: 'Die Karte konnte nicht geladen werden.',
});
