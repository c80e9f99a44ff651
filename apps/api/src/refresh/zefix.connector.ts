import { jsonOf } from '@firmament/registers/reading/whole-answer';
import { companyRequest, type ZefixAccess } from '@firmament/registers/zefix/requests';
import { parseZefixCompanies } from '@firmament/registers/zefix/rest';
import type { Connector } from './connector.ts';
import { assertAnswered, keyOf, recordOf } from './read-answer.ts';

const LIMIT = { count: 30, windowSeconds: 60 };

const EHRA_ID = /^\d{1,10}$/;

export const createZefixConnector = (access: ZefixAccess): Connector => ({
  origins: [new URL(access.url).origin],
  limit: LIMIT,
  find: async (company, ask) => {
    const answer = await ask(companyRequest(access, keyOf(company, EHRA_ID)));
    assertAnswered(answer);
    return { record: recordOf(parseZefixCompanies(jsonOf(answer.body)), company) };
  },
});
