import { fold, foldWords } from '@firmament/text/fold';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCompanyWords } from '../company-words.ts';
import { shortFormsIn, withShortForms } from './legal-form-spellings.ts';

const short = (text: string) => withShortForms(foldWords(text)).join(' ');

describe('a legal form that is written out', () => {
  it.each([
    ['Murtal Solartechnik Gesellschaft mbH', 'murtal solartechnik gmbh'],
    ['Murtal Solartechnik Gesellschaft m.b.H.', 'murtal solartechnik gmbh'],
    ['MURTAL SOLARTECHNIK GESELLSCHAFT MIT BESCHRAENKTER HAFTUNG', 'murtal solartechnik gmbh'],
    ['Murtal Solartechnik Ges.m.b.H. & Co. Kommanditgesellschaft', 'murtal solartechnik gmbh co kg'],
    ['Gesellschaft mbH Murtal', 'murtal gmbh'],
    ['Murtal Baugesellschaft m.b.H.', 'murtal baugesellschaft mbh'],
    ['Murtal gemeinnützige Gesellschaft mbH', 'murtal ggmbh'],
    ['Murtal Aktiengesellschaft', 'murtal ag'],
    ['Murtal offene Gesellschaft', 'murtal og'],
    ['Murtal Offene Handelsgesellschaft', 'murtal ohg'],
    ['Murtal eingetragene Genossenschaft', 'murtal eg'],
    ['Murtal eingetragener Verein', 'murtal ev'],
    ['Murtal e.V.', 'murtal ev'],
    ['Murtal, eingetragener Kaufmann', 'murtal ek'],
    ['Murtal Unternehmergesellschaft (haftungsbeschränkt)', 'murtal ug'],
    ['Murtal UG (haftungsbeschränkt)', 'murtal ug'],
    ['Murtal Kommanditgesellschaft auf Aktien', 'murtal kgaa'],
    ['Murtal Europäische Gesellschaft', 'murtal se'],
    ['Murtal société à responsabilité limitée', 'murtal sarl'],
    ['Murtal S.à r.l.', 'murtal sarl'],
    ['Murtal società a garanzia limitata', 'murtal sagl'],
    ['Murtal Société Anonyme', 'murtal sa'],
  ])('%s is read as "%s"', (name, expected) => {
    expect(foldWords(short(name)).sort()).toEqual(foldWords(expected).sort());
    expect(short(short(name))).toBe(short(name));
  });

  it.each(['Murtal Solartechnik GmbH', 'Gesellschaft der Musikfreunde', 'Haftungsfragen AG', 'Verein Alpenblick'])(
    'is not seen in "%s"',
    (name) => {
      expect(short(name)).toBe(fold(name));
      expect(shortFormsIn(name)).toBeUndefined();
    },
  );

  const form = fc.constantFrom(
    'Gesellschaft m.b.H.',
    'Ges. mbH',
    'G.m.b.H.',
    'GESMBH',
    'A.G.',
    'Aktiengesellschaft',
    'e.V.',
    'eGen',
    'e.Kfm.',
    'eKfr',
    'gemeinnützige Gesellschaft mbH',
    'Gesellschaft bürgerlichen Rechts',
    'GesbR',
    'FlexKapG',
    'mbB',
    '& Co.',
    'KG',
    'Partnerschaft mbB',
    'société anonyme',
    'm.b.H.',
    'Baugesellschaft',
    'Genossenschaft',
    'mit',
    'UG',
  );
  const name = fc.array(fc.oneof(form, fc.constantFrom('Adler', 'Bau', 'K', 'e', 'G')), { minLength: 1, maxLength: 6 });

  it('never keeps a name from being found by itself', () => {
    fc.assert(
      fc.property(name, (parts) => {
        const text = parts.join(' ');
        const indexed = new Set([...foldWords(text), ...(shortFormsIn(text)?.split(' ') ?? [])]);
        for (const word of foldWords(readCompanyWords(text).keyword)) expect(indexed).toContain(word);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a name with a legal form', () => {
  it('is the same name however its form is written', () => {
    const names = ({ keyword, spellings }: { keyword: string; spellings: string[] }) => [keyword, ...spellings];
    for (const text of ['Adler GmbH', 'Adler Gesellschaft mbH', 'adler ges.m.b.h.']) {
      const all = names(readCompanyWords(text));
      expect(all).toContain('adler gmbh');
      expect(all).toContain('adler gesellschaft m b h');
      expect(all).toContain('adler gesellschaft mit beschrankter haftung');
    }
    expect(readCompanyWords('Adler Bau').spellings).toEqual([]);
  });

  it('stays as it is between quotation marks', () => {
    expect(readCompanyWords('„Adler Gesellschaft mbH“')).toEqual({ keyword: 'Adler Gesellschaft mbH', spellings: [] });
  });
});
