import { describe, expect, it } from 'vitest';
import { bestFirst, isNamed } from './best-first.ts';

const group = (...labels: string[]) => ({ entries: labels.map((label) => ({ label })) });

describe('what a text means', () => {
  it.each([
    ['Bäckerei Süd GmbH', 'sud back', true],
    ['Anna-Maria Huber', 'maria', true],
    ['Anna-Maria Huber', 'ria', false],
    ['Huber Bau GmbH', 'anna huber', false],
    ['Huber Bau GmbH', ' ', false],
  ])('%s is named by “%s”: %s', (name, text, expected) => expect(isNamed(name, text)).toBe(expected));

  it('is a person only if no company bears the name', () => {
    const [bau, anna] = [group('Huber Bau GmbH'), group('Anna Huber')];
    expect(bestFirst('anna huber', bau, anna)).toEqual([anna, bau]);
    expect(bestFirst('huber', bau, anna)).toEqual([bau, anna]);
    expect(bestFirst('FN 12345a', bau, anna)).toEqual([bau, anna]);
    expect(bestFirst('anna', group(), anna)).toEqual([anna, group()]);
  });
});
