/** Subsidiaries of the older cast, and two companies that only somebody who is likely one person connects. */
import type { FamilySpec } from './member.ts';
import * as people from './people.ts';
import { person } from './people.ts';

const SOLAR = 'Murtal Solartechnik GmbH';

const CAPLAZI = person('Gieri Caplazi', 'male', '1958-01-01', 'Ilanz');

export const NEIGHBOURS: readonly FamilySpec[] = [
  {
    name: 'AH Immobilien GmbH',
    source: 'firmenbuch',
    number: 896_013,
    form: 'GmbH',
    town: 'Graz',
    trade: 'Vermietung und Verpachtung eigener Immobilien',
    staff: 2,
    foundedOn: '2008-11-03',
    reports: 4,
    street: 'Birkenstraße 4',
    postcode: '8020',
    knowledge: 'register',
    people: [
      {
        office: 'manager',
        since: '2020-03-02',
        who: person('Petra Reisinger', 'female', '1981-03-12', 'Graz', 'Mag.'),
      },
      { office: 'manager', who: people.STEFAN_KOFLER, since: '2008-11-03', until: '2020-03-02' },
    ],
    owners: [{ name: 'Alpenholz Systembau GmbH', since: '2008-11-03', share: 100 }],
  },
  {
    name: 'Murtal Solar Deutschland GmbH',
    source: 'offeneregister',
    number: 899_906,
    form: 'GmbH',
    trade: 'Planung und Montage von Photovoltaikanlagen',
    staff: 14,
    foundedOn: '2012-03-19',
    reports: 4,
    town: 'Freilassing',
    street: 'Sägewerkstraße 18',
    people: [
      { office: 'manager', who: people.LENA_HARTWIG, since: '2016-09-05', isJoint: true },
      { office: 'manager', who: people.THOMAS_BRANDSTAETTER, since: '2018-05-03', isJoint: true },
      {
        office: 'manager',
        since: '2012-03-19',
        until: '2016-09-05',
        who: person('Korbinian Wimmerl', 'male', '1965-10-20', 'Freilassing'),
      },
    ],
    owners: [{ name: SOLAR, since: '2012-03-19', share: 100 }],
  },
  {
    name: 'Murtal Solar Schweiz AG',
    source: 'zefix',
    number: 999_986,
    form: 'AG',
    town: 'St. Gallen',
    trade: 'Planung und Montage von Photovoltaikanlagen',
    staff: 8,
    foundedOn: '2019-05-27',
    street: 'Rosenbergstrasse 22',
    postcode: '9000',
    people: [
      { office: 'boardChair', who: people.BEAT_IMHOF, since: '2019-05-27', isJoint: true },
      { office: 'board', who: people.THOMAS_BRANDSTAETTER, since: '2019-05-27', isJoint: true },
    ],
    owners: [{ name: SOLAR, since: '2019-05-27', share: 100 }],
  },
  {
    name: 'Calanda Alpenstrom AG',
    source: 'zefix',
    number: 999_987,
    form: 'AG',
    town: 'Chur',
    trade: 'Erzeugung von Strom aus Wasserkraft',
    staff: 11,
    foundedOn: '2007-09-03',
    street: 'Kasernenstrasse 77',
    people: [
      { office: 'boardChair', who: CAPLAZI, since: '2007-09-03', isJoint: true },
      { office: 'board', who: people.QUIRIN_CADUFF_NAEGELI, since: '2016-04-11', isJoint: true },
      { office: 'shareholder', who: CAPLAZI, since: '2007-09-03', share: 80 },
    ],
    owners: [
      { name: 'Bündner Gewerbestrom AG', place: 'Davos', since: '2007-09-03', until: '2021-02-15', share: 20 },
      { name: 'Murtal Solar Schweiz AG', since: '2021-02-15', share: 20 },
    ],
  },
  {
    name: 'Plessur Immobilien AG',
    source: 'zefix',
    number: 999_988,
    form: 'AG',
    town: 'Chur',
    trade: 'Immobilienverwaltung',
    staff: 3,
    foundedOn: '2011-02-07',
    knowledge: 'register',
    street: 'Obere Gasse 15',
    people: [
      { office: 'boardChair', who: people.QUIRIN_CADUFF_NAEGELI, since: '2011-02-07' },
      {
        office: 'board',
        since: '2018-06-25',
        isJoint: true,
        who: person('Ladina Bezzola', 'female', '1980-01-01', 'Chur'),
      },
    ],
  },
];
