import { sep } from 'node:path';
import { parentPort } from 'node:worker_threads';
import pdfmake from 'pdfmake';
import { giveWayAsThread } from '../platform/give-way.ts';
import type { Sheet } from './sheet.ts';
import { layOut } from './sheet-layout.ts';
import { FONT_DIR, lettersOf, ROBOTO } from './typeface.ts';
import type { Finished, Order } from './typesetter.ts';

/** Sets documents in a thread of its own, because each keeps a processor busy for about 60 ms. */

/** A search answers in milliseconds, a document in a tenth of a second: who waits for the former comes first. */
giveWayAsThread(5);

pdfmake.setFonts({ Roboto: ROBOTO });
// Only the fonts may be read, whatever a register's texts contain.
pdfmake.setLocalAccessPolicy((path: string) => path.startsWith(FONT_DIR + sep));
pdfmake.setUrlAccessPolicy(() => false);

const LETTERS = lettersOf(ROBOTO.normal);

const set = async (sheet: Sheet): Promise<Uint8Array> =>
  new Uint8Array(await pdfmake.createPdf(layOut(sheet, LETTERS)).getBuffer());

parentPort?.on('message', ({ sheet }: Order) => {
  set(sheet).then(
    (pdf) => parentPort?.postMessage({ pdf } satisfies Finished, [pdf.buffer as ArrayBuffer]),
    (error: Error) => parentPort?.postMessage({ failure: error.stack ?? error.message } satisfies Finished),
  );
});

parentPort?.postMessage('started' satisfies Finished);
