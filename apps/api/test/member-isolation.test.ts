import type { Endpoint } from '@firmament/api-contract/endpoint';
import { ENDPOINTS } from '@firmament/api-contract/endpoint-list';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { EVA } from './servers/accounts-app.ts';
import { BUSINESS_ORDER, useBillingApp } from './servers/billing-app.ts';
import { addCompany, addPerson } from './worlds/records.ts';

/** What belongs to another member does not exist for the caller, and nothing of it is revealed or changed. */

const SECRET = 'geheim';

type Try = { path?: string; query?: string; payload?: object };

/** Eva has one of everything; Otto tries. */
const useEvaAndOtto = async () => {
  const app = await useBillingApp();
  const { session: eva, post, get, database } = app;
  const otto = await app.another({ email: 'otto@kunde.example' });
  const company = await addCompany(database.db);
  await addPerson(database.db, 'anna', { company_id: company });
  await app.begin();
  await post('addContact', { employee_id: 'anna', note: SECRET, tags: [SECRET] }, eva);
  const performanceIndicators = [{ indicator: 'keyword', operator: 'must', values: [SECRET] }];
  const search = { name: SECRET, entity: 'companies', performanceIndicators };
  const { search_id } = (await post('savedSearches', search, eva)).json().search;
  const { ticket_id } = (await post('tickets', { title: SECRET, description: SECRET }, eva)).json().ticket;
  await post('watchlist', { entity_type: 'company', entity_id: String(company) }, eva);
  const { session_id } = (await get('getSessions', eva)).json().sessions[0];
  const { uid } = (await get('getUserDetails', eva)).json().user;
  /** All that Eva would notice, except when her session was last used. */
  const evasData = async () => {
    const { sessions: _, ...data } = (await get('exportUserData', eva)).json().data;
    return data;
  };
  const attempt = ({ method, path }: Endpoint, { path: named = path, query = '', payload = {} }: Try) =>
    app.app.inject({
      method,
      url: `${named}${query}`,
      headers: otto,
      ...(method === 'GET' || method === 'DELETE' ? {} : { payload }),
    });
  return { ...app, eva, otto, company, search_id, ticket_id, session_id, uid, evasData, attempt };
};

const endpoint = (id: string): Endpoint => {
  const found = ENDPOINTS.find((one) => one.id === id);
  if (!found) throw new Error(`the contract has no call ${id}`);
  return found;
};

const forMembers = ENDPOINTS.filter(({ access }) => access === 'member');

it('no call reaches what belongs to another member', async () => {
  const { attempt, evasData, company, search_id, ticket_id, session_id, eva, get } = await useEvaAndOtto();
  const tries: Record<string, Try> = {
    changeContact: { path: '/api/contacts/anna', payload: { note: 'meins' } },
    removeContact: { payload: { employee_id: 'anna' } },
    ticket: { path: `/api/tickets/${ticket_id}` },
    replyToTicket: { path: `/api/tickets/${ticket_id}/messages`, payload: { text: 'meins' } },
    closeTicket: { path: `/api/tickets/${ticket_id}/close` },
    renameSearch: { path: `/api/savedSearches/${search_id}`, payload: { name: 'meins' } },
    deleteSearch: { path: `/api/savedSearches/${search_id}` },
    unwatch: { path: `/api/watchlist/company/${company}` },
    getInvoice: { path: '/api/billing/invoices/2026-000001' },
    revokeSession: { payload: { session_id } },
  };
  // A new call that names something has to be tried, too.
  expect(Object.keys(tries)).toEqual(
    expect.arrayContaining(forMembers.filter(({ params }) => params !== undefined).map(({ id }) => id)),
  );
  const before = await evasData();
  expect(JSON.stringify(before)).toContain(SECRET);
  for (const [id, one] of Object.entries(tries)) {
    const { statusCode, body } = await attempt(endpoint(id), one);
    // Removing a contact that was never on the list is a conflict, as the specification says.
    expect([id, statusCode]).toEqual([id, id === 'removeContact' ? 409 : 404]);
    expect([id, body.includes(SECRET), body.includes(EVA.email)]).toEqual([id, false, false]);
  }
  expect(await evasData()).toEqual(before);
  expect((await get('getSessions', eva)).json().sessions).toHaveLength(1);
});

it('no call accepts the uid of another member', async () => {
  const { attempt, evasData, company, uid } = await useEvaAndOtto();
  const { details } = BUSINESS_ORDER;
  const proof = { password: EVA.password };
  const answer = { clientDataJSON: 'AAAA', attestationObject: 'AAAA' };
  const madePasskey = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: answer };
  /** What a call needs besides the uid, so that nothing else can be the reason. */
  const needs: Record<string, Try> = {
    companies: { query: `cid=${company}` },
    companyPeople: { query: `cid=${company}` },
    employees: { query: 'eid=anna' },
    getLeadList: { query: 'index=0&keywords=&type=personal' },
    addContact: { payload: { employee_id: 'anna' } },
    removeContact: { payload: { employee_id: 'anna' } },
    changeContact: { path: '/api/contacts/anna', payload: { note: 'meins' } },
    setProfileData: { payload: { key: 'company_id', value: company } },
    changeName: { payload: { fullname: 'Otto' } },
    changePassword: { payload: { proof, new_password: 'Sternwarte-2026-neu' } },
    choosePassword: { payload: { new_password: 'Sternwarte-2026-neu' } },
    revokeSession: { payload: { session_id: 1 } },
    deleteAccount: { payload: { proof } },
    beginSecondFactor: { payload: { proof } },
    confirmSecondFactor: { payload: { code: '123456' } },
    turnOffSecondFactor: { payload: { proof, code: '123456' } },
    renewRecoveryCodes: { payload: { proof, code: '123456' } },
    beginPasskey: { payload: { proof } },
    addPasskey: { payload: { passkey: madePasskey } },
    renamePasskey: { payload: { passkey_id: 1, name: 'Laptop' } },
    removePasskey: { payload: { passkey_id: 1, proof } },
    changeBillingDetails: { payload: { details, payment_method: 'transfer' } },
    changePlan: { payload: { membership_id: 1 } },
    settleDeclaration: { payload: { id: 1, is_mine: true } },
  };
  const names = (schema: z.ZodType | undefined) => schema instanceof z.ZodObject && 'uid' in schema.shape;
  const naming = forMembers.filter(({ query, body }) => names(query) || names(body));
  expect(naming.length).toBeGreaterThan(15);
  const before = await evasData();
  for (const call of naming) {
    const { query = '', payload = {}, ...path } = needs[call.id] ?? {};
    const { statusCode, body } = await attempt(call, {
      ...path,
      ...(names(call.query) ? { query: `?${query}&uid=${uid}` } : { payload: { ...payload, uid } }),
    });
    expect([call.id, statusCode, body.includes(SECRET)]).toEqual([call.id, 403, false]);
  }
  expect(await evasData()).toEqual(before);
});
