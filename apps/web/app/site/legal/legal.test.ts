import type { LegalDocument } from '@firmament/legal-texts/legal-text';
import { describe, expect, it } from 'vitest';
import { IMPRINT } from '../../ui/legal-text/imprint.ts';
import { DATA_PROTECTION } from './data-protection.ts';

const textOf = (document: LegalDocument): string => document.sections.flatMap(({ blocks }) => blocks.flat()).join('\n');

describe('data protection', () => {
  it('states how long cookies last', () => {
    expect(textOf(DATA_PROTECTION)).toMatch(/website-cookies: .*150 Tage/);
    expect(textOf(DATA_PROTECTION)).toMatch(/__Host-firmament_device: .*180 Tage/);
    expect(textOf(DATA_PROTECTION)).toMatch(/__Host-firmament_sign_up: .*24 Stunden/);
    expect(textOf(DATA_PROTECTION)).toMatch(/firmament_session: .*30 Tage/);
  });
});

describe.each([IMPRINT, DATA_PROTECTION])('$title', ({ sections }) => {
  it('has an anchor of its own for every section', () => {
    const ids = sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => /^[a-z-]+$/.test(id))).toBe(true);
  });
});
