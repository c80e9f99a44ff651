import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import type { Language } from '../language.ts';

/** docs/glossary.md is the only list of terms: what it forbids, no text may say. */

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

type Variant = { language: Language; variant: string; pattern: RegExp };

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const variantOf = (language: Language, variant: string): Variant => ({
  language,
  variant,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}-])${escaped(variant)}(?![\\p{L}\\p{N}-])`, 'u'),
});

const rowsOf = (page: string): string[][] =>
  page.split('\n').flatMap((line) =>
    line.startsWith('| ')
      ? [
          line
            .split('|')
            .slice(1, -1)
            .map((cell) => cell.trim()),
        ]
      : [],
  );

const isLanguage = (text: string): text is Language => text === 'de' || text === 'en';

/** `de: Plan, Pläne; en: tariff` */
const variantsIn = (cell: string): Variant[] =>
  cell.split(';').flatMap((part) => {
    const [language = '', words = ''] = part.split(/:(.*)/s).map((text) => text.trim());
    if (!isLanguage(language)) throw new RangeError(`No language before the variants "${part}".`);
    return words.split(',').map((variant) => variantOf(language, variant.trim()));
  });

const [terms = '', exceptions = ''] = readFileSync(`${ROOT}docs/glossary.md`, 'utf8').split('## Exceptions');

const VARIANTS = rowsOf(terms)
  .filter(([term, , , not]) => term !== 'term' && not !== undefined && not !== '')
  .flatMap(([, , , not = '']) => variantsIn(not));

const ALLOWED = new Set(rowsOf(exceptions).map(([file, variant]) => `${file} ${variant}`));

const GERMAN =
  /[äöüßÄÖÜ„]|\b(?:der|die|das|dem|den|des|ein|eine|einem|und|oder|Ihr|Ihre|Ihrem|Ihren|Ihres|Sie|wir|ist|sind|mit|von|nicht|kein|keine|im|zum|zur|Tarif)\b/;

/** Catalogues say their language in their name; elsewhere both languages stand side by side. */
const languageOf = (file: string, text: string): Language | undefined => {
  if (/messages\.(?:de|en)\.ts$/.test(file)) return file.endsWith('.de.ts') ? 'de' : 'en';
  if (GERMAN.test(text)) return 'de';
  return undefined;
};

/** A property called `de` or `en`, or one of a table of which that is the name, tells the language of its text. */
const languageAt = (node: ts.Node): Language | undefined => {
  for (let at: ts.Node | undefined = node; at !== undefined; at = at.parent) {
    const name = ts.isPropertyAssignment(at) && ts.isIdentifier(at.name) ? at.name.text : '';
    if (isLanguage(name)) return name;
  }
  return undefined;
};

type Said = { language: Language | undefined; text: string };

/** What a file says: its literals, without those that name modules, types and classes. */
const textsIn = (file: string): Said[] => {
  const source = ts.createSourceFile(file, readFileSync(ROOT + file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Said[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isLiteralTypeNode(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      const text = node.text.replaceAll('\u00ad', '');
      found.push({ language: languageAt(node) ?? languageOf(file, text), text });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

/** Parsers and lists of words that others write are not ours to word. */
const NOT_OURS =
  /\.test\.|\.d\.ts$|^packages\/(?:demo-world|registers|search|gazetteer|identifiers|representation)\/|\/words\/|\/fixtures\/|^apps\/api\/src\/(?:demo|search|imports|places)\//;

const FILES = ['apps/api/src', 'apps/web/app', 'packages']
  .flatMap((folder) =>
    readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' }).map(
      (path) => `${folder}/${path.replaceAll('\\', '/')}`,
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules') && !NOT_OURS.test(file))
  .sort();

/** Few files have any variant at all; only those are taken apart. */
const ANY = new RegExp(VARIANTS.map(({ pattern }) => pattern.source).join('|'), 'u');

const isSuspicious = (file: string): boolean => ANY.test(readFileSync(ROOT + file, 'utf8').replaceAll('\\u00ad', ''));

const WRONG = FILES.filter(isSuspicious).flatMap((file) =>
  textsIn(file).flatMap(({ language, text }) =>
    VARIANTS.filter((variant) => variant.language === language && variant.pattern.test(text)).map(({ variant }) => ({
      file,
      variant,
      text,
    })),
  ),
);

describe('the glossary', () => {
  it('lists what not to say', () => {
    expect(VARIANTS.length).toBeGreaterThan(100);
    expect(FILES.filter((file) => file.endsWith('messages.de.ts')).length).toBeGreaterThan(40);
  });

  it('is followed by every text of ours', () => {
    const wrong = WRONG.filter(({ file, variant }) => !ALLOWED.has(`${file} ${variant}`));
    expect(wrong.map(({ file, variant, text }) => `${file}: "${variant}" in "${text}"`)).toEqual([]);
  });

  it('allows no exception that is not needed', () => {
    const used = new Set(WRONG.map(({ file, variant }) => `${file} ${variant}`));
    expect([...ALLOWED].filter((exception) => !exception.startsWith('file ') && !used.has(exception))).toEqual([]);
  });
});
