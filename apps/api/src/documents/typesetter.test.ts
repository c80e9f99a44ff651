import type { Worker } from 'node:worker_threads';
import { expect, it, onTestFinished } from 'vitest';
import { readPdfText } from '../../test/pdf-text.ts';
import { startWorker } from '../platform/start-worker.ts';
import type { Sheet } from './sheet.ts';
import { createTypesetter } from './typesetter.ts';

const SHEET: Sheet = {
  ...{ language: 'de', kind: 'Probe', title: 'Größe & Söhne', subtitle: '', facts: [], tables: [], notes: [] },
  ...{ source: 'Quelle: erfunden', asOf: '2026-03-01', page: { word: 'Seite', of: 'von' } },
};

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

const textOf = (pdf: Uint8Array): string => readPdfText(Buffer.from(pdf)).replace(/\s+/g, ' ');

it('sets the same sheet to the same bytes', async () => {
  const { typesetter, started } = useTypesetter();
  const [first, second] = await Promise.all([typesetter.set(SHEET), typesetter.set(SHEET)]);
  expect(textOf(first)).toContain('Größe & Söhne');
  expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
  expect(started).toHaveLength(1);
});

it('spreads many rows over several pages, each with the head of the table', async () => {
  const { typesetter } = useTypesetter();
  const rows = Array.from({ length: 150 }, (_, number) => ({ cells: [`Zeile ${number}`, 'x'] }));
  const tables = [{ heading: 'Lang', columns: ['Spalte', 'Wert'], rows, isNumeric: true }];
  const text = textOf(await typesetter.set({ ...SHEET, tables }));
  expect(text).toContain('Seite 4 von 4');
  expect(text.match(/Spalte Wert/g)).toHaveLength(4);
});

it('starts a new thread when one dies; only waiting calls fail', async () => {
  const { typesetter, started } = useTypesetter();
  await typesetter.set(SHEET);
  const lost = typesetter.set(SHEET).catch((error: Error) => error.message);
  await started[0]?.terminate();
  expect(await lost).toBe('the thread that sets documents has ended');
  expect(textOf(await typesetter.set(SHEET))).toContain('Seite 1 von 1');
  expect(started).toHaveLength(2);
});

it('refuses calls that would wait for long', async () => {
  const { typesetter } = useTypesetter();
  const outcomes = await Promise.allSettled(Array.from({ length: 52 }, () => typesetter.set(SHEET)));
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused).toMatchObject([{ reason: { code: 'unavailable' } }, { reason: { code: 'unavailable' } }]);
});
