import { inBoth } from '../../lib/i18n/translation.ts';
import { samplesEn } from './messages.en.ts';

export const samplesTexts = inBoth(samplesEn, {
  firmenbuch: 'Firmenbuch',
  euid: 'EUID',
  lei: 'LEI',
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
  domainSinceValue: '2. April 2009',
  mailServers: 'Mailserver',
  mailServersValue: '2, mit SPF',
  presence: 'LinkedIn, Facebook, Instagram und YouTube gefunden, X und TikTok nicht',
  figures: {
    revenue: 'Umsatz',
    earnings: 'Jahresergebnis',
    totalAssets: 'Bilanzsumme',
    equity: 'Eigenkapital',
    equityRatio: 'Eigenkapital\u00adquote',
    returnOnSales: 'Umsatz\u00adrentabilität',
    cashOnHand: 'Liquide Mittel',
    employees: 'Beschäftigte',
    revenuePerEmployee: 'Umsatz je Beschäftigten',
  },
  leads: {
    list: 'Lead-Liste',
    found: 'Sehr gut! Wir haben 248 Leads für Sie gefunden',
    score: 'Punkte',
    eva: {
      role: 'Leitung Einkauf, Murtal Solartechnik GmbH',
      first: 'Arbeitete mit Jonas Maier bei Alpin Energie AG, 2015 bis 2019',
      second: 'Studierte mit Sara Pichler an der TU Graz, 2008 bis 2012',
      third: 'Frühere Kollegin von Lukas Gruber, 2020',
    },
    martin: {
      role: 'Geschäftsführer, Ennstal Wärme KG',
      first: 'Arbeitete mit Sara Pichler bei Donau Technik, 2017 bis 2021',
      second: 'Studierte mit Jonas Maier an der JKU Linz, 2004 bis 2006',
    },
  },
  demo: 'Beispieldaten. {{company}} gibt es nicht.',
});
