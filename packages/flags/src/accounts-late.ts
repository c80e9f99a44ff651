import type { CompanyEvent } from '@firmament/api-contract/calls/company-facts';
import { addDays, addMonths, type Day, daysBetween } from '@firmament/calendar/day';
import { filesAccounts } from '@firmament/record/legal-forms/legal-forms';
import { accountsEvidence, NOT_FILED_IN_SWITZERLAND, newestAccounts, periodEndOf } from './accounts.ts';
import { eventEvidence, notCheckable } from './coverage.ts';
import type { Knowledge, Outcome, Rule, Text } from './rule.ts';
import { dayText, inBoth } from './wording.ts';

type Deadline = { months: number; law: Text };

/** By when the law wants accounts to be filed. Switzerland has no such duty. */
const DEADLINES: Readonly<Record<string, Deadline>> = {
  AT: { months: 9, law: { en: 'nine months, § 277 UGB', de: 'neun Monate, § 277 UGB' } },
  DE: { months: 12, law: { en: 'twelve months, § 325 HGB', de: 'zwölf Monate, § 325 HGB' } },
};

/** For older accounts the laws of the pandemic had longer deadlines. */
const FIRST_REGULAR_PERIOD_END = '2021-12-31';

/** The day of filing and the day of its announcement may be weeks apart; weekends move deadlines. */
const TOLERATED_DAYS = 30;

type Filing = { event: CompanyEvent; day: Day };

/** Only where a source states the day: the day on which we first saw the accounts may be much later. */
const filingOf = ({ events }: Knowledge, periodEnd: Day): Filing | undefined => {
  const event = events.find(({ kind, subject }) => kind === 'accounts_filed' && subject === periodEnd);
  const day = event && (event.happened_on ?? event.announced_on);
  return event && day ? { event, day } : undefined;
};

/** The first day on which a source had them: they were filed by then. */
const seenBy = ({ events }: Knowledge, periodEnd: Day): Day | undefined =>
  events
    .filter(({ kind, subject }) => kind === 'accounts_filed' && subject === periodEnd)
    .flatMap(({ sources }) => sources.flatMap(({ as_of }) => as_of ?? []))
    .sort()[0];

const late = (days: number): Text => {
  const months = Math.round(days / 30.44);
  return months < 2
    ? { en: `${days} days late`, de: `${days} Tage verspätet` }
    : { en: `${months} months late`, de: `${months} Monate verspätet` };
};

/** "The year before: 12 days." */
const yearBefore = (known: Knowledge, { months }: Deadline): Text => {
  const before = known.reports.at(-2);
  const periodEnd = before && periodEndOf(before);
  const filing = periodEnd && periodEnd >= FIRST_REGULAR_PERIOD_END ? filingOf(known, periodEnd) : undefined;
  if (!periodEnd || !filing) return { en: '', de: '' };
  const days = daysBetween(addMonths(periodEnd, months), filing.day);
  if (days <= 0) return { en: ' The year before: in time.', de: ' Im Jahr davor: rechtzeitig.' };
  return {
    en: ` The year before: ${days === 1 ? '1 day' : `${days} days`}.`,
    de: ` Im Jahr davor: ${days === 1 ? '1 Tag' : `${days} Tage`}.`,
  };
};

const applies = (known: Knowledge, deadline: Deadline, due: Day, { event, day }: Filing): Outcome => {
  const [newest, before] = [known.reports.at(-1), known.reports.at(-2)];
  const days = daysBetween(due, day);
  const [of, dueOn, filedOn] = [event.subject, due, day].map(dayText);
  const more = yearBefore(known, deadline);
  return {
    state: 'applies',
    title: { en: `Accounts ${late(days).en}`, de: `Jahresabschluss ${late(days).de}` },
    sentence: {
      en: `Accounts as of ${of?.en} were due on ${dueOn?.en} (${deadline.law.en}) and filed on ${filedOn?.en}: ${days} days late.${more.en}`,
      de: `Der Abschluss zum ${of?.de} war am ${dueOn?.de} fällig (${deadline.law.de}) und wurde am ${filedOn?.de} eingereicht: ${days} Tage zu spät.${more.de}`,
    },
    day,
    evidence: [
      eventEvidence(
        event,
        inBoth((language) => ({ en: 'Filing', de: 'Einreichung' })[language]),
      ),
      ...[newest, before].flatMap((report) =>
        report ? [accountsEvidence({ report, periodEnd: periodEndOf(report) })] : [],
      ),
    ],
  };
};

const check = (known: Knowledge): Outcome => {
  const { country, legalForm } = known;
  const deadline = DEADLINES[country ?? ''];
  if (!deadline) {
    const unknown = notCheckable(
      'We do not know this country’s deadline.',
      'Die Frist dieses Landes kennen wir nicht.',
    );
    return country === 'CH' ? NOT_FILED_IN_SWITZERLAND : unknown;
  }
  if (!filesAccounts(legalForm, country)) {
    return notCheckable(
      'We know of no duty to file accounts for this legal form.',
      'Für diese Rechtsform ist uns keine Pflicht zur Einreichung bekannt.',
    );
  }
  const read = newestAccounts(known);
  if (read.outcome) return read.outcome;
  const { newest, periodEnd } = read;
  if (periodEnd < FIRST_REGULAR_PERIOD_END) {
    return notCheckable(
      'For accounts before 31 December 2021 deadlines were extended (pandemic).',
      'Für Abschlüsse vor dem 31. Dezember 2021 galten längere Fristen (Pandemie).',
    );
  }
  const due = addMonths(periodEnd, deadline.months);
  const latest = addDays(due, TOLERATED_DAYS);
  const filing = filingOf(known, periodEnd);
  if (filing && filing.day > latest) return applies(known, deadline, due, filing);
  const [of, dueOn] = [dayText(periodEnd), dayText(due)];
  const by = filing?.day ?? seenBy(known, periodEnd);
  if (by === undefined || by > latest) {
    return notCheckable(
      `No source tells when the accounts as of ${of.en} were filed.`,
      `Keine Quelle nennt, wann der Abschluss zum ${of.de} eingereicht wurde.`,
    );
  }
  const filedBy = dayText(by);
  return {
    state: 'does_not_apply',
    day: by,
    sentence: {
      en: `Accounts as of ${of.en}: due on ${dueOn.en}, filed ${filing ? 'on' : 'by'} ${filedBy.en}.`,
      de: `Abschluss zum ${of.de}: fällig am ${dueOn.de}, eingereicht ${filing ? 'am' : 'spätestens am'} ${filedBy.de}.`,
    },
    evidence: [accountsEvidence({ report: newest, periodEnd })],
  };
};

export const ACCOUNTS_LATE: Rule = {
  name: 'accounts_late',
  kind: 'to_check',
  title: { en: 'Accounts filed late', de: 'Jahresabschluss verspätet eingereicht' },
  condition: {
    en: 'The newest accounts were filed more than 30 days after the deadline: nine months in Austria (§ 277 UGB), twelve in Germany (§ 325 HGB). Switzerland has none.',
    de: 'Der letzte Jahresabschluss wurde mehr als 30 Tage nach Ablauf der Frist eingereicht: neun Monate in Österreich (§ 277 UGB), zwölf in Deutschland (§ 325 HGB). In der Schweiz gibt es keine.',
  },
  needs: {
    en: 'Annual accounts and the day on which they were filed; a legal form that has to file',
    de: 'Den Jahresabschluss und den Tag der Einreichung; eine Rechtsform, die einreichen muss',
  },
  check,
};
