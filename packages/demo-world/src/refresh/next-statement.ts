import type { Day } from '@firmament/calendar/day';
/** What the source of a fictional company says when it is asked again: now and then, something has changed. */

import type { CompanyRecord, RepresentativeRecord } from '@firmament/record/record';
import type { SourceName } from '@firmament/record/sources/sources';
import { germanDate } from '../calendar.ts';
import { CASE_NAMES } from '../cast/aichfeld/case.ts';
import { landline } from '../company-contact.ts';
import { drawHuman, fullName } from '../persons.ts';
import { type Country, findTown, type Town } from '../places/towns.ts';
import { PURPOSE, Random } from '../random.ts';
import { amount } from '../representatives.ts';
import { drawStreet } from '../words/streets.ts';
import { nextAccounts } from './next-accounts.ts';

export type Asked = {
  source: SourceName;
  /** How often it was asked before. */
  turn: number;
  today: Day;
};

/** After the first time, which always brings something to look at. */
const CHANGE_SHARE = 1 / 3;

/** The statement of a source that follows the one before. Never contradicts what is known of the company. */
export const nextStatement = (record: CompanyRecord, asked: Asked): CompanyRecord => {
  const random = new Random(hashOf(record.sourceKey), PURPOSE.refresh, asked.turn);
  const isRestless = record.name === CASE_NAMES.debtor;
  const hasNews = isRestless || asked.turn === 0 || random.chance(CHANGE_SHARE);
  if (record.status === 'terminated' || !hasNews) return record;
  for (const change of isRestless ? PROCURATORS_ALONE : random.sample(CHANGES, CHANGES.length)) {
    const changed = change({ random, record, ...asked });
    if (changed !== undefined) return changed;
  }
  return record;
};

/** FNV-1a. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
};

type Subject = Asked & { random: Random; record: CompanyRecord };

/** Undefined where this cannot happen to the company, or its source would not tell. */
type Change = (subject: Subject) => CompanyRecord | undefined;

const isInBusiness = ({ status, insolvency }: CompanyRecord): boolean =>
  status === 'active' && insolvency === undefined;

const townOf = ({ address }: CompanyRecord): Town | undefined => findTown(address.country, address.city);

/** Within the town. Where exactly that is, is found again. */
const move: Change = ({ random, record }) => {
  const town = townOf(record);
  if (town === undefined || record.address.street === undefined) return undefined;
  return { ...record, address: { ...record.address, street: drawStreet(random, town) }, position: undefined };
};

const changePhone: Change = ({ random, record, source }) => {
  const town = townOf(record);
  if (town === undefined || source !== 'demo' || record.contact.phone === undefined) return undefined;
  return { ...record, contact: { ...record.contact, phone: landline(random, town) } };
};

const fileAccounts: Change = ({ random, record, source, today }) => {
  if ((source !== 'demo' && source !== 'firmenbuch') || !isInBusiness(record)) return undefined;
  const report = nextAccounts(random, record.reports, today);
  return report && { ...record, reports: [...record.reports, report] };
};

const numberIn = (text: string): number => Number(text.replaceAll('.', ''));

/** All shareholders take part, so that everybody's share stays. */
const raiseCapital: Change = ({ record, source }) => {
  const { registeredCapital: capital, legalForm = '' } = record;
  const isMeant = /^(?:GmbH|AG)$/.test(legalForm) && source !== 'gisa' && isInBusiness(record);
  if (capital === undefined || !isMeant) return undefined;
  return {
    ...record,
    registeredCapital: { ...capital, amount: capital.amount * 2 },
    representatives: record.representatives.map((person) =>
      person.endedOn === undefined && person.representation?.startsWith('Stammeinlage')
        ? {
            ...person,
            representation: person.representation.replaceAll(/\d[\d.]*/g, (sum) => amount(numberIn(sum) * 2)),
          }
        : person,
    ),
  };
};

const PROCURATOR: Record<Country, string> = { AT: 'Prokurist/in', DE: 'Prokurist', CH: 'Zeichnungsberechtigt' };

const isProcurator = ({ title, endedOn }: RepresentativeRecord): boolean =>
  endedOn === undefined && Object.values(PROCURATOR).includes(title);

/** Whom a new officer signs with, by the organ that acts for the company. */
const organOf = ({ representatives }: CompanyRecord): string | undefined => {
  const titles = representatives.filter(({ endedOn }) => endedOn === undefined).map(({ title }) => title);
  if (titles.some((title) => /Geschäftsführer/.test(title))) return 'einem Geschäftsführer';
  return titles.some((title) => /^Vorstand|Verwaltungsrates$/.test(title)) ? 'einem Vorstandsmitglied' : undefined;
};

const signing: Record<Country, (organ: string, today: Day) => string> = {
  AT: (organ, today) => `vertritt seit ${germanDate(today)} gemeinsam mit ${organ}`,
  DE: (organ) => `Gesamtprokura gemeinsam mit ${organ} oder einem anderen Prokuristen`,
  CH: () => 'Kollektivprokura zu zweien',
};

const hasProcurators = ({ legalForm = '' }: CompanyRecord): boolean => /^(?:GmbH|AG|SE|FlexCo)$/.test(legalForm);

const appointProcurator: Change = ({ random, record, source, today }) => {
  const [organ, town] = [organOf(record), townOf(record)];
  if (!organ || !town || source === 'gisa' || !isInBusiness(record) || !hasProcurators(record)) return undefined;
  const { country, language } = town;
  const year = Number(today.slice(0, 4));
  const human = drawHuman(random, {
    country,
    language,
    last: undefined,
    femaleShare: 0.4,
    bornBetween: [year - 55, year - 28],
  });
  const appointed: RepresentativeRecord = {
    title: PROCURATOR[country],
    name: fullName(human),
    representation: signing[country](organ, today),
    location: town.name,
    bornOn: country === 'CH' ? undefined : human.bornOn,
    startedOn: today,
  };
  return { ...record, representatives: [...record.representatives, appointed] };
};

const dismissProcurator: Change = ({ record, source, today }) => {
  const leaving = record.representatives.findLast(isProcurator);
  if (leaving === undefined || source === 'gisa' || (leaving.startedOn ?? '') >= today) return undefined;
  return {
    ...record,
    representatives: record.representatives.map((person) =>
      person === leaving ? { ...person, endedOn: today } : person,
    ),
  };
};

/**
 * Of the company of the case, which has news whenever it is asked: its accounts, seat and managing directors are part of
 * the case, so procurators go and come.
 */
const PROCURATORS_ALONE: readonly Change[] = [dismissProcurator, appointProcurator];

const CHANGES: readonly Change[] = [
  appointProcurator,
  fileAccounts,
  move,
  dismissProcurator,
  changePhone,
  raiseCapital,
];
