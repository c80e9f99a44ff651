/** Of the samples that only some pages show; the landing page does without them. */
export const cardSamplesEn = {
  results: {
    industry: 'industry contains',
    industryValue: 'Photovoltaik',
    within: 'within',
    withinValue: '80 km of Graz',
    found: '15 results found.',
    free: 'Search is free',
    staff: 'Employees',
    more: 'and 11 more',
  },
  market: {
    title: 'Companies by trade',
    note: 'Austria, Germany, Switzerland',
  },
  mayBind: {
    title: 'Who may sign',
    note: 'Firmenbuch, 17 Nov 2026',
    yes: 'may sign',
    no: 'not enough',
    leitner: 'Represents alone.',
    pair: 'Jointly with another managing director or with Prokura.',
    brandstaetter: 'Represents jointly only: a second signature is missing.',
    wording: '“represents since 1 April 2018 jointly with another managing director or a holder of Prokura”',
  },
  changes: {
    note: 'copy of the register of 18 Jun 2018',
    director: 'Thomas Brandstätter becomes managing director',
    list: 'New list of shareholders',
    capital: 'Registered capital',
    prokura: 'Prokura of Renate Obermeier ends, Jakob Pointner receives it',
    renamed: 'Name',
  },
} as const;
