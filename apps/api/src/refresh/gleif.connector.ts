import type { CompanyLinkRecord, CompanyRecord } from '@firmament/record/record';
import {
  gleifPages,
  parseGleifIsins,
  parseGleifRecords,
  parseGleifRelationships,
} from '@firmament/registers/gleif/api';
import { linksOfRelationship } from '@firmament/registers/gleif/relationship';
import { isJsonObject, objectAt, textAt } from '@firmament/registers/reading/json-value';
import { jsonOf } from '@firmament/registers/reading/whole-answer';
import { type Ask, type Connector, type KnownCompany, type Question, SourceFailure } from './connector.ts';
import { assertAnswered, keyOf, recordOf } from './read-answer.ts';

/** The service's own limit. */
const LIMIT = { count: 60, windowSeconds: 60 };

const LEI = /^[A-Z0-9]{18}\d{2}$/;
/** The largest page that the service gives. */
const PAGE_SIZE = 200;
/** A group with more direct subsidiaries than this cannot be read within the time limit. */
const MAX_PAGES = 10;

export const gleifQuestion = (url: string, lei: string, part = ''): Question => ({
  url: `${url}/lei-records/${lei}${part}`,
  headers: { accept: 'application/vnd.api+json' },
});

/** The lists of links that the record announces. Of their addresses only the name of the list is used. */
const tiesOf = (answer: unknown): string[] => {
  const resource = isJsonObject(answer) ? objectAt(answer, 'data', 'relationships') : undefined;
  return Object.entries(resource ?? {}).flatMap(([name, tie]) => {
    // Who has it for an ultimate parent says so itself, and funds are managed, not owned.
    if (/^ultimate-child|fund/.test(name) || !isJsonObject(tie)) return [];
    const links = objectAt(tie, 'links') ?? {};
    const address = textAt(links, 'relationship-records') ?? textAt(links, 'relationship-record');
    const list = address?.split('?')[0]?.split('/').at(-1);
    return list !== undefined && /^[a-z-]+$/.test(list) ? [list] : [];
  });
};

const hasIsins = (answer: unknown): boolean =>
  isJsonObject(answer) && objectAt(answer, 'data', 'relationships', 'isins') !== undefined;

/** Reads every page of a list; a missing list is empty. */
async function* readPages(ask: Ask, url: string, lei: string, list: string): AsyncGenerator<unknown> {
  for (let page = 1, last = 1; page <= last; page++) {
    if (page > MAX_PAGES) throw new SourceFailure('unreadable');
    const answer = await ask(gleifQuestion(url, lei, `/${list}?page%5Bnumber%5D=${page}&page%5Bsize%5D=${PAGE_SIZE}`));
    if (answer.status === 404) return;
    assertAnswered(answer);
    const json = jsonOf(answer.body);
    last = gleifPages(json).last;
    yield json;
  }
}

const readLinks = async (ask: Ask, url: string, lei: string, lists: string[]): Promise<CompanyLinkRecord[]> => {
  const links: CompanyLinkRecord[] = [];
  for (const list of lists) {
    for await (const answer of readPages(ask, url, lei, list)) {
      for (const parsed of parseGleifRelationships(answer)) {
        const ends = parsed.ok ? linksOfRelationship(parsed.record) : undefined;
        if (!parsed.ok || !ends) continue;
        const { childLei, parentLei } = parsed.record;
        const link = childLei === lei ? ends.forChild : parentLei === lei ? ends.forParent : undefined;
        if (link) links.push(link);
      }
    }
  }
  return links;
};

/** If there are several securities, keeps the one that is shown already. */
const readIsin = async (ask: Ask, url: string, { stockSymbol }: KnownCompany, lei: string) => {
  const isins: string[] = [];
  for await (const answer of readPages(ask, url, lei, 'isins')) {
    for (const parsed of parseGleifIsins(answer)) if (parsed.ok) isins.push(parsed.record.isin);
    if (stockSymbol === null || isins.includes(stockSymbol)) break;
  }
  return isins.find((isin) => isin === stockSymbol) ?? isins[0];
};

export const createGleifConnector = (url: string): Connector => ({
  origins: [new URL(url).origin],
  limit: LIMIT,
  find: async (company, ask) => {
    const lei = keyOf(company, LEI);
    const answer = await ask(gleifQuestion(url, lei));
    assertAnswered(answer);
    const json = jsonOf(answer.body);
    const record = recordOf(parseGleifRecords(json), company);
    // Links and securities belong to the record: without them a refresh would remove what an import brought.
    const links = await readLinks(ask, url, lei, tiesOf(json));
    const isin = hasIsins(json) ? await readIsin(ask, url, company, lei) : undefined;
    const complete: CompanyRecord = {
      ...record,
      links,
      identifiers: { ...record.identifiers, ...(isin !== undefined && { stockSymbol: isin }) },
    };
    return { record: complete };
  },
});
