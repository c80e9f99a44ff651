import type { Translation } from '../../lib/i18n/i18n.ts';
import type { samplesEn } from './messages.en.ts';

export const samplesDe: Translation<typeof samplesEn> = {
  firmenbuch: 'Firmenbuch',
  euid: 'EUID',
  vatId: 'UID-Nummer',
  verified: 'geprüft',
  signing: { alone: 'vertritt selbständig', jointly: 'vertritt gemeinsam', prokura: 'Prokura' },
  titles: { director: 'Geschäftsführung', prokurist: 'Prokuristin' },
  industries: {
    installation: 'Elektroinstallation',
    photovoltaics: 'Photovoltaik',
    heatPumps: 'Wärmepumpen',
    storage: 'Energiespeicher',
  },
  domainSince: 'Domain seit',
  mailServers: 'Mailserver',
  mailServersValue: '2, SPF gesetzt',
  presence: 'LinkedIn, Facebook, Instagram und YouTube gefunden, X und TikTok nicht',
  figures: {
    revenue: 'Umsatz',
    earnings: 'Ergebnis',
    totalAssets: 'Bilanzsumme',
    equity: 'Eigenkapital',
    employees: 'Beschäftigte',
    revenuePerEmployee: 'Umsatz je Kopf',
  },
  demo: 'Beispieldaten. {{company}} gibt es nicht.',
};
