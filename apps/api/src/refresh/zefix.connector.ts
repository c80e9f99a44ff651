import { parseZefixCompanies } from '@firmament/registers/zefix/rest';
import type { Connector, KnownCompany, Question } from './connector.ts';
import { assertAnswered, jsonOf, keyOf, recordOf } from './read-answer.ts';

const LIMIT = { count: 30, windowSeconds: 60 };

/** The register's own running number, which stays whatever happens to the UID. */
const EHRA_ID = /^\d{1,10}$/;

export const zefixQuestion = (url: string, user: string, password: string, company: KnownCompany): Question => ({
  url: `${url}/api/v1/company/ehraid/${keyOf(company, EHRA_ID)}`,
  headers: { accept: 'application/json' },
  secretHeaders: { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` },
});

export const createZefixConnector = (url: string, user: string, password: string): Connector => ({
  origins: [new URL(url).origin],
  limit: LIMIT,
  find: async (company, ask) => {
    const answer = await ask(zefixQuestion(url, user, password, company));
    assertAnswered(answer);
    return { record: recordOf(parseZefixCompanies(jsonOf(answer)), company) };
  },
});
