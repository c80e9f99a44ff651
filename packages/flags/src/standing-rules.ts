import type { Check } from '@firmament/api-contract/calls/company-facts';
import { isOld } from '@firmament/calendar/age';
import { officeOf } from '@firmament/representation/office-of-title';
import { dayOfEvent, eventEvidence, newestOf, notCheckable, notFound, tooOld } from './coverage.ts';
import { withheld } from './director-changes.ts';
import type { Knowledge, Outcome, Rule, Text } from './rule.ts';
import { dayText, inBoth, originText } from './wording.ts';

/** Whether a company is about to end, and whether anybody can act for it. */

const REASONS: Record<NonNullable<Check['reason']>, Text> = {
  no_open_source: {
    en: 'There is no open source for it in this country.',
    de: 'In diesem Land gibt es dafür keine offene Quelle.',
  },
  not_read: { en: 'We do not read the source that would know.', de: 'Die Quelle, die es wüsste, lesen wir nicht.' },
  not_checked: { en: 'Not asked for yet.', de: 'Noch nicht abgefragt.' },
};

type Sort = Check['check'];

/** What was said by the day that is asked for; all that is known today. */
const checkOf = ({ checks, day, isToday }: Knowledge, sort: Sort): Check | undefined =>
  checks.find(({ check, as_of }) => check === sort && (isToday || as_of === null || as_of <= day));

const newestEvent = ({ events }: Knowledge, kinds: readonly string[]) =>
  events.filter(({ kind }) => kinds.includes(kind)).sort((a, b) => dayOfEvent(b).localeCompare(dayOfEvent(a)))[0];

/** For a check with a finding; dated by its event, if there is one. */
const fromCheck = (known: Knowledge, check: Check, kinds: readonly string[], title: Text): Outcome => {
  const event = newestEvent(known, kinds);
  const { value, source_label, as_of } = check;
  const origin = originText(source_label, as_of);
  return {
    state: 'applies',
    title,
    day: event ? dayOfEvent(event) || as_of : as_of,
    sentence: inBoth((language) => [value, origin[language]].filter(Boolean).join(' · ')),
    evidence: event
      ? [eventEvidence(event, title)]
      : [{ kind: 'source', id: null, text: origin, day: as_of, source_label, as_of }],
  };
};

/** What was found or not found later says nothing about an earlier day. */
const ASKED_LATER: Text = {
  en: 'Nobody was asked by that day.',
  de: 'Bis zu diesem Tag wurde niemand abgefragt.',
};

const unasked = (check: Check | undefined): Outcome => ({
  state: 'not_checkable',
  sentence: check === undefined ? ASKED_LATER : REASONS[check.reason ?? 'not_checked'],
});

export const INSOLVENCY: Rule = {
  name: 'insolvency',
  kind: 'to_check',
  title: { en: 'Insolvency proceedings', de: 'Insolvenzverfahren' },
  condition: { en: 'A source tells of insolvency proceedings.', de: 'Eine Quelle nennt ein Insolvenzverfahren.' },
  needs: {
    en: 'A source that publishes insolvencies; there is none that is open in Austria and Germany',
    de: 'Eine Quelle, die Insolvenzen bekannt macht; in Österreich und Deutschland gibt es keine offene',
  },
  check: (known) => {
    const check = checkOf(known, 'insolvency');
    if (check?.state === 'found') {
      const title = { en: 'Insolvency proceedings', de: 'Insolvenzverfahren' };
      return fromCheck(known, check, ['insolvency_opened', 'insolvency_changed'], title);
    }
    if (check?.state !== 'not_found') return unasked(check);
    if (check.as_of !== null && isOld(check.as_of, known.day)) return tooOld(check.as_of);
    return notFound(
      { en: 'None found', de: 'Keines gefunden' },
      { sourceLabel: check.source_label ?? '', asOf: check.as_of },
    );
  },
};

const ENDING: Record<'in_liquidation' | 'terminated', { title: Text; kinds: readonly string[] }> = {
  in_liquidation: { title: { en: 'In liquidation', de: 'In Liquidation' }, kinds: ['liquidation'] },
  terminated: {
    title: { en: 'Deleted from the register', de: 'Im Register gelöscht' },
    kinds: ['deleted', 'merged'],
  },
};

