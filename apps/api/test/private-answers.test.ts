import { ENDPOINTS } from '@firmament/api-contract/endpoint-list';
import { expect, it } from 'vitest';
import { useAccountsApp } from './servers/accounts-app.ts';
import { addCompany, addPerson, addReport } from './worlds/records.ts';

/** Answers that a proxy or the next user of a computer must never get from a cache. */

const KEEPS_OUT_OF_PROXIES = /^(private|no-store)\b/;
const ENDS_SESSION = new Set(['logout', 'startVisit']);
const LETS_PROXIES_KEEP = /\bpublic\b|s-maxage/;

it('no answer of the API may be kept by a proxy, whatever it says', async () => {
  const { app, join, enter, database } = await useAccountsApp();
  await join();
  const session = await enter();
  const company = await addCompany(database.db);
  await addPerson(database.db, 'anna');
  const report = await addReport(database.db, company, '2025-12-31');
  // What ends the session comes last, or nothing else would be answered.
  const calls = ENDPOINTS.toSorted((a, b) => Number(ENDS_SESSION.has(a.id)) - Number(ENDS_SESSION.has(b.id)));
  const queries: Record<string, string> = {
    companies: `?cid=${company}`,
    employees: '?eid=anna',
    profile_avatar: '?employee_id=anna',
    financial_report: `?id=${report}`,
    dossier: `?id=${company}`,
    suggestCompanyFromInput: '?keyword=alpen',
  };
  const statuses = new Map<string, number>();
  for (const { id, method, path } of calls) {
    const url = `${path.replace(/\{\w+\}/g, '1')}${queries[id] ?? ''}`;
    const payload = method === 'GET' || method === 'DELETE' ? {} : { payload: {} };
    const { statusCode, headers } = await app.inject({ method, url, headers: session, ...payload });
    statuses.set(id, statusCode);
    expect([id, headers['cache-control']]).toEqual([id, expect.stringMatching(KEEPS_OUT_OF_PROXIES)]);
    expect([id, headers['cache-control']]).not.toEqual([id, expect.stringMatching(LETS_PROXIES_KEEP)]);
  }
  // The pages and files themselves were among them, not only refusals.
  for (const id of ['getUserDetails', 'companies', 'employees', 'profile_avatar', 'financial_report', 'dossier']) {
    expect([id, statuses.get(id)]).toEqual([id, 200]);
  }
});
