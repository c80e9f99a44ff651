import { isOld } from '@firmament/calendar/age';
import { isLeading } from '@firmament/representation/office-of-title';
import { newestOf, notCheckable, notFound, tooOld } from './coverage.ts';
import { DIRECTORS, withheld } from './director-changes.ts';
import type { Knowledge, OfficeElsewhere, Outcome, Rule, Text } from './rule.ts';
import { inBoth } from './wording.ts';

const STATES: Record<'insolvent' | 'liquidation', Text> = {
  insolvent: { en: 'insolvent', de: 'insolvent' },
  liquidation: { en: 'in liquidation', de: 'in Liquidation' },
};

const stateOf = ({ isInsolvent }: OfficeElsewhere): Text => STATES[isInsolvent ? 'insolvent' : 'liquidation'];

/** Each person in charge once: the same one may be entered under two titles. */
const directorsOf = ({ people }: Knowledge) => {
  const leading = people.filter(({ is_in_charge, title }) => is_in_charge && isLeading(title));
  return leading.filter(({ name }, place) => leading.findIndex((other) => other.name === name) === place);
};

const applies = (
  { name, employee_id, source_label, as_of }: Knowledge['people'][number],
  others: readonly OfficeElsewhere[],
): Outcome => {
  const [first] = others as [OfficeElsewhere];
  const more = others.length - 1;
  const state = stateOf(first);
  return {
    state: 'applies',
    title: DIRECTOR_OF_FAILING_COMPANY.title,
    sentence: {
      en: `${name} ${first.isOver ? 'was' : 'is'} also a director of ${first.companyName} (${state.en})${more > 0 ? ` and of ${more} more` : ''}.`,
      de: `${name} ${first.isOver ? 'war' : 'ist'} auch in der Leitung von ${first.companyName} (${state.de})${more > 0 ? ` und von ${more} weiteren` : ''}.`,
    },
    day: as_of,
    evidence: [
      { kind: 'person', id: employee_id, text: inBoth(() => name), day: null, source_label, as_of },
      ...others.map(({ companyId, companyName }) => ({
        kind: 'company' as const,
        id: String(companyId),
        text: inBoth(() => companyName),
        day: null,
        source_label: null,
        as_of: null,
      })),
    ],
  };
};

export const DIRECTOR_OF_FAILING_COMPANY: Rule = {
  name: 'director_of_failing_company',
  kind: 'to_check',
  title: {
    en: 'The only director also ran a company that is failing',
    de: 'Einzige Leitung war auch in einem Unternehmen in Abwicklung',
  },
  condition: {
    en: 'One person alone leads the company and is, or was in the last five years, director of another one that is now in liquidation or insolvent. It counts only if it is certainly the same person.',
    de: 'Eine Person allein leitet das Unternehmen und leitet auch ein anderes, das jetzt in Liquidation oder insolvent ist, oder hat es in den letzten fünf Jahren geleitet. Es zählt nur, wenn es sicher dieselbe Person ist.',
  },
  needs: {
    en: 'The people of the registers, and who of them is who; for today only',
    de: 'Die Personen der Register, und wer dieselbe ist; nur für heute',
  },
  check: (known) => {
    const { day, isToday, readings, elsewhere, withheldPeople } = known;
    const directors = directorsOf(known);
    const [director] = directors;
    if (!isToday) {
      return notCheckable(
        'How other companies stood on an earlier day is not looked up.',
        'Wie es an einem früheren Tag um andere Unternehmen stand, wird nicht nachgesehen.',
      );
    }
    if (withheldPeople > 0) return withheld(withheldPeople);
    const newest = newestOf(readings.filter(({ namesPeople }) => namesPeople));
    if (!director || !newest) {
      return notCheckable(`None of our sources names ${DIRECTORS.en}.`, `Keine unserer Quellen nennt ${DIRECTORS.de}.`);
    }
    if (newest.asOf !== null && isOld(newest.asOf, day)) return tooOld(newest.asOf);
    if (directors.length > 1) {
      return notFound(
        { en: `${directors.length} directors are entered`, de: `${directors.length} Personen in der Leitung` },
        newest,
      );
    }
    if (director.employee_id === null) {
      return notCheckable(
        'Whether this person holds other offices has not been found out yet.',
        'Ob diese Person weitere Ämter hat, ist noch nicht ermittelt.',
      );
    }
    const held = elsewhere.filter(({ mandateId, title }) => mandateId === director.mandate_id && isLeading(title));
    const certain = held.filter(({ isCertain }) => isCertain);
    if (certain.length > 0) return applies(director, certain);
    const [likely] = held;
    if (likely) {
      return notCheckable(
        `Only likely the same person: a director of ${likely.companyName} (${stateOf(likely).en}). Likely does not count.`,
        `Nur vermutlich dieselbe Person: in der Leitung von ${likely.companyName} (${stateOf(likely).de}). Vermutungen zählen nicht.`,
      );
    }
    return notFound({ en: 'None known', de: 'Keines bekannt' }, newest);
  },
};
