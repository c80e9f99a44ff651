/** Suppliers, customers, advisers and later ventures of those who run or ran the company of the case. */
import type { FamilySpec } from '../families/member.ts';
import { ADVISERS_DOOR } from './doors.ts';
import * as people from './people.ts';

const WATER = 'Ingering Wasserkraft GmbH & Co KG';
const WATER_PARTNER = 'Ingering Wasserkraft Verwaltungs GmbH';
const HANDED_OVER = '2019-01-07';

export const SURROUNDINGS: readonly FamilySpec[] = [
  {
    ...{ name: 'Pölsbach Elektronik GmbH', source: 'firmenbuch', number: 892_518, form: 'GmbH', town: 'Pöls' },
    ...{ trade: 'Herstellung von elektronischen Bauelementen', staff: 19, foundedOn: '2006-02-20', reports: 5 },
    ...{ street: 'Gewerbepark 3', knowledge: 'register', asOf: '2026-09-11' },
    people: [
      { office: 'manager', who: people.BERND_MOITZI, since: '2006-02-20' },
      { office: 'shareholder', who: people.BERND_MOITZI, since: '2015-03-30', share: 74 },
      { office: 'shareholder', who: people.BERND_MOITZI, since: '2006-02-20', until: '2015-03-30', share: 100 },
      { office: 'manager', who: people.JOERG_PUSCHENJAK, since: '2018-10-01', until: '2025-02-28', isJoint: true },
    ],
    owners: [{ name: 'Liebminger Patentverwertung GmbH', since: '2015-03-30', share: 26 }],
  },
  {
    ...{ name: 'Moitzi Kabelkonfektion GmbH', source: 'firmenbuch', number: 895_172, form: 'GmbH', town: 'Pöls' },
    ...{ trade: 'Herstellung von Kabeln und Leitungen', staff: 12, foundedOn: '2012-08-27', reports: 4 },
    ...{ street: 'Gewerbepark 5', knowledge: 'register', asOf: '2026-09-11' },
    people: [
      { office: 'manager', who: people.KARIN_MOITZI, since: '2012-08-27' },
      { office: 'procurator', who: people.BERND_MOITZI, since: '2012-08-27' },
      { office: 'shareholder', who: people.KARIN_MOITZI, since: '2012-08-27', share: 51 },
      { office: 'shareholder', who: people.BERND_MOITZI, since: '2012-08-27', share: 49 },
    ],
  },
  {
    ...{ name: 'Haslebner Blechtechnik GmbH', source: 'firmenbuch', number: 890_639, form: 'GmbH', town: 'Obdach' },
    ...{ trade: 'Blechbearbeitung und Lasertechnik', staff: 31, foundedOn: '1988-03-14', reports: 5 },
    ...{ street: 'Rötsch 12', knowledge: 'register', asOf: '2026-09-04' },
    people: [
      { office: 'manager', who: people.JOHANNA_HASLEBNER, since: HANDED_OVER },
      { office: 'shareholder', who: people.JOHANNA_HASLEBNER, since: HANDED_OVER, share: 60 },
      { office: 'shareholder', who: people.ALOIS_HASLEBNER, since: HANDED_OVER, share: 40 },
      { office: 'manager', who: people.ALOIS_HASLEBNER, since: '1988-03-14', until: HANDED_OVER },
      { office: 'shareholder', who: people.ALOIS_HASLEBNER, since: '1988-03-14', until: HANDED_OVER, share: 100 },
      { office: 'procurator', who: people.HELMUT_TOCKNER, since: '2014-10-06', until: '2022-04-30' },
    ],
  },
  {
    ...{ name: 'Tremmelberg Ladetechnik GmbH', source: 'firmenbuch', number: 899_604, form: 'GmbH', town: 'Spielberg' },
    ...{ trade: 'Ladeinfrastruktur für Elektrofahrzeuge', staff: 5, foundedOn: '2025-10-13', knowledge: 'register' },
    ...{ street: 'Marktpassage 2', asOf: '2026-09-16' },
    people: [
      { office: 'manager', who: people.MANFRED_RINNHOFER, since: '2025-10-13' },
      { office: 'manager', who: people.SANDRA_FELDBAUMER, since: '2025-11-03', isJoint: true },
      { office: 'shareholder', who: people.MANFRED_RINNHOFER, since: '2025-10-13', share: 50 },
      { office: 'shareholder', who: people.SANDRA_FELDBAUMER, since: '2025-10-13', share: 30 },
      { office: 'shareholder', who: people.JAKOB_GOETSCHL, since: '2025-10-13', share: 20 },
    ],
  },
  {
    ...{ name: 'Bärnthaler-Moik Steuerberatung GmbH', source: 'firmenbuch', number: 891_097, form: 'GmbH' },
    ...{ trade: 'Steuerberatung und Wirtschaftstreuhand', staff: 14, foundedOn: '1999-01-11', reports: 4 },
    ...{ ...ADVISERS_DOOR, knowledge: 'register', asOf: '2026-09-07' },
    people: [
      { office: 'manager', who: people.ULRIKE_BAERNTHALER_MOIK, since: '1999-01-11' },
      { office: 'manager', who: people.STEFAN_BAERNTHALER, since: '2023-01-09' },
      { office: 'shareholder', who: people.ULRIKE_BAERNTHALER_MOIK, since: '2023-01-09', share: 75 },
      { office: 'shareholder', who: people.STEFAN_BAERNTHALER, since: '2023-01-09', share: 25 },
      {
        ...{ office: 'shareholder', who: people.ULRIKE_BAERNTHALER_MOIK },
        ...{ since: '1999-01-11', until: '2023-01-09', share: 100 },
      },
    ],
  },
  {
    ...{ name: 'Seetal Sonnenstrom GmbH', source: 'firmenbuch', number: 898_125, form: 'GmbH' },
    ...{ town: 'Weißkirchen in Steiermark', street: 'Bahnstraße 9', knowledge: 'register', asOf: '2026-09-09' },
    ...{ trade: 'Erzeugung von Strom aus Photovoltaik', staff: 3, foundedOn: '2021-03-29', reports: 3 },
    people: [
      { office: 'manager', who: people.CHRISTOPH_ZECHNERBAUER, since: '2021-03-29' },
      { office: 'shareholder', who: people.CHRISTOPH_ZECHNERBAUER, since: '2021-03-29', share: 40 },
      { office: 'shareholder', who: people.THERESIA_LEITOLD, since: '2021-03-29', share: 20 },
    ],
    owners: [{ name: 'Prettenthaler Beteiligungs GmbH', since: '2021-03-29', share: 40 }],
  },
  {
    ...{ name: WATER, source: 'firmenbuch', number: 892_960, form: 'GmbH & Co KG', ...ADVISERS_DOOR },
    ...{ trade: 'Erzeugung von Strom aus Wasserkraft', staff: 2, foundedOn: '2009-04-20', reports: 4 },
    ...{ generalPartner: WATER_PARTNER, knowledge: 'register', asOf: '2026-09-15' },
    people: [
      { office: 'limitedPartner', who: people.PETER_KRANZELMAYER, since: '2009-04-20', share: 60 },
      { office: 'limitedPartner', who: people.THERESIA_LEITOLD, since: '2009-04-20', share: 40 },
    ],
  },
  {
    ...{ name: WATER_PARTNER, source: 'firmenbuch', number: 892_953, form: 'GmbH', ...ADVISERS_DOOR },
    ...{ trade: 'Beteiligungsverwaltung', staff: 1, foundedOn: '2009-03-30', knowledge: 'register' },
    ...{ partnership: WATER, asOf: '2026-09-15' },
    people: [
      { office: 'manager', who: people.PETER_KRANZELMAYER, since: '2009-03-30' },
      { office: 'manager', who: people.CHRISTOPH_ZECHNERBAUER, since: '2022-06-13' },
      { office: 'shareholder', who: people.PETER_KRANZELMAYER, since: '2009-03-30', share: 100 },
    ],
  },
  {
    ...{ name: 'Wallner-Seidl Sanierungsberatung e.U.', source: 'firmenbuch', number: 896_880, form: 'e.U.' },
    ...{ trade: 'Unternehmensberatung', staff: 1, foundedOn: '2018-01-15', knowledge: 'register' },
    ...{ town: 'Bruck an der Mur', street: 'Herzog-Ernst-Gasse 4', asOf: '2026-09-01' },
    people: [{ office: 'owner', who: people.DORIS_WALLNER_SEIDL, since: '2018-01-15' }],
  },
  {
    ...{ name: 'Sulzbachner Transporte GmbH', source: 'firmenbuch', number: 893_361, form: 'GmbH', town: 'Zeltweg' },
    ...{ trade: 'Güterbeförderung mit Kraftfahrzeugen', staff: 27, foundedOn: '2001-10-08', reports: 5 },
    ...{ street: 'Bundesstraße 62', knowledge: 'register', asOf: '2026-09-18' },
    people: [
      { office: 'manager', who: people.RAINER_SULZBACHNER, since: '2001-10-08' },
      { office: 'procurator', who: people.JAKOB_GOETSCHL, since: '2023-05-02' },
      { office: 'shareholder', who: people.RAINER_SULZBACHNER, since: '2011-06-06', share: 80 },
      { office: 'shareholder', who: people.RAINER_SULZBACHNER, since: '2001-10-08', until: '2011-06-06', share: 100 },
    ],
    owners: [{ name: 'Eisenbacher Metallbau GmbH', since: '2011-06-06', share: 20 }],
  },
  {
    ...{ name: 'Liebminger Patentverwertung GmbH', source: 'firmenbuch', number: 893_028, form: 'GmbH', town: 'Graz' },
    ...{ trade: 'Beteiligungsverwaltung', staff: 2, foundedOn: '2010-07-19', reports: 4, knowledge: 'register' },
    ...{ street: 'Schillerplatz 6', postcode: '8010', asOf: '2026-09-17' },
    people: [
      { office: 'manager', who: people.GERNOT_LIEBMINGER, since: '2010-07-19' },
      { office: 'shareholder', who: people.GERNOT_LIEBMINGER, since: '2010-07-19', share: 100 },
    ],
  },
  {
    ...{ name: 'Murboden Akkutausch GmbH', source: 'firmenbuch', number: 897_016, form: 'GmbH', town: 'Zeltweg' },
    ...{ trade: 'Herstellung von Batteriespeichern', staff: 4, foundedOn: '2018-04-23', reports: 3 },
    ...{ street: 'Hauptstraße 31', knowledge: 'register', asOf: '2026-09-18' },
    ...{ status: 'terminated', lastYear: 2021, liquidatedOn: '2021-11-15', deletedOn: '2022-10-24' },
    people: [
      { office: 'manager', who: people.RAINER_SULZBACHNER, since: '2018-04-23' },
      { office: 'shareholder', who: people.RAINER_SULZBACHNER, since: '2018-04-23', share: 50 },
    ],
    owners: [{ name: 'Aichfeld Energiespeicher GmbH', since: '2018-04-23', share: 50 }],
  },
];
