import { ENDPOINTS } from '@firmament/api-contract/endpoint-list';
import { DOCUMENTS_AT_ONCE } from '@firmament/api-contract/limits';
import { expect, it } from 'vitest';
import { useAccountsApp } from '../../test/servers/accounts-app.ts';
import { addCompany, addReport } from '../../test/worlds/records.ts';

/** Sets nothing until it is told to, and knows who has asked. */
const useHeldTypesetter = () => {
  const asked: string[] = [];
  let setAll = () => {};
  const held = new Promise<void>((resolve) => {
    setAll = resolve;
  });
  const set = async (_: unknown, { name }: { name: string }) => {
    asked.push(name);
    await held;
    return new Uint8Array();
  };
  return { typesetter: { set }, asked, setAll };
};

it('of 200 documents that a member asks for at once a few wait, the others are refused at once, and nobody else notices', async () => {
  const { typesetter, asked, setAll } = useHeldTypesetter();
  const { database, get, join, enter } = await useAccountsApp({ typesetter });
  const report = await addReport(database.db, await addCompany(database.db), '2025-12-31');
  const eva = await enter(await join());
  const max = await enter(await join({ email: 'max@kunde.example' }));
  const order = (as: { cookie: string }, language = 'en') =>
    get(`financial_report?id=${report}`, { ...as, 'accept-language': language });
  const answered: number[] = [];
  const many = Array.from({ length: 200 }, async () => {
    const answer = await order(eva);
    answered.push(answer.statusCode);
    return answer;
  });
  // One is being set, one has the next turn among the costly calls, the others wait for that.
  const kept = DOCUMENTS_AT_ONCE.waiting + 2;
  await expect.poll(() => answered.length, { timeout: 20_000 }).toBe(200 - kept);
  expect(new Set(answered)).toEqual(new Set([429]));
  const refused = await Promise.race(many);
  expect([refused.json().code, refused.headers['retry-after'], refused.json().error]).toEqual([
    'rate_limited',
    '5',
    'Too many documents at the same time. Please wait until the earlier ones are done, then try again.',
  ]);
  expect((await order(eva, 'de')).json().error).toBe(
    'Zu viele Dokumente zur selben Zeit. Bitte warten Sie, bis die vorigen fertig sind, und versuchen Sie es dann erneut.',
  );
  const other = order(max);
  await expect.poll(() => new Set(asked).size).toBe(2);
  expect(asked).toHaveLength(2);
  setAll();
  expect((await other).statusCode).toBe(200);
  await Promise.all(many);
  expect(answered.filter((status) => status === 200)).toHaveLength(kept);
});

it('each call that sets a document counts as one', () => {
  const documents = ENDPOINTS.filter(({ isDocument }) => isDocument);
  const setting = ENDPOINTS.filter(
    // Attachments of the demo's mails were set before.
    ({ id, produces }) => (produces === 'application/pdf' && id !== 'getMailboxAttachment') || id === 'dossier',
  );
  expect(documents.map(({ id }) => id)).toEqual(setting.map(({ id }) => id));
});
