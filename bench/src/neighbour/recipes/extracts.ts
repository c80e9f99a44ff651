import { addDays, dayOf } from '@firmament/calendar/day';
import { castPlan } from '@firmament/demo-world/cast/plans';
import { writeExtract } from '@firmament/registers/xjustiz/write-extract';

/** Register extracts as large as one may upload, with as many people in them as that holds. */

const OFFICERS = 1_000;
const [court = '', number = ''] = (castPlan('Chiemgau Dachstrom GmbH').keys?.sourceKey ?? '').split('_HRB');

const officers = Array.from({ length: OFFICERS }, (_, i) => ({
  role: 4 + i,
  first: 'Bankina',
  last: `Zeichner ${i}`,
  bornOn: '1978-04-11',
  city: 'Freilassing',
  power: 'einzelvertretungsberechtigt',
}));

/** Each later than the ones before, because only a newer extract is taken. */
let daysAgo = 300;

/** Different files of one day, in base64. */
export const extractContents = (count: number): string[] => {
  daysAgo -= 1;
  const retrievedOn = addDays(dayOf(new Date()), -daysAgo);
  return Array.from({ length: count }, (_, i) => {
    const extract = writeExtract({
      prefix: 'tns:',
      name: 'Chiemgau Dachstrom GmbH',
      court,
      courtName: 'Amtsgericht Traunstein',
      register: 'HRB',
      number,
      seat: 'Traunstein',
      postcode: '83278',
      street: 'Gewerbepark Kaserne',
      house: String(i + 1),
      retrievedOn,
      lastEntryOn: retrievedOn,
      articlesOn: '2023-06-12',
      capital: '150000.00',
      object: 'Planung und Verkauf von Photovoltaikanlagen.',
      rule: 'Ist nur ein Geschäftsführer bestellt, so vertritt er die Gesellschaft allein.',
      entryText: 'Bestellt.',
      officers,
    });
    return Buffer.from(extract).toString('base64');
  });
};
