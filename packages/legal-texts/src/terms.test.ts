import { describe, expect, it } from 'vitest';
import type { LegalDocument } from './legal-text.ts';
import type { Operator } from './operator.ts';
import { terms } from './terms.ts';

const textOf = (document: LegalDocument): string => document.sections.flatMap(({ blocks }) => blocks.flat()).join('\n');

const OPERATOR: Operator = {
  name: 'Sternbild Daten GmbH',
  legalForm: 'Gesellschaft mit beschränkter Haftung',
  street: 'Beispielgasse 1',
  postcode: '1010',
  city: 'Wien',
  country: 'Österreich',
  phone: '+43 1 0000000',
  email: 'office@firmament.example',
  registerNumber: 'FN 000000a',
  registerCourt: 'Handelsgericht Wien',
  vatId: 'ATU00000000',
};

describe('the terms', () => {
  it.each([
    ['age', 'mindestens 18 Jahre alt und voll geschäftsfähig'],
    ['acceptance', 'innerhalb von 5 Werktagen annehmen'],
    ['payment before set-up', 'erste Zahlung im Voraus'],
    ['set-up', 'innerhalb von 5 Tagen ein'],
    ['start for consumers', 'erst nach Ablauf der Rücktrittsfrist'],
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
    ['quotas', 'jedes Unternehmen und jede Person zählt je Kalendermonat einmal'],
  ])('state the rule on %s', (_, wording) => {
    expect(textOf(terms(OPERATOR))).toContain(wording);
  });

  it('name their day and the other party', () => {
    const { lead, version } = terms(OPERATOR);
    expect(version).toBe('2026-11-17');
    expect(lead).toBe(
      'Gültig ab 17. November 2026. Vertragspartner ist Sternbild Daten GmbH, Beispielgasse 1, 1010 Wien.',
    );
  });

  it('name nobody as long as the operator is unknown', () => {
    expect(terms(null).lead).toBe('Gültig ab 17. November 2026.');
  });

  it('have an anchor of its own for every section', () => {
    const ids = terms(null).sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => /^[a-z-]+$/.test(id))).toBe(true);
  });
});
