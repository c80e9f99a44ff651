import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSegment } from '@firmament/search/index/builder';
import { describe, expect, it } from 'vitest';
import { useTemporaryDir } from '../../../test/tools/use-temporary-dir.ts';
import { companySchema, personSchema } from './schemas.ts';
import { loadSnapshot, saveSnapshot } from './snapshot-file.ts';

const DATABASE = 'a3bb189e-8bf9-4c4f-9d8a-2f1d3b0c5e11';
const MARK = 123_456;

const segment = buildSegment(companySchema, [
  { id: 1, prominence: 5, name: 'Nordlicht GmbH', country: 'AT' },
  { id: 2, prominence: 7, name: 'Abendrot AG', country: 'CH', revenue: 12.5 },
]);

const saved = async () => {
  const dir = useTemporaryDir('snapshot');
  await saveSnapshot(dir, 'company', segment, { databaseId: DATABASE, mark: MARK });
  return { dir, path: join(dir, 'company.snapshot') };
};

const load = async (dir: string, databaseId = DATABASE) => {
  const reasons: string[] = [];
  return { loaded: await loadSnapshot(dir, 'company', databaseId, (reason) => reasons.push(reason)), reasons };
};

describe('a snapshot on disk', () => {
  it('is loaded as it was saved, without a log line', async () => {
    const { dir } = await saved();
    const { loaded, reasons } = await load(dir);
    expect(reasons).toEqual([]);
    expect(loaded).toMatchObject({ segment, mark: MARK });
  });

  it('is not reported if it is missing', async () => {
    expect(await load(useTemporaryDir('snapshot'))).toEqual({ loaded: undefined, reasons: [] });
  });

  it('is discarded with a reason if any byte is damaged', async () => {
    const { dir, path } = await saved();
    const bytes = readFileSync(path);
    const used = bytes.indexOf('}') + 1;
    const places = Array.from({ length: 60 }, (_, i) => Math.floor((i * bytes.length) / 60));
    // The head is padded with spaces, which mean nothing.
    for (const place of [...places, used - 3].filter((at) => at < used || at >= 256)) {
      const damaged = Buffer.from(bytes);
      damaged[place] = (damaged[place] ?? 0) ^ 1;
      writeFileSync(path, damaged);
      const { loaded, reasons } = await load(dir);
      expect(loaded, `byte ${place}`).toBeUndefined();
      expect(reasons.join()).toMatch(/company\.snapshot is discarded: ./);
      expect(readdirSync(dir)).toEqual([]);
    }
  });

  it.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 9), 'ends too early'],
    ['empty', () => Buffer.alloc(0), 'head is damaged'],
    ['something else', () => Buffer.from('a letter to the operator'.padEnd(4000)), 'head is damaged'],
  ])('is discarded if it is %s', async (_, change, reason) => {
    const { dir, path } = await saved();
    writeFileSync(path, change(readFileSync(path)));
    const { loaded, reasons } = await load(dir);
    expect(loaded).toBeUndefined();
    expect(reasons.join()).toContain(reason);
  });

  it('is discarded if it belongs to another database', async () => {
    const { dir } = await saved();
    const { loaded, reasons } = await load(dir, 'f7d4a1c0-0000-4000-8000-000000000000');
    expect(loaded).toBeUndefined();
    expect(reasons.join()).toContain('another database');
  });

  it('is discarded if it was written for another schema', async () => {
    const dir = useTemporaryDir('snapshot');
    const people = buildSegment(personSchema, [{ id: 1, prominence: 1, name: 'Eva Muster' }]);
    await saveSnapshot(dir, 'company', people, { databaseId: DATABASE, mark: MARK });
    expect((await load(dir)).reasons.join()).toContain('another schema');
  });

  it('is removed if its writer was killed long ago', async () => {
    const { dir, path } = await saved();
    writeFileSync(`${path}.17-1`, 'half');
    writeFileSync(`${path}.18-1`, 'being written');
    utimesSync(`${path}.17-1`, new Date(0), new Date(0));
    await saveSnapshot(dir, 'company', segment, { databaseId: DATABASE, mark: MARK });
    expect(readdirSync(dir).sort()).toEqual(['company.snapshot', 'company.snapshot.18-1']);
  });
});
