import type { Fact } from '@firmament/api-contract/calls/company-facts';
import type { Text } from '../../platform/http/app-error.ts';
import { addressLine, type SheetSection } from '../sheet.ts';
import { factOf, fieldName, isListed, originText, type Subject, valueText } from './words.ts';

const TEXTS = {
  en: {
    heading: 'Facts and where they come from',
    columns: ['Fact', 'Value', 'Source'],
    none: 'No source has stated any facts that could be shown here.',
    description: 'What the company does, in the words of the source',
  },
  de: {
    heading: 'Angaben und ihre Herkunft',
    columns: ['Angabe', 'Wert', 'Quelle'],
    none: 'Keine Quelle hat Angaben gemacht, die hier stehen könnten.',
    description: 'Tätigkeit in den Worten der Quelle',
  },
};

const LATER: Text = { en: 'known from later only', de: 'erst von später bekannt' };

/** Shown as a text of its own, because it can be long. */
const DESCRIPTION = 'short_description';

/** Parts of one address, in the order in which they are written. */
const ADDRESS = ['address_street', 'address_postcode', 'address_city', 'address_country'];

/** What one source said on one day about the parts of an address is one fact. */
const joinAddress = (subject: Subject, facts: readonly Fact[]): Fact[] => {
  const parts = ADDRESS.flatMap((field) => facts.find((fact) => fact.field === field) ?? []);
  const [first] = parts;
  const isOne = parts.every(({ source, as_of, basis }) => {
    return source === first?.source && as_of === first.as_of && basis === first.basis;
  });
  if (!first || !isOne) return [...facts];
  const value = (field: string) => {
    const part = parts.find((fact) => fact.field === field);
    return part ? String(part.value) : null;
  };
  const display = addressLine(subject.language, {
    street: value('address_street'),
    postcode: value('address_postcode'),
    city: value('address_city'),
    country: value('address_country'),
  });
  const address = { ...first, field: 'address', value: display, display };
  return facts.flatMap((fact) => (fact === first ? [address] : ADDRESS.includes(fact.field) ? [] : [fact]));
};

const rowOf = (subject: Subject, fact: Fact) => {
  const { language, detail } = subject;
  const origin = originText(language, fact.source_label, fact.as_of);
  // Nobody had said it by the day that was asked for.
  const isLater = detail.as_of.day !== null && fact.basis === 'undated' && fact.as_of !== null;
  return {
    cells: [
      fieldName(subject, fact.field),
      valueText(subject, fact),
      isLater ? `${origin} (${LATER[language]})` : origin,
    ],
    isMuted: fact.basis === 'undated',
  };
};

const formerNames = ({ detail, language }: Subject) => {
  const { former_names } = detail.company;
  if (former_names.length === 0) return [];
  const label = fieldName({ detail, language }, 'former_names');
  return [{ cells: [label, former_names.join('\n'), ''], isMuted: false }];
};

export const factsSection = (subject: Subject): SheetSection => {
  const { detail, language } = subject;
  const { heading, columns, none, description } = TEXTS[language];
  const named = detail.facts.filter(({ field }) => isListed(field) && field !== DESCRIPTION);
  const facts = joinAddress(subject, named);
  const rows = [...facts.map((fact) => rowOf(subject, fact)), ...formerNames(subject)];
  const stated = factOf(detail, DESCRIPTION);
  return {
    heading,
    startsPage: true,
    blocks: [
      ...(rows.length === 0
        ? [none]
        : [{ table: { heading: '', columns, rows, isNumeric: false, widths: [128, '*' as const, 150] } }]),
      ...(stated
        ? [
            {
              lead: `${description}:`,
              quote: String(stated.value),
              origin: originText(language, stated.source_label, stated.as_of),
            },
          ]
        : []),
    ],
  };
};
