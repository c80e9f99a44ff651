import { DuckDBInstance } from '@duckdb/node-api';
import { foldWords } from '@firmament/text/fold';
import type { Answer, CompanyQuestion, PersonQuestion, Question } from '../question.ts';
import type { Size } from '../world.ts';
import { duckdbFileOf } from './duckdb-copy.ts';
import type { Engine } from './engine.ts';
import {
  collectIds,
  columnSource,
  fromSource,
  type IndustryCount,
  type IndustryRow,
  industryAnswer,
  industryStatement,
  isAboutWords,
  keywordSource,
  nameSources,
  orderOf,
  pageOf,
  personSource,
  type QuickRow,
  quickAnswer,
  quickStatement,
  quote,
  type Source,
} from './sql.ts';

/** DuckDB inside the asking process, with its own threads: it reads whole columns, and reads them fast. */

const hasWord = (word: string): string => `(contains(names, ${quote(word)}) or contains(codes, ${quote(` ${word}`)}))`;
const hasStart = (word: string): string =>
  `(contains(names, ${quote(` ${word}`)}) or contains(codes, ${quote(` ${word}`)}))`;

/** One pass finds the hits; counting them and cutting out the page is then cheap. */
const pageStatement = (source: Source, id: string, question: CompanyQuestion | PersonQuestion): string => {
  const order: Partial<CompanyQuestion> = question.kind === 'companies' ? question : {};
  const value = order.sort ? `, ${order.sort.by}` : '';
  return `
  with hits as materialized (select ordinal, ${id} as id${value} ${fromSource(source)})
  select (select count(*) from hits)::integer as total,
    (select list(id order by ${orderOf(order)}) from (select * from hits ${pageOf(order)})) as ids`;
};

export const openDuckdb = async (size: Size): Promise<Engine> => {
  const instance = await DuckDBInstance.create(duckdbFileOf(size), { access_mode: 'READ_ONLY' });
  const connection = await instance.connect();
  const read = async <Row>(statement: string): Promise<Row[]> =>
    (await connection.runAndReadAll(statement)).getRowObjectsJS() as Row[];
  const industries = await read<IndustryRow>('select id, folded from industry');

  const readPage = async (statement: string): Promise<Answer> => {
    const [row] = await read<{ total: number; ids: (number | string)[] | null }>(statement);
    return { total: row?.total ?? 0, ids: row?.ids ?? [] };
  };
  const readIds = async (statement: string): Promise<number[]> =>
    (await read<{ id: number }>(statement)).map(({ id }) => id);

  const answer = async (question: Question): Promise<Answer> => {
    switch (question.kind) {
      case 'companies': {
        const source = isAboutWords(question) ? keywordSource(question, hasWord) : columnSource(question, industries);
        return readPage(pageStatement(source, 'id', question));
      }
      case 'people': {
        const contains = (column: string, word: string) => `contains(${column}, ${quote(word)})`;
        return readPage(pageStatement(personSource(question, contains), 'profile_id', question));
      }
      case 'quick': {
        const source = keywordSource({ kind: 'companies', keyword: question.keyword }, hasWord);
        return quickAnswer(await read<QuickRow>(quickStatement(source, 'count(*)::integer')));
      }
      case 'names': {
        const everyWordStarts = foldWords(question.text).map(hasStart).join(' and ');
        return collectIds(nameSources(question.text, everyWordStarts), readIds);
      }
      case 'industries':
        return industryAnswer(await read<IndustryCount>(industryStatement(question.text)));
    }
  };

  return {
    name: 'DuckDB',
    concurrency: 1,
    ask: async (question) => {
      const found = await answer(question);
      return () => found;
    },
    close: async () => {
      connection.closeSync();
      instance.closeSync();
    },
  };
};
