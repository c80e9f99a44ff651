import { foldWords } from '@firmament/text/fold';
import Database from 'better-sqlite3';
import { type Answer, type CompanyQuestion, PAGE_LENGTH, type PersonQuestion, type Question } from '../question.ts';
import type { Size } from '../world.ts';
import type { Engine } from './engine.ts';
import {
  collectIds,
  columnSource,
  fromSource,
  type IndustryCount,
  type IndustryRow,
  industryAnswer,
  industryStatement,
  nameSources,
  pageOf,
  type QuickRow,
  quickAnswer,
  quickStatement,
  quote,
  type Source,
} from './sql.ts';
import { sqliteFileOf } from './sqlite-copy.ts';

/** SQLite with FTS5 inside the asking process. The full-text language covers all questions about words. */

const term = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const hasWord = (word: string): string => `(names:${term(word)} OR codes:${term(` ${word}`)})`;
const hasWords = (text: string): string => `(${foldWords(text).map(hasWord).join(' AND ')})`;
const hasStart = (word: string): string => `(names:${term(` ${word}`)} OR codes:${term(` ${word}`)})`;

const exactlyOne = (expressions: readonly string[]): string =>
  expressions
    .map((expression, i) => `(${expression} NOT (${expressions.filter((_, other) => other !== i).join(' OR ')}))`)
    .join(' OR ');

const matchOf = ({ keyword, atLeastOneOf, exactlyOneOf }: CompanyQuestion): string | undefined => {
  if (keyword !== undefined) return hasWords(keyword);
  if (atLeastOneOf) return atLeastOneOf.map(hasWords).join(' OR ');
  return exactlyOneOf ? exactlyOne(exactlyOneOf.map(hasWords)) : undefined;
};

const profileMatch = ({ position, skill, locality }: PersonQuestion): string => {
  const all = (column: string, text: string) => foldWords(text).map((word) => `${column}:${term(word)}`);
  return [...all('position', position), ...all('skills', skill), ...all('locality', locality)].join(' AND ');
};

/** Hits of an expression with their other columns. The key of both tables is the position in the order of results. */
const matched = (match: string): Source => ({
  table: 'words join keyword on keyword.ordinal = words.rowid',
  where: [`words match ${quote(match)}`],
});

type Statements = { count: string; page: string };

/** The full-text index returns rows in the order of their keys, so a page needs no sorting. */
const keywordStatements = (match: string, { isActive, sort, offset = 0 }: CompanyQuestion): Statements => {
  const { table, where } = matched(match);
  const from = fromSource({ table, where: [...where, ...(isActive ? ['is_active = true'] : [])] });
  return {
    count: `select count(*) ${isActive ? from : `from words where ${where.join()}`}`,
    page: sort
      ? `select id ${from} ${pageOf({ sort, offset })}`
      : `select id ${from} order by words.rowid limit ${PAGE_LENGTH} offset ${offset}`,
  };
};

const peopleStatements = (match: string): Statements => ({
  count: `select count(*) from profiles where profiles match ${quote(match)}`,
  page: `select profile_id from profiles join person on person.ordinal = profiles.rowid
    where profiles match ${quote(match)} order by profiles.rowid limit ${PAGE_LENGTH}`,
});

export const openSqlite = async (size: Size): Promise<Engine> => {
  const db = new Database(sqliteFileOf(size), { readonly: true });
  db.pragma('cache_size = -2000000');
  db.pragma('mmap_size = 8000000000');
  const statements = new Map<string, Database.Statement<[]>>();
  const prepare = (text: string): Database.Statement<[]> => {
    const known = statements.get(text) ?? db.prepare<[]>(text);
    statements.set(text, known);
    return known;
  };
  const industries = prepare('select id, folded from industry').all() as IndustryRow[];

  const readPage = ({ count, page }: Statements): Answer => ({
    total: prepare(count).pluck().get() as number,
    ids: prepare(page).pluck().all() as (number | string)[],
  });
  const columnStatements = (question: CompanyQuestion): Statements => {
    const from = fromSource(columnSource(question, industries));
    return { count: `select count(*) ${from}`, page: `select id ${from} ${pageOf(question)}` };
  };

  const answer = async (question: Question): Promise<Answer> => {
    switch (question.kind) {
      case 'companies': {
        const match = matchOf(question);
        return readPage(match === undefined ? columnStatements(question) : keywordStatements(match, question));
      }
      case 'people':
        return readPage(peopleStatements(profileMatch(question)));
      case 'quick': {
        const statement = quickStatement(matched(hasWords(question.keyword)));
        return quickAnswer(prepare(statement).all() as QuickRow[]);
      }
      case 'names': {
        const { table, where } = matched(foldWords(question.text).map(hasStart).join(' AND '));
        const readIds = async (statement: string) => prepare(statement).pluck().all() as number[];
        return collectIds(nameSources(question.text, where.join(), table), readIds);
      }
      case 'industries':
        return industryAnswer(prepare(industryStatement(question.text)).all() as IndustryCount[]);
    }
  };

  return {
    name: 'SQLite',
    concurrency: 1,
    ask: async (question) => {
      const found = await answer(question);
      return () => found;
    },
    close: async () => void db.close(),
  };
};
