import type { Language } from '@firmament/api-contract/language';
import { describe, expect, it } from 'vitest';
import { MESSAGES } from './messages.ts';

/** Every text with its full key. */
const flatten = (messages: object, prefix = ''): [key: string, text: string][] =>
  Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*([\w.]+)/g)].map(([, name = '']) => name).sort();

const inLanguage = (language: Language): [key: string, text: string][] =>
  Object.entries(MESSAGES).flatMap(([name, texts]) => flatten(texts[language], `${name}.`));

const english = inLanguage('en');
const german = inLanguage('de');

describe('messages', () => {
  it('have the same keys in both languages', () => {
    expect(german.map(([key]) => key).sort()).toEqual(english.map(([key]) => key).sort());
  });

  it('have the same placeholders in both languages', () => {
    const inGerman = new Map(german);
    const differing = english.filter(
      ([key, text]) => placeholders(text).join() !== placeholders(inGerman.get(key) ?? '').join(),
    );
    expect(differing).toEqual([]);
  });

  it('are never empty and never start or end with blanks', () => {
    expect([...english, ...german].filter(([, text]) => text === '' || text.trim() !== text)).toEqual([]);
  });
});