export const LIQUIDATION: Rule = {
  name: 'liquidation',
  kind: 'to_check',
  title: { en: 'In liquidation or deleted', de: 'In Liquidation oder gelöscht' },
  condition: {
    en: 'The register says that the company is being wound up, or no longer exists.',
    de: 'Laut Register wird das Unternehmen abgewickelt oder besteht nicht mehr.',
  },
  needs: {
    en: 'The status in the register, not older than two years',
    de: 'Den Status im Register, nicht älter als zwei Jahre',
  },
  check: (known) => {
    const { value, sourceLabel, asOf } = known.status;
    const origin = originText(sourceLabel, asOf);
    if (value !== 'active') {
      const { title, kinds } = ENDING[value];
      const event = newestEvent(known, kinds);
      const since = event?.happened_on ?? event?.announced_on ?? null;
      return {
        state: 'applies',
        title,
        day: since ?? asOf,
        sentence: {
          en: since === null ? `${title.en} (${origin.en}).` : `Since ${dayText(since).en} (${origin.en}).`,
          de: since === null ? `${title.de} (${origin.de}).` : `Seit ${dayText(since).de} (${origin.de}).`,
        },
        evidence: event
          ? [eventEvidence(event, title)]
          : [{ kind: 'source', id: null, text: origin, day: asOf, source_label: sourceLabel, as_of: asOf }],
      };
    }
    if (asOf === null) {
      return notCheckable('The source of the status gives no day.', 'Die Quelle des Status nennt keinen Tag.');
    }
    if (isOld(asOf, known.day)) return tooOld(asOf);
    return notFound({ en: 'Active', de: 'Aktiv' }, { sourceLabel: sourceLabel ?? '', asOf });
  },
};

export const DELETION_ANNOUNCED: Rule = {
  name: 'deletion_announced',
  kind: 'to_check',
  title: { en: 'Deletion announced', de: 'Löschung angekündigt' },
  condition: {
    en: 'The register has announced to delete the company, and neither did so nor continued it since.',
    de: 'Das Register hat angekündigt, das Unternehmen zu löschen, und es seither weder gelöscht noch fortgesetzt.',
  },
  needs: { en: 'The announcements of the register', de: 'Die Bekanntmachungen des Registers' },
  check: (known) => {
    if (known.status.value === 'terminated') {
      const { sourceLabel, asOf } = known.status;
      return notFound({ en: 'It is deleted', de: 'Es ist gelöscht' }, { sourceLabel: sourceLabel ?? '', asOf });
    }
    const check = checkOf(known, 'deletion_notice');
    if (check?.state !== 'found') return unasked(check);
    return fromCheck(known, check, ['deletion_announced'], DELETION_ANNOUNCED.title);
  },
};

export const NOBODY_SIGNS: Rule = {
  name: 'nobody_signs',
  kind: 'to_check',
  title: { en: 'Nobody is entered who may sign', de: 'Niemand eingetragen, der zeichnen darf' },
  condition: {
    en: 'Everybody who could act for the company has left, and nobody has been entered instead.',
    de: 'Alle, die für das Unternehmen handeln konnten, sind ausgeschieden, und niemand ist nachgefolgt.',
  },
  needs: {
    en: 'A register that names the people in charge, not older than two years',
    de: 'Ein Register, das die vertretungsbefugten Personen nennt, nicht älter als zwei Jahre',
  },
  check: (known) => {
    const { status, signing, withheldPeople, day } = known;
    if (status.value === 'terminated') {
      return notFound(IS_DELETED, { sourceLabel: status.sourceLabel ?? '', asOf: status.asOf });
    }
    const { asOf, sourceLabel } = newestNaming(known) ?? { asOf: status.asOf, sourceLabel: status.sourceLabel ?? '' };
    if (asOf === null) {
      return notCheckable('The source of the people gives no day.', 'Die Quelle der Personen nennt keinen Tag.');
    }
    if (isOld(asOf, day)) return tooOld(asOf);
    const people = known.people.filter(({ title }) => officeOf(title).isActing !== false);
    const ways = signing.ways.length + signing.quoted.length + signing.not_stated.length;
    if (ways > 0 || people.some(({ is_in_charge }) => is_in_charge)) return notFound(SOMEBODY, { sourceLabel, asOf });
    if (withheldPeople > 0) return withheld(withheldPeople);
    if (people.length === 0) {
      return notCheckable(
        'None of our sources names who acts for it.',
        'Keine unserer Quellen nennt, wer es vertritt.',
      );
    }
    const left =
      people
        .flatMap(({ ended_on }) => ended_on ?? [])
        .sort()
        .at(-1) ?? null;
    const origin = originText(sourceLabel, asOf);
    return {
      state: 'applies',
      title: NOBODY_SIGNS.title,
      day: left ?? asOf,
      sentence: {
        en: `The last one left${left === null ? '' : ` on ${dayText(left).en}`} (${origin.en}).`,
        de: `Zuletzt ${left === null ? '' : `am ${dayText(left).de} `}ausgeschieden (${origin.de}).`,
      },
      evidence: people.map((person) => ({
        kind: 'person',
        id: person.employee_id,
        text: inBoth(() => person.name),
        day: person.ended_on,
        source_label: person.source_label,
        as_of: person.as_of,
      })),
    };
  },
};

const IS_DELETED: Text = { en: 'The company is deleted', de: 'Das Unternehmen ist gelöscht' };
const SOMEBODY: Text = { en: 'Somebody is entered', de: 'Jemand ist eingetragen' };

const newestNaming = ({ readings }: Knowledge) => newestOf(readings.filter(({ namesPeople }) => namesPeople));
