import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import {
  type Answer,
  ask,
  createMember,
  failuresIn,
  keepDoing,
  killDatabase,
  ms,
  query,
  startServer,
  stop,
  tell,
} from './faulty-server.ts';

const KILLS = 3;
const MAX_OUTAGE_MS = 20_000;

/** Allowed answers while the database is away: refused for now, with a time to come back. */
const isHonest = ({ status, retryAfter }: Answer): boolean =>
  status === 200 || status === 409 || (status === 503 && Number(retryAfter) > 0);

it('answers 503 while its database is away, and recovers by itself', async () => {
  const server = await startServer();
  const people = (await query('select profile_id from person order by id desc limit 200')).map((row) => row.profile_id);
  const [company] = await query('select id from company order by id limit 1');
  const answers: { at: number; answer: Answer }[] = [];
  const listed: string[] = [];
  const record = (answer: Answer): Answer => {
    answers.push({ at: performance.now(), answer });
    return answer;
  };
  const keyword = { indicator: 'keyword', operator: 'must', values: ['bau'] };
  const search = { entity: 'companies', performanceIndicators: [keyword], offset: 0 };
  const asMember = async (call: (headers: { cookie: string }) => Promise<Answer>) => {
    const headers = await createMember();
    return keepDoing(async () => {
      record(await call(headers));
      await pause(100);
    });
  };
  const writer = await createMember();
  const clients = [
    await asMember((headers) => ask(`${server.address}/api/getUserDetails`, { headers })),
    await asMember((headers) => ask(`${server.address}/api/companies?cid=${company.id}`, { headers })),
    await asMember((headers) => ask(`${server.address}/api/getLeadList?index=0&type=personal`, { headers })),
    await asMember((headers) => ask(`${server.address}/api/search`, { headers, body: search })),
    await asMember((headers) => ask(`${server.address}/api/search`, { headers, body: search })),
    keepDoing(async () => {
      const person = people[listed.length] ?? '';
      const body = { employee_id: person };
      const { status } = record(await ask(`${server.address}/api/addContact`, { headers: writer, body }));
      if (status === 200 || status === 409) listed.push(person);
      await pause(100);
    }),
  ];

  const outages: number[] = [];
  for (let i = 0; i < KILLS; i++) {
    await pause(1500);
    const killedAt = performance.now();
    killDatabase();
    const lastRefusal = () =>
      answers.findLast(({ at, answer }) => at > killedAt && answer.status === 503)?.at ?? killedAt;
    // Over when no call was refused for two seconds.
    while (performance.now() - lastRefusal() < 2000 && performance.now() - killedAt < MAX_OUTAGE_MS) await pause(100);
    outages.push(lastRefusal() - killedAt);
  }
  await Promise.all(clients.map((client) => client.stop()));
  const { body } = await ask(`${server.address}/api/getContactList`, { headers: writer });
  const kept = (body as { contacts: { employee_id: string }[] }).contacts.map(({ employee_id }) => employee_id);

  const dishonest = answers.map(({ answer }) => answer).filter((answer) => !isHonest(answer));
  expect(dishonest, failuresIn(server).join('\n')).toEqual([]);
  expect(kept).toEqual(expect.arrayContaining(listed));
  expect(Math.max(...outages)).toBeLessThan(MAX_OUTAGE_MS);
  const refused = answers.filter(({ answer }) => answer.status === 503);
  tell(
    `PostgreSQL killed under load, ${KILLS} times`,
    `${answers.length} requests, ${refused.length} answered 503 with Retry-After (slowest ${ms(Math.max(0, ...refused.map(({ answer }) => answer.ms)))}), no other failure; ` +
      `served again after ${outages.map(ms).join(', ')}; ${listed.length} contacts acknowledged, none lost`,
  );
  await stop(server);
});
