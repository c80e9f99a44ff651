import type { CompanyEvent } from '@firmament/api-contract/calls/company-facts';
import { leadingOrganTerm } from '@firmament/api-contract/words/country-terms';
import { addMonths, type Day } from '@firmament/calendar/day';
import { isLeading, isLiquidating } from '@firmament/representation/office-of-title';
import { foldPersonName } from '@firmament/text/person-name';
import { dayOfEvent, eventEvidence, eventsWithin, notCheckable, notFound, watchedFor } from './coverage.ts';
import type { Knowledge, Outcome, Rule, Text } from './rule.ts';
import { capitalised, countWord, dayText, inBoth } from './wording.ts';

export type DirectorChange = { event: CompanyEvent; day: Day; person: string; isEntry: boolean };

/** `Geschäftsführer: Lena Hartwig` */
const SUBJECT = /^(.*?): (.*)$/s;

/** Whoever enters within this time after the founding is one of the first directors. */
const FIRST_DIRECTORS_MONTHS = 3;

/** Directors who came and went in the last months, oldest first. */
export const directorChanges = (known: Knowledge, months: number): DirectorChange[] => {
  const changes = eventsWithin(known, months, ['officer_entered', 'officer_left']).flatMap((event) => {
    const [, title = '', name = ''] = SUBJECT.exec(event.subject) ?? [];
    const isLeader = isLeading(title);
    if (!isLeader && !isLiquidating(title)) return [];
    const person = foldPersonName(name);
    return [{ event, day: dayOfEvent(event), person, isLeader, isEntry: event.kind === 'officer_entered' }];
  });
  const founding = known.foundedOn && addMonths(known.foundedOn, FIRST_DIRECTORS_MONTHS);
  // Another title, or liquidator instead of director: nobody has come or gone.
  const stays = ({ day, person, isEntry }: DirectorChange) =>
    changes.some((other) => other.day === day && other.person === person && other.isEntry !== isEntry);
  return changes.filter(
    (change) => change.isLeader && !(change.isEntry && founding && change.day <= founding) && !stays(change),
  );
};

/** A successor and a predecessor make one change. */
const counted = (changes: readonly DirectorChange[]) => {
  const countOf = (isEntry: boolean) =>
    new Set(changes.filter((change) => change.isEntry === isEntry).map(({ person }) => person)).size;
  const [entered, left] = [countOf(true), countOf(false)];
  return { entered, left, total: Math.max(entered, left) };
};

const WITHIN_MONTHS = 12;
const LOOK_BACK_MONTHS = 24;
const LEAST = 3;

/** The twelve months with the most changes; if several tie, the latest. */
const densestYear = (changes: readonly DirectorChange[]): DirectorChange[] => {
  let best: DirectorChange[] = [];
  for (const { day } of changes) {
    const end = addMonths(day, WITHIN_MONTHS);
    const within = changes.filter((change) => change.day >= day && change.day <= end);
    if (counted(within).total >= counted(best).total) best = within;
  }
  return best;
};

export const DIRECTORS = { en: 'the directors', de: 'die Geschäftsführung' };

/** A leaver who objected to being shown is not in the events. */
export const withheld = (count: number): Outcome =>
  notCheckable(
    `${count === 1 ? '1 person is' : `${count} people are`} not shown (objection); check the register.`,
    `${count === 1 ? '1 Person wird' : `${count} Personen werden`} nicht angezeigt (Widerspruch); sehen Sie im Register nach.`,
  );

const people = (count: number): Text => {
  if (count === 0) return { en: 'nobody', de: 'niemand' };
  return count === 1 ? { en: 'one', de: 'eine Person' } : countWord(count);
};

const applies = ({ legalForm, country }: Knowledge, changes: readonly DirectorChange[]): Outcome => {
  const { entered, left, total } = counted(changes);
  const [first = '', last = ''] = [changes[0]?.day, changes.at(-1)?.day];
  const count = countWord(total);
  const [from, until] = [dayText(first), dayText(last)];
  const span: Text =
    first === last
      ? { en: `on ${from.en}`, de: `Am ${from.de}` }
      : { en: `between ${from.en} and ${until.en}`, de: `Zwischen dem ${from.de} und dem ${until.de}` };
  const organ = leadingOrganTerm(legalForm, country, 'de');
  const preposition = /ung$/.test(organ) ? 'in der' : 'bei';
  const inOrgan = /^(?:Vorstand|Verwaltungsrat|Stiftungsrat)$/.test(organ) ? `im ${organ}` : `${preposition} ${organ}`;
  return {
    state: 'applies',
    title: {
      en: `${capitalised(count.en)} changes of director in ${WITHIN_MONTHS} months`,
      de: `${capitalised(count.de)} Wechsel ${inOrgan} in ${WITHIN_MONTHS} Monaten`,
    },
    sentence: {
      en: `${capitalised(people(left).en)} left and ${people(entered).en} entered ${span.en}.`,
      de: `${span.de}: ${people(left).de} ausgeschieden, ${people(entered).de} eingetreten.`,
    },
    day: last,
    evidence: changes.map(({ event }) =>
      eventEvidence(
        event,
        inBoth(() => event.subject),
      ),
    ),
    drawing: {
      kind: 'changes',
      points: changes.map(({ day, isEntry, event }) => ({ day, is_entry: isEntry, subject: event.subject })),
    },
  };
};

export const DIRECTORS_CHANGED: Rule = {
  name: 'directors_changed',
  kind: 'to_check',
  title: {
    en: 'Three or more changes of director in 12 months',
    de: 'Drei oder mehr Wechsel in der Leitung in 12 Monaten',
  },
  condition: {
    en: 'Within 12 months of the last two years, three or more managing directors or members of the board left, or three or more entered. The first directors and a mere change of title do not count.',
    de: 'Binnen 12 Monaten in den letzten zwei Jahren sind drei oder mehr Geschäftsführer oder Vorstandsmitglieder ausgeschieden, oder drei oder mehr eingetreten. Die ersten Bestellungen und bloße Änderungen des Titels zählen nicht.',
  },
  needs: {
    en: 'A register that names the directors, read for two years',
    de: 'Ein Register, das die Geschäftsführung nennt und das seit zwei Jahren gelesen wird',
  },
  check: (known) => {
    const changes = densestYear(directorChanges(known, LOOK_BACK_MONTHS));
    const { total } = counted(changes);
    if (total >= LEAST) return applies(known, changes);
    if (known.withheldPeople > 0) return withheld(known.withheldPeople);
    const { reading, outcome } = watchedFor(known, LOOK_BACK_MONTHS, ({ namesPeople }) => namesPeople, DIRECTORS);
    if (outcome) return outcome;
    const start = dayText(addMonths(known.day, -LOOK_BACK_MONTHS));
    return notFound(
      total === 0
        ? { en: `No change since ${start.en}`, de: `Kein Wechsel seit ${start.de}` }
        : {
            en: `At most ${countWord(total).en} in 12 months, since ${start.en}`,
            de: `Höchstens ${countWord(total).de} in 12 Monaten, seit ${start.de}`,
          },
      reading,
    );
  },
};
