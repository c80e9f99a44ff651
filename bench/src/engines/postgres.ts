import { foldWords } from '@firmament/text/fold';
import pg from 'pg';
import type { Answer, CompanyQuestion, Question } from '../question.ts';
import type { Size } from '../world.ts';
import type { Engine } from './engine.ts';
import { startCopyServer } from './postgres-copy.ts';
import {
  collectIds,
  columnSource,
  fromSource,
  type IndustryRow,
  industryAnswer,
  industryStatement,
  isAboutWords,
  keywordSource,
  nameSources,
  pageOf,
  personSource,
  quickAnswer,
  quickStatement,
  quote,
  type Source,
} from './sql.ts';

/**
 * PostgreSQL alone, asked directly through its driver: no HTTP, no session, no facets, no tiers of keyword hits. Values
 * are in the text of the statements, so that each gets its own plan.
 */

const CLIENTS = 16;

/** The product's rule: anywhere in a name, or at the start of a word of a code. Folded words have no wildcards. */
const hasWord = (word: string): string => `(names like ${quote(`%${word}%`)} or codes like ${quote(`% ${word}%`)})`;
const hasStart = (word: string): string => `(names like ${quote(`% ${word}%`)} or codes like ${quote(`% ${word}%`)})`;

const pageStatement = (source: Source, id: string, question?: CompanyQuestion): string => {
  const from = fromSource(source);
  return `select (select count(*) ${from})::integer as total, array(select ${id} ${from} ${pageOf(question)}) as ids`;
};

export const openPostgres = async (size: Size): Promise<Engine> => {
  const server = await startCopyServer(size);
  const pool = new pg.Pool({ connectionString: server.url, max: CLIENTS });
  // A connection that is being closed may still report that the server stops.
  pool.on('error', () => {});
  const { rows: industries } = await pool.query<IndustryRow>('select id, folded from industry');

  const askPage = async (statement: string): Promise<Answer> => {
    const { rows } = await pool.query<{ total: number; ids: (number | string)[] }>(statement);
    return rows[0] ?? { total: 0 };
  };
  const askIds = async (statement: string): Promise<number[]> =>
    (await pool.query<{ id: number }>(statement)).rows.map(({ id }) => id);

  const answer = async (question: Question): Promise<Answer> => {
    switch (question.kind) {
      case 'companies': {
        const source = isAboutWords(question) ? keywordSource(question, hasWord) : columnSource(question, industries);
        return askPage(pageStatement(source, 'id', question));
      }
      case 'people': {
        const contains = (column: string, word: string) => `${column} like ${quote(`%${word}%`)}`;
        return askPage(pageStatement(personSource(question, contains), 'profile_id'));
      }
      case 'quick': {
        const source = keywordSource({ kind: 'companies', keyword: question.keyword }, hasWord);
        return quickAnswer((await pool.query(quickStatement(source, 'count(*)::integer'))).rows);
      }
      case 'names': {
        const everyWordStarts = foldWords(question.text).map(hasStart).join(' and ');
        return collectIds(nameSources(question.text, everyWordStarts), askIds);
      }
      case 'industries':
        return industryAnswer((await pool.query(industryStatement(question.text))).rows);
    }
  };

  const ask = async (question: Question): Promise<() => Answer> => {
    const found = await answer(question);
    return () => found;
  };
  const close = async (): Promise<void> => {
    await pool.end();
    await server.stop();
  };
  return { name: 'PostgreSQL', ask, concurrency: CLIENTS, close };
};
