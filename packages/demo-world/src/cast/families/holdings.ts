/** Two companies that own a part of each other, and a pyramid of holdings in which one share is not known. */
import type { FamilySpec } from './member.ts';
import * as people from './people.ts';
import { person } from './people.ts';

const ZAUNEGGER = person('Adelheid Zaunegger', 'female', '1970-07-12', 'Ried im Innkreis');
const ACHLEITHNER = person('Rupert Achleithner', 'male', '1966-02-03', 'Braunau am Inn', 'Ing.');
const RIEDLSPERGER = person('Johanna Riedlsperger', 'female', '1974-04-16', 'Passau');
const AUERSTHALER = person('Clarissa Auersthaler', 'female', '1977-11-29', 'Wien', 'Mag.');

export const HOLDINGS: readonly FamilySpec[] = [
  {
    name: 'Hausruck Fördertechnik GmbH',
    source: 'firmenbuch',
    number: 898_240,
    form: 'GmbH',
    trade: 'Fördertechnik und Lagertechnik',
    staff: 52,
    foundedOn: '1999-04-12',
    reports: 5,
    town: 'Ried im Innkreis',
    street: 'Bahnhofstraße 61',
    knowledge: 'register',
    people: [
      { office: 'manager', who: ZAUNEGGER, since: '1999-04-12' },
      { office: 'shareholder', who: ZAUNEGGER, since: '1999-04-12', share: 90 },
    ],
    owners: [{ name: 'Mattigtal Antriebe GmbH', since: '2011-10-17', share: 10 }],
  },
  {
    name: 'Mattigtal Antriebe GmbH',
    source: 'firmenbuch',
    number: 898_307,
    form: 'GmbH',
    trade: 'Herstellung von Getrieben und Antriebselementen',
    staff: 37,
    foundedOn: '2001-09-24',
    reports: 5,
    town: 'Braunau am Inn',
    street: 'Industriezeile 8',
    knowledge: 'register',
    people: [
      { office: 'manager', who: ACHLEITHNER, since: '2001-09-24' },
      { office: 'shareholder', who: ACHLEITHNER, since: '2001-09-24', share: 90 },
    ],
    owners: [{ name: 'Hausruck Fördertechnik GmbH', since: '2011-10-17', share: 10 }],
  },
  {
    name: 'Donaukontor Holding AG',
    source: 'firmenbuch',
    number: 899_174,
    form: 'AG',
    town: 'Wien',
    trade: 'Halten von Beteiligungen an anderen Gesellschaften',
    staff: 12,
    foundedOn: '2003-03-31',
    reports: 4,
    street: 'Handelskai 114',
    postcode: '1020',
    knowledge: 'register',
    people: [
      { office: 'boardChair', who: people.THOMAS_GRUBER.ofWien, since: '2009-07-01', isJoint: true },
      {
        office: 'board',
        since: '2015-01-12',
        isJoint: true,
        who: person('Valentina Hochstöger', 'female', '1973-05-05', 'Klosterneuburg', 'Dr.'),
      },
      {
        office: 'supervisor',
        since: '2018-06-11',
        who: person('Leopold Sagmeisterer', 'male', '1955-08-23', 'Wien', 'Dkfm.'),
      },
    ],
  },
  {
    name: 'Donaukontor Beteiligungs GmbH',
    source: 'firmenbuch',
    number: 899_182,
    form: 'GmbH',
    town: 'Wien',
    trade: 'Beteiligungsverwaltung',
    staff: 2,
    foundedOn: '2006-10-09',
    reports: 4,
    street: 'Handelskai 114',
    postcode: '1020',
    knowledge: 'register',
    people: [
      { office: 'manager', who: AUERSTHALER, since: '2010-02-22' },
      { office: 'shareholder', who: AUERSTHALER, since: '2010-02-22', share: 20 },
    ],
    owners: [
      { name: 'Donaukontor Holding AG', since: '2006-10-09', until: '2010-02-22', share: 100 },
      { name: 'Donaukontor Holding AG', since: '2010-02-22', share: 80 },
    ],
  },
  {
    name: 'Donaukontor Schweiz AG',
    source: 'zefix',
    number: 999_989,
    form: 'AG',
    town: 'Zug',
    trade: 'Beteiligungsverwaltung',
    staff: 2,
    foundedOn: '2010-05-17',
    street: 'Poststrasse 30',
    people: [
      {
        office: 'boardChair',
        since: '2010-05-17',
        who: person('Regula Zgraggen-Stocker', 'female', '1962-01-01', 'Baar'),
      },
      { office: 'board', who: people.THOMAS_GRUBER.ofZug, since: '2014-09-08', isJoint: true },
    ],
    owners: [{ name: 'Donaukontor Beteiligungs GmbH', since: '2010-05-17' }],
  },
  {
    name: 'Dreiflüsse Terminal GmbH',
    source: 'offeneregister',
    number: 899_907,
    form: 'GmbH',
    town: 'Passau',
    trade: 'Spedition',
    staff: 63,
    foundedOn: '2013-11-04',
    reports: 5,
    street: 'Hafenstraße 27',
    postcode: '94034',
    people: [
      { office: 'manager', who: RIEDLSPERGER, since: '2013-11-04' },
      { office: 'shareholder', who: RIEDLSPERGER, since: '2013-11-04', share: 45 },
    ],
    owners: [{ name: 'Donaukontor Schweiz AG', since: '2013-11-04', share: 55 }],
  },
];
