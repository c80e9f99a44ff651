import { inBoth } from '../../lib/i18n/translation.ts';
import { cardSamplesEn } from './card-messages.en.ts';

export const cardSamplesTexts = inBoth(cardSamplesEn, {
  results: {
    industry: 'Branche enthält',
    industryValue: 'Photovoltaik',
    within: 'höchstens',
    withinValue: '80 km von Graz',
    found: '15 Treffer',
    free: 'Suchen ist kostenlos',
    staff: 'Beschäftigte',
    more: 'und 11 weitere',
  },
  market: {
    title: 'Unternehmen nach Branche',
    note: 'Österreich, Deutschland, Schweiz',
  },
  mayBind: {
    title: 'Wer unterschreiben darf',
    note: 'Firmenbuch, 17. Nov. 2026',
    yes: 'darf unterschreiben',
    no: 'reicht nicht',
    leitner: 'Vertritt selbständig.',
    pair: 'Gemeinsam mit einer weiteren Person der Geschäftsführung oder mit Prokura.',
    brandstaetter: 'Vertritt nur gemeinsam: Eine zweite Unterschrift fehlt.',
    wording: '„vertritt seit 01.04.2018 gemeinsam mit einem weiteren Geschäftsführer oder einem Prokuristen“',
  },
  changes: {
    note: 'Abschrift des Registers vom 18. Juni 2018',
    director: 'Thomas Brandstätter wird Geschäftsführer',
    list: 'Neue Gesellschafterliste',
    capital: 'Stammkapital',
    prokura: 'Prokura von Renate Obermeier endet, Jakob Pointner erhält sie',
    renamed: 'Name',
  },
});
