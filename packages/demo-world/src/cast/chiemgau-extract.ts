import type { Day } from '@firmament/calendar/day';
/** The extract by which a visitor renews the company of the old copy: much has happened since 2018. */
import { writeExtract } from '@firmament/registers/xjustiz/write-extract';
import { castPlan } from './plans.ts';

const [court = '', number = ''] = (castPlan('Chiemgau Dachstrom GmbH').keys?.sourceKey ?? '').split('_HRB');

export const chiemgauExtract = (retrievedOn: Day): string =>
  writeExtract({
    prefix: 'tns:',
    name: 'Chiemgau Dachstrom GmbH',
    court,
    courtName: 'Amtsgericht Traunstein',
    register: 'HRB',
    number,
    seat: 'Traunstein',
    postcode: '83278',
    street: 'Gewerbepark Kaserne',
    house: '11',
    retrievedOn,
    lastEntryOn: '2025-11-20',
    articlesOn: '2023-06-12',
    capital: '150000.00',
    object: 'Planung, Verkauf und Montage von Photovoltaikanlagen, Speichern und Ladestationen.',
    rule: 'Ist nur ein Geschäftsführer bestellt, so vertritt er die Gesellschaft allein. Sind mehrere Geschäftsführer bestellt, so wird die Gesellschaft durch zwei Geschäftsführer oder durch einen Geschäftsführer gemeinsam mit einem Prokuristen vertreten.',
    entryText:
      'Die Gesellschafterversammlung vom 12.06.2023 hat die Erhöhung des Stammkapitals auf 150.000,00 EUR beschlossen.',
    officers: [
      {
        role: 4,
        first: 'Lena',
        last: 'Hartwig',
        bornOn: '1978-04-11',
        city: 'Freilassing',
        power: 'einzelvertretungsberechtigt',
      },
      { role: 5, first: 'Jakob', last: 'Pointner', bornOn: '1983-08-24', city: 'Traunreut' },
      {
        role: 6,
        code: '285',
        word: 'Prokurist(in)',
        first: 'Verena',
        last: 'Aschauer',
        bornOn: '1991-01-16',
        city: 'Siegsdorf',
        power: 'Gesamtprokura gemeinsam mit einem Geschäftsführer',
      },
    ],
  });
