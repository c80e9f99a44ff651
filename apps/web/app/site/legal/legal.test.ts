import { describe, expect, it } from 'vitest';
import { DATA_PROTECTION } from './data-protection.ts';
import { IMPRINT } from './imprint.ts';
import type { LegalDocument } from './legal-text.ts';
import { TERMS } from './terms.ts';

const textOf = (document: LegalDocument): string => document.sections.flatMap(({ blocks }) => blocks.flat()).join('\n');

describe('the terms', () => {
  it.each([
    ['age', 'mindestens 18 Jahre alt und voll geschäftsfähig'],
    ['acceptance', 'innerhalb von 5 Werktagen annehmen'],
    ['payment before set-up', 'erste Zahlung im Voraus'],
    ['set-up', 'innerhalb von 5 Tagen ein'],
    ['withdrawal', 'binnen 14 Tagen ab Vertragsschluss'],
    ['refund', 'binnen 14 Tagen ab Zugang'],
    ['minimum terms of consumers', '12, 24 oder 36 Monate'],
    ['minimum terms of businesses', '12, 24, 36, 48 oder 60 Monate'],
    ['notice of consumers', 'Frist von 30 Tagen'],
    ['renewal of businesses', 'um 12 Monate, wenn er nicht spätestens 3 Monate vor Ende'],
    ['default', 'am 5. Tag des Verzugs'],
    ['reminder fees', 'mindestens 5 und höchstens 15 Euro'],
    ['liability', '25.000 Euro'],
    ['indexation', 'zum 1. Februar'],
    ['notice of indexation', 'mindestens 2 Monate vorher'],
    ['DNS', 'bis zu 72 Stunden'],
    ['live chat', 'spätestens 2 Stunden nach der letzten Nachricht'],
    ['quotas', 'Basic 1.000, Professional 10.000, Advanced 50.000 und Premium 200.000'],
  ])('state the rule on %s', (_, wording) => {
    expect(textOf(TERMS)).toContain(wording);
  });
});

describe('data protection', () => {
  it('states how long cookies last', () => {
    expect(textOf(DATA_PROTECTION)).toMatch(/website-cookies: .*150 Tage/);
    expect(textOf(DATA_PROTECTION)).toMatch(/firmament_session: .*30 Tage/);
  });
});

describe.each([TERMS, IMPRINT, DATA_PROTECTION])('$title', ({ sections }) => {
  it('has an anchor of its own for every section', () => {
    const ids = sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => /^[a-z-]+$/.test(id))).toBe(true);
  });
});
