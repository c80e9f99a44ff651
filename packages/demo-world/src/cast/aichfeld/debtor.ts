/** The company of the case, its service arm, and who owns or owned them. */
import type { FamilySpec } from '../families/member.ts';
import { ROBERT_STOLLHUBER } from '../families/people.ts';
import { AICHFELD_FILINGS, AICHFELD_REPORTS, CAPITAL } from './accounts.ts';
import { CASE_DAYS, CASE_NAMES } from './case.ts';
import { ADVISERS_DOOR } from './doors.ts';
import * as people from './people.ts';

const { foundedOn, firstChange, lastChange } = CASE_DAYS;

const WORKS = { town: 'Fohnsdorf', street: 'Werksweg 6' };
const HOLDING = 'Eisenbacher Beteiligungs GmbH';
const INVESTOR = 'Zirbenkogel Invest GmbH';
const ANGEL = 'Prettenthaler Beteiligungs GmbH';

/** Shares were sold when others came in. */
const SECOND_ROUND = '2017-04-03';
const THIRD_ROUND = '2021-07-01';
/** The engineer of the first years left, with his share. */
const ENGINEER_LEFT = '2025-09-22';

export const DEBTOR: readonly FamilySpec[] = [
  {
    name: CASE_NAMES.debtor,
    source: 'firmenbuch',
    number: 894_216,
    form: 'GmbH',
    trade: 'Herstellung von Batteriespeichern',
    staff: 44,
    foundedOn,
    ...WORKS,
    knowledge: 'register',
    capital: CAPITAL,
    accounts: AICHFELD_REPORTS,
    filedOn: AICHFELD_FILINGS,
    asOf: '2026-09-14',
    people: [
      { office: 'manager', who: people.JOERG_PUSCHENJAK, since: firstChange, isJoint: true },
      { office: 'manager', who: people.DORIS_WALLNER_SEIDL, since: ENGINEER_LEFT, isJoint: true },
      { office: 'manager', who: ROBERT_STOLLHUBER, since: lastChange, isJoint: true, isBirthUnstated: true },
      { office: 'procurator', who: people.HELMUT_TOCKNER, since: '2022-05-09' },
      { office: 'manager', who: people.CLAUDIA_STEINWENDER, since: THIRD_ROUND, until: lastChange, isJoint: true },
      { office: 'manager', who: people.MANFRED_RINNHOFER, since: SECOND_ROUND, until: ENGINEER_LEFT, isJoint: true },
      { office: 'manager', who: people.GERHARD_EISENBACHER, since: foundedOn, until: firstChange, isJoint: true },
      { office: 'procurator', who: people.SANDRA_FELDBAUMER, since: '2019-03-01', until: '2025-10-31' },
      { office: 'shareholder', who: people.MANFRED_RINNHOFER, since: SECOND_ROUND, until: ENGINEER_LEFT, share: 15 },
      { office: 'shareholder', who: people.GERHARD_EISENBACHER, since: foundedOn, until: SECOND_ROUND, share: 100 },
    ],
    owners: [
      { name: HOLDING, since: SECOND_ROUND, until: THIRD_ROUND, share: 60 },
      { name: HOLDING, since: THIRD_ROUND, share: 45 },
      { name: INVESTOR, since: THIRD_ROUND, until: ENGINEER_LEFT, share: 15 },
      { name: INVESTOR, since: ENGINEER_LEFT, share: 30 },
      { name: ANGEL, since: SECOND_ROUND, share: 25 },
    ],
  },
  {
    name: 'Aichfeld Speicher Service GmbH',
    source: 'firmenbuch',
    number: 896_053,
    form: 'GmbH',
    ...WORKS,
    trade: 'Elektroinstallation',
    staff: 7,
    foundedOn: '2019-02-11',
    reports: 4,
    knowledge: 'register',
    asOf: '2026-09-08',
    people: [
      { office: 'manager', who: people.JOERG_PUSCHENJAK, since: ENGINEER_LEFT },
      { office: 'manager', who: people.MANFRED_RINNHOFER, since: '2019-02-11', until: ENGINEER_LEFT },
    ],
    owners: [{ name: CASE_NAMES.debtor, since: '2019-02-11', share: 100 }],
  },
  {
    name: HOLDING,
    source: 'firmenbuch',
    number: 894_390,
    form: 'GmbH',
    ...ADVISERS_DOOR,
    trade: 'Beteiligungsverwaltung',
    staff: 1,
    foundedOn: '2016-11-21',
    reports: 4,
    knowledge: 'register',
    asOf: '2026-09-03',
    people: [
      { office: 'manager', who: people.GERHARD_EISENBACHER, since: '2016-11-21' },
      { office: 'shareholder', who: people.GERHARD_EISENBACHER, since: '2016-11-21', share: 70 },
      { office: 'shareholder', who: people.ILSE_EISENBACHER, since: '2016-11-21', share: 30 },
    ],
  },
  {
    name: 'Eisenbacher Metallbau GmbH',
    source: 'firmenbuch',
    number: 891_744,
    form: 'GmbH',
    town: 'Judenburg',
    trade: 'Schlosserei und Metallbau',
    staff: 23,
    foundedOn: '1994-05-16',
    reports: 5,
    knowledge: 'register',
    street: 'Gußstahlwerkstraße 17',
    asOf: '2026-09-10',
    people: [
      { office: 'manager', who: people.WOLFGANG_EISENBACHER, since: '2002-01-07' },
      { office: 'procurator', who: people.MELANIE_STRASSBERGER, since: '2020-06-15' },
      { office: 'shareholder', who: people.WOLFGANG_EISENBACHER, since: '1994-05-16', share: 50 },
      { office: 'manager', who: people.GERHARD_EISENBACHER, since: '1994-05-16', until: '2014-06-30' },
      { office: 'shareholder', who: people.GERHARD_EISENBACHER, since: '1994-05-16', until: '2016-12-19', share: 50 },
    ],
    owners: [{ name: HOLDING, since: '2016-12-19', share: 50 }],
  },
  {
    name: INVESTOR,
    source: 'firmenbuch',
    number: 897_431,
    form: 'GmbH',
    town: 'Graz',
    postcode: '8010',
    trade: 'Beteiligungsverwaltung',
    staff: 2,
    foundedOn: '2020-10-05',
    reports: 4,
    knowledge: 'register',
    street: 'Leechgasse 23',
    asOf: '2026-09-17',
    people: [
      { office: 'manager', who: people.CLAUDIA_STEINWENDER, since: '2020-10-05' },
      { office: 'shareholder', who: people.CLAUDIA_STEINWENDER, since: '2020-10-05', share: 60 },
      { office: 'shareholder', who: people.GERNOT_LIEBMINGER, since: '2020-10-05', share: 40 },
    ],
  },
  {
    name: ANGEL,
    source: 'firmenbuch',
    number: 893_907,
    form: 'GmbH',
    town: 'Graz',
    postcode: '8042',
    trade: 'Beteiligungsverwaltung',
    staff: 1,
    foundedOn: '2013-09-23',
    reports: 5,
    knowledge: 'register',
    street: 'Petersbergenstraße 8',
    asOf: '2026-09-02',
    people: [
      { office: 'manager', who: people.VERONIKA_PRETTENTHALER, since: '2013-09-23' },
      { office: 'shareholder', who: people.VERONIKA_PRETTENTHALER, since: '2022-01-10', share: 90 },
      { office: 'shareholder', who: people.PAUL_PRETTENTHALER, since: '2022-01-10', share: 10 },
      {
        office: 'shareholder',
        who: people.VERONIKA_PRETTENTHALER,
        since: '2013-09-23',
        until: '2022-01-10',
        share: 100,
      },
    ],
  },
];
