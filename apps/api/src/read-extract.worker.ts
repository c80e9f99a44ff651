import { parentPort } from 'node:worker_threads';
import { SourceFormatError } from '@firmament/registers/reading/source-format-error';
import { parseRegisterExtract } from '@firmament/registers/xjustiz/extract';
import type { Reading, ReadTask } from './extract-uploads/extract-reader.ts';
import { giveWayAsThread } from './platform/give-way.ts';
import { withoutBirthDates } from './refresh/answers/without-birth-dates.ts';

/** Reads uploaded extracts in a thread of its own. */

/** Searches and pages come first, as before documents. */
giveWayAsThread(5);

const read = (content: Uint8Array): Reading => {
  try {
    const extract = parseRegisterExtract(content);
    const bornOn = extract.record.representatives.flatMap((person) => person.bornOn ?? []);
    return { extract, document: withoutBirthDates(new TextDecoder().decode(content), bornOn)?.text };
  } catch (error) {
    if (error instanceof SourceFormatError) return { refusal: error.code };
    throw error;
  }
};

parentPort?.on('message', ({ content }: ReadTask) => parentPort?.postMessage(read(content)));
