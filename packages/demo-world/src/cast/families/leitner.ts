/** A family, its foundation and holding, and what they own or once owned. */
import type { FamilySpec } from './member.ts';
import * as people from './people.ts';
import { person } from './people.ts';

const HOUSE = { town: 'Judenburg', street: 'Burggasse 5', postcode: '8750' };

/** Josef Leitner handed his companies to his children and the foundation. */
const HANDED_OVER = '2012-06-30';

/** The holding left the Speicherwerk to its founder before it was wound up. */
const HANDED_BACK = '2023-12-18';

const HOLDING = 'Leitner Familienholding GmbH';

const SEITINGERHOFER = person('Gernot Seitingerhofer', 'male', '1967-04-04', 'Pöls', 'Ing.');
const TRATTNERBERGER = person('Birgit Trattnerberger', 'female', '1975-01-31', 'Leoben', 'Mag.');

export const LEITNER: readonly FamilySpec[] = [
  {
    ...{ name: 'Leitner Privatstiftung', source: 'firmenbuch', number: 892_417, form: 'Privatstiftung' },
    ...{ trade: 'Verwaltung eigenen Vermögens', staff: 1, foundedOn: '1997-11-20', knowledge: 'register' },
    ...HOUSE,
    people: [
      { office: 'chair', who: people.EVA_LEITNER_MOSER, since: HANDED_OVER, isJoint: true },
      { office: 'board', who: people.HEDWIG_ZWETTLER_HAAS, since: '2014-03-01', isJoint: true },
      {
        ...{ office: 'board', since: '2021-05-10', isJoint: true },
        who: person('Ulrich Fessl', 'male', '1969-12-02', 'Leoben', 'Mag. (FH)'),
      },
      { office: 'founder', who: people.JOSEF_LEITNER, since: '1997-11-20' },
      {
        ...{ office: 'board', since: '1997-11-20', until: '2014-03-01', isJoint: true },
        who: person('Anton Pacherlechner', 'male', '1939-09-14', 'Knittelfeld'),
      },
    ],
  },
  {
    ...{ name: HOLDING, source: 'firmenbuch', number: 893_214, form: 'GmbH' },
    ...{ trade: 'Beteiligungsverwaltung', staff: 3, foundedOn: '1998-05-12', reports: 5, knowledge: 'register' },
    ...HOUSE,
    people: [
      { office: 'manager', who: people.ANDREAS_LEITNER, since: HANDED_OVER },
      { office: 'procurator', who: people.MIRIAM_HOFER, since: '2022-04-01' },
      { office: 'procurator', who: TRATTNERBERGER, since: '2018-09-03' },
      { office: 'shareholder', who: people.KATHARINA_LEITNER, since: HANDED_OVER, share: 20 },
      { office: 'shareholder', who: people.ANDREAS_LEITNER, since: HANDED_OVER, share: 20 },
      { office: 'manager', who: people.JOSEF_LEITNER, since: '1998-05-12', until: HANDED_OVER },
      { office: 'shareholder', who: people.JOSEF_LEITNER, since: '1998-05-12', until: HANDED_OVER, share: 100 },
    ],
    owners: [{ name: 'Leitner Privatstiftung', since: HANDED_OVER, share: 60 }],
  },
  {
    ...{ name: 'Murtal Netzbau GmbH', source: 'firmenbuch', number: 894_630, form: 'GmbH', town: 'Knittelfeld' },
    ...{ trade: 'Leitungsbau und Kanalbau', staff: 44, foundedOn: '2006-04-03', reports: 5, knowledge: 'register' },
    ...{ street: 'Bahnstraße 31', renamed: { on: '2016-03-14', from: 'Aichfelder Leitungsbau GmbH' } },
    people: [
      { office: 'manager', who: people.MARKUS_HABERLEITNER, since: '2013-01-15', isJoint: true },
      {
        ...{ office: 'manager', since: '2023-10-02', isJoint: true },
        who: person('Daniela Pirstinger', 'female', '1984-08-30', 'Spielberg', 'Dipl.-Ing.'),
      },
      { office: 'procurator', who: people.THOMAS_GRUBER.ofKnittelfeld, since: '2019-02-11' },
      { office: 'manager', who: people.ANDREAS_LEITNER, since: '2013-01-15', until: '2023-10-02', isJoint: true },
      {
        ...{ office: 'manager', since: '2006-04-03', until: '2013-01-15' },
        who: person('Heribert Stiegenbauer', 'male', '1950-05-09', 'Knittelfeld'),
      },
    ],
    owners: [
      { name: 'Stiegenbauer Tiefbau GmbH', place: 'Knittelfeld', since: '2006-04-03', until: '2013-01-15', share: 100 },
      { name: HOLDING, since: '2013-01-15', share: 100 },
    ],
  },
  {
    ...{ name: 'Zirbenland Windkraft GmbH', source: 'firmenbuch', number: 895_077, form: 'GmbH', town: 'Judenburg' },
    ...{ trade: 'Erzeugung von Strom aus Windkraft', staff: 4, foundedOn: '2013-10-07', reports: 5 },
    ...{ street: 'Gaalweg 2', knowledge: 'register' },
    people: [
      {
        ...{ office: 'manager', since: '2017-05-02' },
        who: person('Florian Hödl', 'male', '1983-09-09', 'Graz', 'Dipl.-Ing.'),
      },
      { office: 'manager', who: people.ANDREAS_LEITNER, since: '2013-10-07', until: '2017-05-02' },
    ],
    owners: [
      { name: HOLDING, since: '2013-10-07', until: '2017-05-02', share: 100 },
      { name: HOLDING, since: '2017-05-02', share: 75 },
      { name: 'Voltara Energie GmbH', since: '2017-05-02', share: 25 },
    ],
  },
  {
    ...{ name: 'Pölstal Biowärme GmbH', source: 'firmenbuch', number: 895_841, form: 'GmbH', town: 'Pöls' },
    ...{ trade: 'Biomasse-Heizwerk und Nahwärmeversorgung', staff: 7, foundedOn: '2004-09-20', reports: 5 },
    ...{ street: 'Hauptstraße 88', knowledge: 'register' },
    people: [
      { office: 'manager', who: SEITINGERHOFER, since: '2004-09-20', isJoint: true },
      { office: 'manager', who: people.ANDREAS_LEITNER, since: '2016-01-18', isJoint: true },
      { office: 'shareholder', who: SEITINGERHOFER, since: '2004-09-20', share: 49 },
      { office: 'manager', who: people.JOSEF_LEITNER, since: '2009-04-01', until: '2016-01-18', isJoint: true },
    ],
    owners: [
      { name: 'Pölstaler Waldbauern eGen', place: 'Pöls', since: '2004-09-20', until: '2009-04-01', share: 51 },
      { name: HOLDING, since: '2009-04-01', share: 51 },
    ],
  },
  {
    ...{ name: 'Holzwärme Mur GmbH', source: 'firmenbuch', number: 897_362, form: 'GmbH', town: 'Frohnleiten' },
    ...{ trade: 'Biomasse-Heizwerk und Nahwärmeversorgung', staff: 9, foundedOn: '2020-02-17', reports: 4 },
    ...{ street: 'Mauritzener Hauptstraße 12', knowledge: 'register' },
    people: [
      { office: 'manager', who: people.STEFAN_KOFLER, since: '2020-02-17', isJoint: true },
      { office: 'manager', who: people.THOMAS_GRUBER.ofFrohnleiten, since: '2020-02-17', isJoint: true },
    ],
    owners: [
      { name: HOLDING, since: '2020-02-17', share: 50 },
      { name: 'Alpenholz Systembau GmbH', since: '2020-02-17', share: 50 },
    ],
  },
  {
    ...{ name: 'Leitner Immobilien GmbH & Co KG', source: 'firmenbuch', number: 894_108, form: 'GmbH & Co KG' },
    ...{ trade: 'Vermietung und Verpachtung eigener Immobilien', staff: 2, foundedOn: '2005-06-01', reports: 4 },
    ...HOUSE,
    ...{ generalPartner: 'Leitner Immobilien Verwaltungs GmbH', knowledge: 'register' },
    people: [
      { office: 'limitedPartner', who: people.EVA_LEITNER_MOSER, since: '2005-06-01', share: 10 },
      { office: 'limitedPartner', who: people.JOSEF_LEITNER, since: '2005-06-01', until: HANDED_OVER, share: 90 },
    ],
    owners: [{ name: HOLDING, since: HANDED_OVER, share: 90, title: 'Kommanditist/in' }],
  },
  {
    ...{ name: 'Leitner Immobilien Verwaltungs GmbH', source: 'firmenbuch', number: 894_095, form: 'GmbH' },
    ...{ trade: 'Beteiligungsverwaltung', staff: 1, foundedOn: '2005-06-01', knowledge: 'register' },
    ...HOUSE,
    partnership: 'Leitner Immobilien GmbH & Co KG',
    people: [{ office: 'manager', who: people.EVA_LEITNER_MOSER, since: '2005-06-01' }],
    owners: [{ name: HOLDING, since: '2005-06-01', share: 100 }],
  },
  {
    ...{ name: 'Speicherwerk Fohnsdorf GmbH in Liqu.', source: 'firmenbuch', number: 896_529, form: 'GmbH' },
    ...{ trade: 'Herstellung von Batteriespeichern', staff: 26, foundedOn: '2014-02-10', reports: 5 },
    ...{ town: 'Fohnsdorf', street: 'Grubenstraße 40', knowledge: 'register' },
    ...{ status: 'in_liquidation', liquidatedOn: '2024-01-22', lastYear: 2022 },
    renamed: { on: '2024-01-22', from: 'Speicherwerk Fohnsdorf GmbH' },
    people: [
      { office: 'manager', who: TRATTNERBERGER, since: '2024-01-22' },
      { office: 'shareholder', who: people.ROBERT_STOLLHUBER, since: HANDED_BACK, share: 100 },
      { office: 'manager', who: people.ROBERT_STOLLHUBER, since: '2014-02-10', until: '2023-06-30' },
      { office: 'manager', who: TRATTNERBERGER, since: '2023-06-30', until: '2024-01-22' },
      {
        ...{ office: 'procurator', since: '2019-12-05', until: '2022-11-30' },
        who: person('Walter Kranzelbinder', 'male', '1972-06-28', 'Knittelfeld', 'Ing.'),
      },
      { office: 'shareholder', who: people.ROBERT_STOLLHUBER, since: '2014-02-10', until: HANDED_BACK, share: 60 },
    ],
    owners: [{ name: HOLDING, since: '2014-02-10', until: HANDED_BACK, share: 40 }],
  },
  {
    ...{ name: 'Elektro Leitner e.U.', source: 'firmenbuch', number: 891_556, form: 'e.U.', town: 'Judenburg' },
    ...{ trade: 'Elektroinstallation', staff: 6, foundedOn: '1979-03-05', street: 'Messerschmiedgasse 9' },
    ...{ status: 'terminated', lastYear: 2020, deletedOn: '2021-03-31', knowledge: 'register' },
    people: [{ office: 'owner', who: people.JOSEF_LEITNER, since: '1979-03-05' }],
  },
];
