import { inBoth } from '../../lib/i18n/translation.ts';
import { priceCardsEn } from './messages.en.ts';

export const priceCardsTexts = inBoth(priceCardsEn, {
  free: 'Kostenlos',
  onRequest: 'Auf Anfrage',
  below: {
    free: 'Keine Kreditkarte erforderlich',
    onRequest: 'Nennen Sie uns Ihre Menge',
  },
  noTerm: {
    free: 'Keine Laufzeit, keine Kündigungsfrist',
    onRequest: 'Laufzeit nach Vereinbarung, mindestens 12 Monate',
  },
  monthly: {
    consumer: 'im Monat, inkl. {{percent}}\u00a0% USt.',
    business: 'im Monat, zzgl. {{percent}}\u00a0% USt.',
    reverse_charge: 'im Monat, USt.: Reverse Charge',
    outside_scope: 'im Monat, keine USt.',
    term: {
      consumer: 'Mindestlaufzeit {{count}} Monate, danach mit 30 Tagen Frist kündbar.',
      business: 'Mindestlaufzeit {{count}} Monate, verlängert sich um 12; 3 Monate Kündigungsfrist.',
    },
    total: '{{total}} über die Mindestlaufzeit',
  },
  requests: 'Unternehmen und Personen im Monat',
  exports: 'Datenexporte je 24 Stunden',
});
