/** Who acts for a company by office; everybody else holds Prokura, a share or a seat that watches. */
const LEADING =
  /geschäftsführ|vorst[aä]nd|verwaltungsrat|inhaber|obfrau|obmann|präsident|direktor|haftende|komplement|liquidator|abwickler|geschäftsleiter/i;

export const functionKind = (title: string): 'lead' | 'other' => (LEADING.test(title) ? 'lead' : 'other');
