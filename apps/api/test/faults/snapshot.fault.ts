import { openSync, readFileSync, truncateSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { ask, createMember, ms, type Server, startServer, stop, tell } from './faulty-server.ts';

const MAX_START_MS = 10_000;

/** Ways in which a file on a disk goes bad. */
const DAMAGES: Record<string, (path: string, size: number) => void> = {
  'one bit flipped': (path, size) => {
    const file = openSync(path, 'r+');
    const place = Math.floor(size / 2);
    const byte = readFileSync(path).readUInt8(place);
    writeSync(file, Buffer.from([byte ^ 1]), 0, 1, place);
  },
  'cut in half': (path, size) => truncateSync(path, Math.floor(size / 2)),
  empty: (path) => truncateSync(path, 0),
  'overwritten with other data': (path, size) => writeFileSync(path, Buffer.alloc(size, 'firmament')),
};

const countActive = async ({ address }: Server): Promise<number> => {
  const active = { indicator: 'legal_status', operator: 'must', values: ['Active'] };
  const body = { entity: 'companies', performanceIndicators: [active], offset: 0 };
  return ((await ask(`${address}/api/search`, { headers: await createMember(), body })).body as { total: number })
    .total;
};

it('rebuilds its index when the snapshot is damaged', async () => {
  const path = join(inject('demoDir'), 'search', 'company.snapshot');
  const first = await startServer();
  const expected = await countActive(first);
  expect(expected).toBeGreaterThan(0);
  await stop(first);
  const starts: number[] = [];
  for (const damage of Object.values(DAMAGES)) {
    damage(path, readFileSync(path).length);
    const server = await startServer();
    starts.push(server.startMs);
    expect(server.output()).toMatch(/company\.snapshot is discarded/);
    expect(await countActive(server)).toBe(expected);
    await stop(server);
  }
  expect(Math.max(...starts)).toBeLessThanOrEqual(MAX_START_MS);
  tell(
    `search snapshot damaged (${Object.keys(DAMAGES).join('; ')})`,
    `each time noticed, said in the log and built anew; ${expected} active companies as before; ` +
      `starts: ${starts.map(ms).join(', ')} (untouched ${ms(first.startMs)})`,
  );
});
