import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { ask, createMember, metric, ms, percentile, type Server, startServer, stop, tell } from './faulty-server.ts';
import {
  askWithoutReading,
  type Connection,
  openConnection,
  openConnections,
  sendBody,
  sendHalfAHead,
  sendSlowly,
  stayIdle,
} from './slow-clients.ts';

/** A member's request may take this long meanwhile, on a busy machine. */
const MAX_P95_MS = 1000;

const askAsMember = async ({ address }: Server, times: number): Promise<number[]> => {
  const headers = await createMember();
  const times_ = [];
  for (let i = 0; i < times; i++) {
    const { status, ms: took } = await ask(`${address}/api/getUserDetails`, { headers });
    expect(status).toBe(200);
    times_.push(took);
    await pause(20);
  }
  return times_;
};

const countOpen = (connections: Connection[]): number =>
  connections.filter(({ closedAt }) => closedAt() === undefined).length;

it('is not held up by slow, silent and half-open clients, and lets go of them', async () => {
  const server = await startServer();
  const openFiles = () => metric(server.address, 'process_open_fds');
  const atFirst = await openFiles();
  const kinds: Record<string, { connections: Connection[]; begin: (connection: Connection) => void }> = {
    'half a head': { connections: await openConnections(server.address, 300), begin: sendHalfAHead },
    'a body byte by byte': {
      connections: await openConnections(server.address, 100),
      begin: (c) => sendSlowly(c, 5000),
    },
    silent: { connections: await openConnections(server.address, 100), begin: () => {} },
    'asks and never reads': {
      connections: await openConnections(server.address, 50),
      begin: (c) => askWithoutReading(c, '/api/openapi.json', 40),
    },
  };
  const openedAt = performance.now();
  for (const { connections, begin } of Object.values(kinds)) connections.forEach(begin);
  const times = await askAsMember(server, 100);
  // A client that does not read does not notice the end either; the server's own count tells.
  const isOver = () => Object.values(kinds).every(({ connections }, i) => i === 3 || countOpen(connections) === 0);
  while (!isOver() && performance.now() - openedAt < 120_000) await pause(500);
  const before = await openFiles();
  const letGo = Object.entries(kinds)
    .slice(0, 3)
    .map(([kind, { connections }]) => {
      expect([kind, countOpen(connections)]).toEqual([kind, 0]);
      const closings = connections.map(({ closedAt }) => (closedAt() ?? 0) - openedAt);
      return `${kind}: ${connections.length} closed within ${ms(Math.max(...closings))}`;
    });
  // Apart from connections to the database that the members' requests have opened.
  await expect.poll(openFiles, { timeout: 150_000, interval: 2000 }).toBeLessThan(atFirst + 25);
  const deafMs = performance.now() - openedAt;
  expect(percentile(times, 0.95)).toBeLessThan(MAX_P95_MS);
  tell(
    '550 slow, silent, half-open and deaf clients at once',
    `members meanwhile p95 ${ms(percentile(times, 0.95))}; ${letGo.join('; ')}; ` +
      `asks and never reads: 50 gone after ${ms(deafMs)} (open files: ${atFirst} at first, ${before} before that)`,
  );
  await stop(server);
});

it('refuses a body of 100 MB without reading it', async () => {
  const server = await startServer();
  const memory = () => metric(server.address, 'process_resident_memory_bytes');
  const before = await memory();
  const outcomes: string[] = [];
  const attempts = {
    announced: { head: `Content-Length: ${100 * 2 ** 20}`, frame: (chunk: Buffer) => chunk },
    'in pieces': {
      head: 'Transfer-Encoding: chunked',
      frame: (chunk: Buffer) =>
        Buffer.concat([Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from('\r\n')]),
    },
  };
  for (const [kind, { head, frame }] of Object.entries(attempts)) {
    const connection = await openConnection(server.address);
    const startedAt = performance.now();
    const sent = await sendBody(connection, head, 100, frame);
    await expect.poll(connection.received, { timeout: 10_000 }).toMatch(/^HTTP\/1\.1 413 /);
    expect(connection.received()).toContain('body_too_large');
    outcomes.push(`${kind}: 413 after ${ms(performance.now() - startedAt)} and ${sent} MB`);
    await expect.poll(connection.closedAt, { timeout: 90_000, interval: 200 }).toBeDefined();
  }
  const times = await askAsMember(server, 20);
  const grown = ((await memory()) - before) / 2 ** 20;
  expect(grown).toBeLessThan(60);
  tell(
    'a body of 100 MB',
    `${outcomes.join('; ')}; memory grew by ${Math.round(grown)} MB; members p95 ${ms(percentile(times, 0.95))}`,
  );
  await stop(server);
});

it('carries 2,000 idle connections', async () => {
  const server = await startServer();
  const alone = await askAsMember(server, 50);
  const memory = () => metric(server.address, 'process_resident_memory_bytes');
  const before = await memory();
  const connections = await openConnections(server.address, 2000);
  connections.forEach(stayIdle);
  await expect
    .poll(() => connections.filter(({ received }) => received().includes('"live"')).length, { timeout: 30_000 })
    .toBe(2000);
  const times = await askAsMember(server, 50);
  const open = countOpen(connections);
  expect(open).toBe(2000);
  expect(percentile(times, 0.95)).toBeLessThan(MAX_P95_MS);
  tell(
    '2,000 idle connections',
    `all answered and kept; members p95 ${ms(percentile(times, 0.95))} (alone ${ms(percentile(alone, 0.95))}); ` +
      `memory grew by ${Math.round(((await memory()) - before) / 2 ** 20)} MB`,
  );
  await stop(server);
});
