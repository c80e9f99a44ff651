import type { PersonInCharge } from '@firmament/api-contract/calls/company-facts';
import type { Language } from '@firmament/api-contract/language';
import { officerTitle, whoAndRole } from '@firmament/api-contract/words/officer-title';
import { localityName } from '@firmament/api-contract/words/place-name';
import { inQuotes } from '@firmament/api-contract/words/wording';
import { powerText } from '@firmament/representation/power-text';
import { signingSentence } from '@firmament/representation/signing-sentence';
import { type Cell, NONE, type SheetBlock, type SheetSection, type SheetTable, shortDay } from '../sheet.ts';
import { listText, originCell, originText, type Subject } from './words.ts';

const TEXTS = {
  en: {
    heading: 'Who is in charge and who may sign',
    signs: 'As the source words it, these can bind the company:',
    quoted: 'These rules could not be read for certain and stand here as they are worded:',
    notStated: (names: string) => `Our source does not say how these represent the company: ${names}.`,
    nothing: 'None of our sources says who may sign for the company. The register itself says so.',
    none: 'None of our sources names anybody in charge. That does not mean that there is nobody.',
    columns: ['Name', 'Function', 'Representation', 'Source'],
    born: (year: number) => `born ${year}`,
    since: (day: string) => `since ${day}`,
    until: (day: string) => `until ${day}`,
    former: 'Left within the last five years',
    withheld: (count: number) =>
      `${count === 1 ? '1 person is' : `${count} people are`} not shown (objection); check the register. Who may sign can differ because of that.`,
  },
  de: {
    heading: 'Wer vertritt und wer zeichnen darf',
    signs: 'Nach dem Wortlaut der Quelle können das Unternehmen verpflichten:',
    quoted: 'Diese Regeln ließen sich nicht sicher lesen und stehen hier im Wortlaut:',
    notStated: (names: string) => `Wie diese Personen vertreten, sagt unsere Quelle nicht: ${names}.`,
    nothing: 'Keine unserer Quellen sagt, wer für das Unternehmen zeichnen darf. Im Register steht es.',
    none: 'Keine unserer Quellen nennt eine Vertretung. Das heißt nicht, dass es keine gibt.',
    columns: ['Name', 'Funktion', 'Vertretung', 'Quelle'],
    born: (year: number) => `geboren ${year}`,
    since: (day: string) => `seit ${day}`,
    until: (day: string) => `bis ${day}`,
    former: 'In den letzten fünf Jahren ausgeschieden',
    withheld: (count: number) =>
      `${count === 1 ? '1 Person wird' : `${count} Personen werden`} nicht angezeigt (Widerspruch); bitte im Register prüfen. Wer zeichnen darf, kann deshalb abweichen.`,
  },
};

const signingBlocks = ({ detail, language }: Subject): SheetBlock[] => {
  const texts = TEXTS[language];
  const { ways, quoted, not_stated } = detail.signing;
  const sentences = ways.map((way) => {
    const { source_label, as_of } = way.evidence;
    return `${signingSentence(way, language)} (${originText(language, source_label, as_of)})`;
  });
  if (ways.length + quoted.length + not_stated.length === 0) {
    const isWorded = detail.people_in_charge.some(({ representation }) => representation !== null);
    return isWorded ? [] : [texts.nothing];
  }
  return [
    ...(sentences.length > 0 ? [texts.signs, sentences] : []),
    ...(quoted.length > 0 ? [texts.quoted] : []),
    ...quoted.map(({ name, text, source_label, as_of }) => ({
      quote: text,
      origin: [...(name === null ? [] : [name]), originText(language, source_label, as_of)].join(' · '),
    })),
    ...(not_stated.length > 0
      ? [
          texts.notStated(
            listText(
              language,
              not_stated.map(({ name, title }) => {
                const { role } = whoAndRole(`${title}: ${name}`, language, detail.company.legal_form);
                return `${name} (${role})`;
              }),
              12,
            ),
          ),
        ]
      : []),
  ];
};

/** What was read of a power, and below it the words it was read from. */
const powerCell = ({ representation, title }: PersonInCharge, language: Language): Cell => {
  if (representation === null) return NONE;
  const text = powerText(representation, title, language);
  return text === representation ? text : { text, below: inQuotes(representation, language) };
};

const rowOf = ({ detail, language }: Subject, person: PersonInCharge) => {
  const texts = TEXTS[language];
  const about = [
    ...(person.birth_year === null ? [] : [texts.born(person.birth_year)]),
    ...(person.location ? [localityName(person.location, language)] : []),
  ];
  const term = [
    ...(person.started_on === null ? [] : [texts.since(shortDay(language, person.started_on))]),
    ...(person.ended_on === null ? [] : [texts.until(shortDay(language, person.ended_on))]),
  ];
  const cell = (text: string, below: readonly string[]) =>
    below.length === 0 ? text : { text, below: below.join(', ') };
  return {
    cells: [
      cell(person.name, about),
      cell(officerTitle(person.title, language, detail.company.legal_form) || NONE, term),
      powerCell(person, language),
      originCell(language, person.source_label, person.as_of),
    ],
    isMuted: !person.is_in_charge,
  };
};

const tableOf = (subject: Subject, heading: string, people: readonly PersonInCharge[]): { table: SheetTable }[] =>
  people.length === 0
    ? []
    : [
        {
          table: {
            heading,
            columns: TEXTS[subject.language].columns,
            isNumeric: false,
            widths: [132, 104, '*', 96],
            rows: people.map((person) => rowOf(subject, person)),
          },
        },
      ];

export const peopleSection = (subject: Subject): SheetSection => {
  const { detail, language } = subject;
  const texts = TEXTS[language];
  const people = detail.people_in_charge;
  const inCharge = people.filter(({ is_in_charge }) => is_in_charge);
  const former = people.filter(({ is_in_charge }) => !is_in_charge);
  const { withheld_people: withheld } = detail;
  return {
    heading: texts.heading,
    blocks: [
      ...(withheld > 0 ? [texts.withheld(withheld)] : []),
      ...(inCharge.length > 0 ? signingBlocks(subject) : withheld > 0 ? [] : [texts.none]),
      ...tableOf(subject, '', inCharge),
      ...tableOf(subject, texts.former, former),
    ],
  };
};
