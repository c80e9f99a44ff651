import { describe, expect, it } from 'vitest';
import { optionalLine, optionalText, writtenLine, writtenText } from './written-text.ts';

const FIELDS = { writtenText, writtenLine, optionalText, optionalLine };

describe.each(Object.entries(FIELDS))('%s', (_, field) => {
  it('is kept as it is seen', () => {
    expect(field(20).parse(' Muster\u202e\u200b GmbH\u3164 ')).toBe('Muster GmbH');
    expect(field(20).parse('Größe & Söhne 王')).toBe('Größe & Söhne 王');
  });

  it('is measured as it is seen', () => {
    expect(field(6).parse('M\u00adu\u00ads\u00adt\u00ade\u00adr')).toBe('Muster');
    expect(field(5).safeParse('Muster').success).toBe(false);
  });
});

it.each(['\u3164', ' \u2066\u2069 ', '\u2800', '\u0301'])('%j is no text', (nothing) => {
  for (const field of [writtenText, writtenLine]) {
    expect(field(20).safeParse(nothing).error?.issues[0]?.message).toBe('nothing_visible');
  }
});

it('an empty text is missing, unless it may be', () => {
  expect(writtenText(20).safeParse(' ').error?.issues[0]?.code).toBe('too_small');
  expect(optionalText(20).parse('\u200b')).toBe('');
});

it.each(['a\nb', 'a\u0007', 'a\u2028b'])('%j is no line', (text) => {
  for (const field of [writtenLine, optionalLine]) {
    expect(field(20).safeParse(text).error?.issues[0]?.message).toBe('one_line');
  }
});
