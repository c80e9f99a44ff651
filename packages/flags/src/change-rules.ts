import type { CompanyEvent } from '@firmament/api-contract/calls/company-facts';
import { addMonths } from '@firmament/calendar/day';
import { dayOfEvent, eventEvidence, eventsWithin, notFound, watchedFor } from './coverage.ts';
import { DIRECTORS, directorChanges } from './director-changes.ts';
import type { Rule, Text } from './rule.ts';
import { countWord, dayText, inBoth, listText } from './wording.ts';

/** A company that becomes hard to recognise: new addresses, a new name. */

const fromTo = ({ from, to }: CompanyEvent): string => [from, to].filter(Boolean).join(' → ');

const MOVES_MONTHS = 24;
const LEAST_MOVES = 2;

/** The same move may be stated by two sources on two days. */
const distinctMoves = (events: readonly CompanyEvent[]): CompanyEvent[] =>
  events.filter((event, place) => events.findIndex(({ to }) => to === event.to) === place || event.to === null);

export const MOVED_OFTEN: Rule = {
  name: 'moved_often',
  kind: 'to_check',
  title: { en: 'Moved twice or more in two years', de: 'In zwei Jahren mindestens zweimal umgezogen' },
  condition: {
    en: 'The register tells of two or more new addresses in the last two years.',
    de: 'Das Register nennt in den letzten zwei Jahren zwei oder mehr neue Geschäftsanschriften.',
  },
  needs: { en: 'A register that is read for two years', de: 'Ein Register, das seit zwei Jahren gelesen wird' },
  check: (known) => {
    const moves = distinctMoves(eventsWithin(known, MOVES_MONTHS, ['moved']));
    if (moves.length >= LEAST_MOVES) {
      const count = countWord(moves.length);
      const days = listText(moves.map((move) => dayText(dayOfEvent(move))));
      return {
        state: 'applies',
        title: {
          en: `Moved ${moves.length === 2 ? 'twice' : `${count.en} times`} in two years`,
          de: `In zwei Jahren ${count.de}mal umgezogen`,
        },
        sentence: {
          en: `On ${days.en}, last to ${moves.at(-1)?.to ?? 'an address we do not know'}.`,
          de: `Am ${days.de}, zuletzt: ${moves.at(-1)?.to ?? 'Adresse nicht bekannt'}.`,
        },
        day: dayOfEvent(moves.at(-1) as CompanyEvent),
        evidence: moves.map((move) =>
          eventEvidence(
            move,
            inBoth(() => fromTo(move)),
          ),
        ),
      };
    }
    const { reading, outcome } = watchedFor(known, MOVES_MONTHS, ({ isRegister }) => isRegister, MOVES);
    if (outcome) return outcome;
    const start = dayText(addMonths(known.day, -MOVES_MONTHS));
    return notFound(
      moves.length === 0
        ? { en: `Not moved since ${start.en}`, de: `Nicht umgezogen seit ${start.de}` }
        : { en: `Moved once since ${start.en}`, de: `Einmal umgezogen seit ${start.de}` },
      reading,
    );
  },
};

const MOVES: Text = { en: 'new addresses', de: 'neue Geschäftsanschriften' };
const NAMES: Text = { en: 'new names', de: 'neue Namen' };

const RENAMED_MONTHS = 12;

export const RENAMED_WITH_NEW_DIRECTOR: Rule = {
  name: 'renamed_with_new_director',
  kind: 'to_check',
  title: { en: 'New name and new director within a year', de: 'Neuer Name und neue Leitung binnen eines Jahres' },
  condition: {
    en: 'In the last 12 months the company took another name, and a managing director or member of the board entered or left.',
    de: 'In den letzten 12 Monaten hat das Unternehmen seinen Namen geändert, und jemand aus Geschäftsführung oder Vorstand ist eingetreten oder ausgeschieden.',
  },
  needs: {
    en: 'A register that names the directors, read for a year',
    de: 'Ein Register, das die Geschäftsführung nennt und das seit einem Jahr gelesen wird',
  },
  check: (known) => {
    const renamed = eventsWithin(known, RENAMED_MONTHS, ['renamed']).at(-1);
    const change = renamed && directorChanges(known, RENAMED_MONTHS).at(-1);
    if (renamed && change) {
      const [named, changed] = [dayText(dayOfEvent(renamed)), dayText(change.day)];
      const verb = change.isEntry ? { en: 'entered', de: 'eingetreten' } : { en: 'left', de: 'ausgeschieden' };
      const former = renamed.from ?? '';
      return {
        state: 'applies',
        title: RENAMED_WITH_NEW_DIRECTOR.title,
        sentence: {
          en: `Renamed on ${named.en}${former && `, before that ${former}`}; on ${changed.en} a director ${verb.en}.`,
          de: `Umbenannt am ${named.de}${former && `, davor ${former}`}; am ${changed.de} ist jemand aus der Leitung ${verb.de}.`,
        },
        day: [dayOfEvent(renamed), change.day].sort().at(-1) ?? null,
        evidence: [
          eventEvidence(
            renamed,
            inBoth(() => fromTo(renamed)),
          ),
          eventEvidence(
            change.event,
            inBoth(() => change.event.subject),
          ),
        ],
      };
    }
    const ofNames = watchedFor(known, RENAMED_MONTHS, ({ isRegister }) => isRegister, NAMES);
    if (ofNames.outcome) return ofNames.outcome;
    if (!renamed) {
      const start = dayText(addMonths(known.day, -RENAMED_MONTHS));
      return notFound({ en: `Not renamed since ${start.en}`, de: `Nicht umbenannt seit ${start.de}` }, ofNames.reading);
    }
    const ofPeople = watchedFor(known, RENAMED_MONTHS, ({ namesPeople }) => namesPeople, DIRECTORS);
    if (ofPeople.outcome) return ofPeople.outcome;
    return notFound(
      { en: 'Renamed, without a change of director', de: 'Umbenannt, ohne Wechsel in der Leitung' },
      ofPeople.reading,
    );
  },
};
