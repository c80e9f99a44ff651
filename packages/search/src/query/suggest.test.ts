import { fold, foldWords } from '@firmament/text/fold';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChanges, createView } from '../index/view.ts';
import { documents, phrase, TEST_SCHEMA } from './arbitraries.ts';
import { compareLabels } from './facets.ts';
import { naiveSearch } from './naive-search.ts';
import { suggestLabels, suggestNames } from './suggest.ts';

const viewOf = (given: Parameters<typeof applyChanges<(typeof TEST_SCHEMA)['columns']>>[1]['upserts']) =>
  applyChanges(createView(TEST_SCHEMA), { upserts: given ?? [] });

describe('suggestNames', () => {
  it('lists the first hits of a search, without words that only contain the text', () => {
    fc.assert(
      fc.property(documents(30), phrase, (given, text) => {
        const words = foldWords(text);
        const startsSo = given.filter(({ name, aliases = [], codes = [] }) => {
          const all = ` ${[name, ...aliases, ...codes].map(fold).join(' ')}`;
          return words.length > 0 && words.every((word) => all.includes(` ${word}`));
        });
        const expected = naiveSearch(startsSo, { keyword: text, limit: 5 }).ids;
        expect(suggestNames(viewOf(given), text, { limit: 5 })).toEqual(expected);
      }),
    );
  });
});

describe('suggestLabels', () => {
  it('lists labels that start with the text, then words that do, then the rest, each with its document count', () => {
    fc.assert(
      fc.property(
        documents(30),
        fc.constantFrom('b', 'bau', 'holz', 'und', 'Ω', 'a', 'bau ho', 'au'),
        (given, text) => {
          const words = foldWords(text);
          const tierOf = (label: string): number => {
            const folded = fold(label);
            if (folded.startsWith(words.join(' '))) return 0;
            if (words.every((word) => ` ${folded}`.includes(` ${word}`))) return 1;
            return words.every((word) => folded.includes(word)) ? 2 : 3;
          };
          const { facets } = naiveSearch(given, { facets: { industry: 100 } });
          const expected = (facets.industry ?? [])
            .filter(({ value }) => tierOf(value) < 3)
            .sort((a, b) => tierOf(a.value) - tierOf(b.value) || b.count - a.count || compareLabels(a.value, b.value));
          expect(suggestLabels(viewOf(given), 'industry', text)).toEqual(expected);
        },
      ),
    );
  });

  it('counts only live documents', () => {
    const upserts = [1, 2, 3].map((id) => ({ id, prominence: 0, name: 'x', industry: id === 3 ? 'Bauholz' : 'Bau' }));
    const view = applyChanges(viewOf(upserts), { deletes: [1, 3] }, { frozen: 1 });
    expect(suggestLabels(view, 'industry', 'bau')).toEqual([{ value: 'Bau', count: 1 }]);
  });

  it('suggests nothing for a text without words', () => {
    expect(suggestLabels(viewOf([]), 'industry', '?')).toEqual([]);
    expect(suggestNames(viewOf([]), '')).toEqual([]);
  });
});
