import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { expect, it, onTestFinished } from 'vitest';
import { readPdfText } from '../../test/tools/pdf-text.ts';
import type { Caller } from '../platform/fairness/caller.ts';
import { startWorker } from '../platform/start-worker.ts';
import type { Sheet } from './sheet.ts';
import { createTypesetter, type Finished, type Order } from './typesetter.ts';

const SHEET: Sheet = {
  language: 'de',
  kind: 'Probe',
  title: 'Größe & Söhne',
  subtitle: '',
  facts: [],
  tables: [],
  notes: [],
  source: 'Quelle: erfunden',
  asOf: '2026-03-01',
  page: { word: 'Seite', of: 'von' },
};

const caller = (name: string, signal = new AbortController().signal): Caller => ({ name, signal });
const ANN = caller('ann');

const outcomeOf = (order: Promise<Uint8Array>): Promise<string> =>
  order.then(
    () => 'set',
    (error) => error.code,
  );

/** Starts, and sets what it was given, when it is told to. */
class FakeThread extends EventEmitter {
  readonly titles: string[] = [];
  start(): void {
    this.emit('message', 'started' satisfies Finished);
  }
  finish(): void {
    this.emit('message', { pdf: new Uint8Array() } satisfies Finished);
  }
  postMessage({ sheet }: Order): void {
    this.titles.push(sheet.title);
  }
  unref(): void {}
  async terminate(): Promise<number> {
    return 0;
  }
}

const useTypesetter = () => {
  const started: Worker[] = [];
  const typesetter = createTypesetter(() => {
    const worker = startWorker('documents/typesetter');
    started.push(worker);
    return worker;
  });
  onTestFinished(() => typesetter.close());
  return { typesetter, started };
};

const useFakeThreads = () => {
  const threads: FakeThread[] = [];
  const typesetter = createTypesetter(() => {
    const thread = new FakeThread();
    threads.push(thread);
    return thread as unknown as Worker;
  });
  onTestFinished(() => typesetter.close());
  return { typesetter, threads };
};

const textOf = (pdf: Uint8Array): string => readPdfText(Buffer.from(pdf)).replace(/\s+/g, ' ');

it('sets the same sheet to the same bytes', async () => {
  const { typesetter, started } = useTypesetter();
  const [first, second] = await Promise.all([typesetter.set(SHEET, ANN), typesetter.set(SHEET, ANN)]);
  expect(textOf(first)).toContain('Größe & Söhne');
  expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
  expect(started).toHaveLength(1);
});

it('spreads many rows over several pages, each with the head of the table', async () => {
  const { typesetter } = useTypesetter();
  const rows = Array.from({ length: 150 }, (_, number) => ({ cells: [`Zeile ${number}`, 'x'] }));
  const tables = [{ heading: 'Lang', columns: ['Spalte', 'Wert'], rows, isNumeric: true }];
  const text = textOf(await typesetter.set({ ...SHEET, tables }, ANN));
  expect(text).toContain('Seite 4 von 4');
  expect(text.match(/Spalte Wert/g)).toHaveLength(4);
});

it('starts a new thread when one dies; only waiting calls fail', async () => {
  const { typesetter, started } = useTypesetter();
  await typesetter.set(SHEET, ANN);
  const lost = typesetter.set(SHEET, ANN).catch((error: Error) => error.message);
  await started[0]?.terminate();
  expect(await lost).toBe('the thread that sets documents has ended');
  expect(textOf(await typesetter.set(SHEET, ANN))).toContain('Seite 1 von 1');
  expect(started).toHaveLength(2);
});

const named = (title: string): Sheet => ({ ...SHEET, title });

it('refuses at once what would wait for long, of those who ordered most, and sets the others', async () => {
  const { typesetter, threads } = useFakeThreads();
  const orders = Array.from({ length: 210 }, () => outcomeOf(typesetter.set(SHEET, ANN)));
  const another = outcomeOf(typesetter.set(SHEET, caller('ben')));
  expect(await Promise.all(orders.slice(199))).toEqual(Array(11).fill('unavailable'));
  threads[0]?.start();
  threads[0]?.finish();
  threads[0]?.finish();
  expect(await another).toBe('set');
});

it('sets the document of another caller next, however many one has ordered', async () => {
  const { typesetter, threads } = useFakeThreads();
  for (let i = 1; i <= 50; i++) void outcomeOf(typesetter.set(named(`ann ${i}`), ANN));
  threads[0]?.start();
  expect(threads).toHaveLength(1);
  for (const title of ['ben', 'cem', 'dan']) void outcomeOf(typesetter.set(named(title), caller(title)));
  // All threads are busy: another one starts. Whichever is free first takes what is next.
  expect(threads).toHaveLength(2);
  threads[0]?.finish();
  threads[1]?.start();
  threads[1]?.finish();
  expect(threads.map(({ titles }) => titles)).toEqual([
    ['ann 1', 'ben'],
    ['cem', 'dan'],
  ]);
  threads[1]?.finish();
  expect(threads[1]?.titles).toEqual(['cem', 'dan', 'ann 2']);
  // Ann has one thread; the other is there for whoever comes.
  threads[0]?.finish();
  expect(threads[0]?.titles).toEqual(['ann 1', 'ben']);
});

it('forgets the orders of a client that has left', async () => {
  const { typesetter, threads } = useFakeThreads();
  const leaving = new AbortController();
  const left = outcomeOf(typesetter.set(named('ben'), caller('ben', leaving.signal)));
  void outcomeOf(typesetter.set(named('ann'), ANN));
  leaving.abort();
  expect(await left).toBe('unavailable');
  threads[0]?.start();
  expect(threads[0]?.titles).toEqual(['ann']);
});

it('tells who waits if threads do not even start', async () => {
  const { typesetter, threads } = useFakeThreads();
  const order = typesetter.set(SHEET, ANN).catch((error: Error) => error.message);
  threads[0]?.emit('error', new Error('no memory'));
  expect(await order).toBe('no memory');
  expect(threads).toHaveLength(1);
});
