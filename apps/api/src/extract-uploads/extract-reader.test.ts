import { type ResourceLimits, Worker } from 'node:worker_threads';
import { xjustizExtract } from '@firmament/registers/fixtures/xjustiz';
import { expect, it, onTestFinished } from 'vitest';
import type { Caller } from '../platform/fairness/caller.ts';
import { createExtractReader, type Reading } from './extract-reader.ts';

const caller = (name: string): Caller => ({ name, signal: new AbortController().signal });
const [ANN, BEN, CEM] = ['ann', 'ben', 'cem'].map(caller) as [Caller, Caller, Caller];

const GOOD = new TextEncoder().encode(xjustizExtract());

/** A thread that does something else than reading. */
const threadThat = (code: string) => (resourceLimits: ResourceLimits) =>
  new Worker(code, { eval: true, resourceLimits });

/** Tries the end at every start: days for a text of this length. */
const BACKTRACKS = "/[;\\s]+$/.test(';'.repeat(3e7) + 'x')";
/** Holds 240 MB, which a machine has, and answers. */
const TAKES_MUCH_MEMORY = `const all = Array.from({ length: 300 }, (_, n) => Array(1e5).fill(n + 0.5));
  require('node:worker_threads').parentPort.on('message', () => all.at(-1) && process.exit());`;

const useReader = (options: Parameters<typeof createExtractReader>[0] = {}) => {
  const reader = createExtractReader(options);
  onTestFinished(() => reader.close());
  return reader;
};

const refusalOf = (reading: Promise<Reading>) => reading.then(null, ({ code, text }) => ({ code, text: text?.de }));

it('reads a file, without dates of birth for what is kept', async () => {
  const read = await useReader().read(GOOD, ANN);
  expect(read).toMatchObject({ extract: { record: { name: 'Adler Dachbau GmbH' } } });
  expect(read).toMatchObject({ document: expect.stringContaining('Berta') });
  expect(read).toMatchObject({ document: expect.not.stringContaining('1980-02-29') });
});

it('says why a file is refused', async () => {
  expect(await useReader().read(new TextEncoder().encode('<html/>'), ANN)).toEqual({ refusal: 'wrong-root' });
});

it.each([
  ['too long', BACKTRACKS, 300],
  ['more memory than a file needs', TAKES_MUCH_MEMORY, 60_000],
])('ends a thread that takes %s, and refuses the file', async (_what, code, longestMs) => {
  const reader = useReader({ start: threadThat(code), longestMs });
  expect(await refusalOf(reader.read(GOOD, ANN))).toEqual({
    code: 'invalid_request',
    text: expect.stringContaining('mehr Zeit oder Speicher'),
  });
});

/** Whatever it is asked. */
const ANSWERS = "const { parentPort } = require('node:worker_threads'); parentPort.on('message', () => parentPort";

it('fails if a thread dies without a word, and starts another for the next files', async () => {
  const codes = [`${ANSWERS}.close());`, `${ANSWERS}.postMessage({ refusal: 'not-json' }));`];
  const reader = useReader({ start: (memory) => threadThat(codes.shift() ?? '')(memory) });
  await expect(reader.read(GOOD, ANN)).rejects.toThrow('has ended');
  for (const who of [ANN, BEN]) expect(await reader.read(GOOD, who)).toEqual({ refusal: 'not-json' });
});

it('reads one file of a caller at a time, two in all, and refuses a caller who brings many', async () => {
  let started = 0;
  const reader = useReader({
    start: (memory) => {
      started += 1;
      return threadThat(`${ANSWERS}.ref());`)(memory);
    },
  });
  const anns = Array.from({ length: 7 }, () => refusalOf(reader.read(GOOD, ANN)));
  expect(await anns[6]).toMatchObject({ code: 'rate_limited' });
  expect(started).toBe(1);
  const others = [BEN, CEM].map((who) => refusalOf(reader.read(GOOD, who)));
  await expect.poll(() => started).toBe(2);
  await reader.close();
  for (const reading of [...anns.slice(0, 6), ...others]) expect(await reading).toMatchObject({ code: 'unavailable' });
  expect(started).toBe(2);
});
