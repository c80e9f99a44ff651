import { MINUTE_MS } from '@firmament/calendar/day';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import { costlyTurns } from '../platform/fairness/costly-turns.ts';
import { type ExportContent, type ExportDeps, type Order, prepareContent } from './export-content.ts';
import { takeExport } from './export-quota.ts';
import { fileName } from './formats/file-name.ts';
import { finishExport, forgetExport } from './ledger.query.ts';

export type CreateDeps = ExportDeps & {
  clock: Clock;
  /** Takes back the requests that the export counted. */
  giveBackRequests(accountId: number, exportId: number): Promise<void>;
};

export type ExportFile = {
  fileName: string;
  expectedRows: number;
  chunks: AsyncGenerator<string | Buffer>;
};

/** Longer than any useful download takes; a slower client is cut off. */
export const MAX_EXPORT_MS = 30 * MINUTE_MS;

/**
 * Takes an export from the quota and prepares its file. If anything fails on our side, before or while it is sent, the
 * export is given back with the requests it counted. A client that breaks off does not get it back: most of the file may have arrived.
 */
export const createExport = async (
  deps: CreateDeps,
  { logger, ...order }: Order & { logger: FastifyBaseLogger },
): Promise<ExportFile> => {
  const { db, clock } = deps;
  const { member, subject, format, language } = order;
  const at = clock.now();
  const exportId = await takeExport(deps, member, { subject, format });
  /** The requests first: should we die in between, the ledger still tells what to give back. */
  const giveBack = async () => {
    await deps.giveBackRequests(member.accountId, exportId);
    await forgetExport(db, exportId);
  };
  let content: ExportContent;
  try {
    content = await costlyTurns.run(order.caller, () => prepareContent(deps, { ...order, exportId }));
  } catch (error) {
    await giveBack();
    throw error;
  }
  const { expectedRows, companyName, rowsRead } = content;
  const settle = (outcome: Outcome): Promise<void> =>
    outcome === 'failed'
      ? giveBack()
      : finishExport(db, exportId, { rows: rowsRead(), isComplete: outcome === 'complete', at: clock.now() });
  return {
    fileName: fileName({ subject: subject.subject, format, companyName, at, language }),
    expectedRows,
    chunks: untilSettled(content.chunks, at.getTime() + MAX_EXPORT_MS, clock, (outcome) =>
      // The file has been sent even if this fails; purgeExports removes an entry without an end.
      settle(outcome).catch((error) => logger.warn({ err: error }, 'the end of an export could not be noted')),
    ),
  };
};

type Outcome = 'complete' | 'broken_off' | 'failed';

/** Passes all chunks on and always calls `settle` with the outcome. */
const untilSettled = async function* <Chunk>(
  source: AsyncGenerator<Chunk>,
  deadlineMs: number,
  clock: Clock,
  settle: (outcome: Outcome) => Promise<void>,
): AsyncGenerator<Chunk> {
  // A reader that stops ends this function at the yield.
  let outcome: Outcome = 'broken_off';
  try {
    while (clock.now().getTime() < deadlineMs) {
      const next = await source.next().catch((error) => {
        // Only what the source itself throws is our failure; a broken connection arrives at the yield.
        outcome = 'failed';
        throw error;
      });
      if (next.done) {
        outcome = 'complete';
        return;
      }
      yield next.value;
    }
    throw new Error('the client took too long to read an export');
  } finally {
    await source.return(undefined);
    await settle(outcome);
  }
};
