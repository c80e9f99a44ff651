import { bindWords } from '@firmament/legal-texts/bind-words';
import type { LegalSection } from '@firmament/legal-texts/legal-text';
import type { Operator } from '@firmament/legal-texts/operator';
import { terms } from '@firmament/legal-texts/terms';
import { issuerLine } from './issuer.ts';
import { PAGE_WORDS, type Sheet, type SheetSection } from './sheet.ts';

/** A legal text as prose of a document. */
export const proseOf = ({ title, blocks }: Pick<LegalSection, 'title' | 'blocks'>): SheetSection => ({
  heading: title,
  blocks: blocks.map((block) => (typeof block === 'string' ? bindWords(block) : block.map(bindWords))),
});

/** The terms as a file to keep. In German only, because only that wording is binding. */
export const termsSheet = (operator: Operator): Sheet => {
  const { title, lead, version, sections } = terms(operator);
  const plainTitle = title.replaceAll('\u00ad', '');
  return {
    language: 'de',
    kind: plainTitle,
    title: plainTitle,
    subtitle: bindWords(lead),
    facts: [],
    tables: [],
    notes: [],
    sections: sections.map(proseOf),
    source: issuerLine(operator),
    asOf: version,
    page: PAGE_WORDS.de,
  };
};
