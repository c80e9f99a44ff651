import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays, DAY_MS } from '@firmament/calendar/day';
import { SourceFormatError } from '@firmament/registers/reading/source-format-error';
import { textOf } from '@firmament/registers/reading/whole-answer';
import { type NoticeFile, parseNoticeFile } from '@firmament/registers/registerbekanntmachungen/notice-file';
import { createLeftOut } from '../left-out.ts';
import { SyncFailure } from '../sync-failure.ts';
import type { SyncContext, SyncSource } from '../sync-source.ts';

const EVERY_MS = DAY_MS / 4;
const STALE_AFTER_MS = 3 * DAY_MS;
/** Courts publish on working days; after this long without a file, nobody is supplying any. */
const LONGEST_SILENCE_DAYS = 10;

/** A day has some hundred kilobytes. */
const MAX_FILE_BYTES = 32 * 1024 ** 2;
const BEFORE_ALL = '0001-01-01';

/**
 * Notices of the German register courts, in files that the operator puts into a folder: the portal is for people, sixty
 * look-ups an hour, and has no interface. A file is known by its content, whatever it is called and whenever it arrives.
 */
export const createRegisterbekanntmachungenSource = (folder: string | undefined): SyncSource => ({
  id: 'registerbekanntmachungen',
  missing: folder === undefined ? ['REGISTERBEKANNTMACHUNGEN_DIR'] : [],
  everyMs: EVERY_MS,
  staleAfterMs: STALE_AFTER_MS,
  overlapDays: 0,
  politeness: { origins: [], pauseMs: 0 },
  run: async (context) => {
    const paths = await findFiles(folder ?? '');
    const applied = await context.appliedSince(BEFORE_ALL);
    const counts = { inserted: 0, updated: 0, unchanged: 0 };
    const leftOut = createLeftOut();
    let [watermark, read, waiting, isOtherLayout] = [context.watermark, 0, 0, false];
    for (const [at, path] of paths.entries()) {
      context.signal.throwIfAborted();
      const file = await readNotices(join(folder ?? '', path), applied);
      context.report(at + 1, paths.length);
      if (file === undefined) continue;
      if (file instanceof SourceFormatError) {
        isOtherLayout ||= file.code === 'wrong-shape';
        leftOut.note(`${path}: ${file.message}`);
        continue;
      }
      for (const one of file.notices) if (!one.ok) leftOut.note(`${path}, notice ${one.at}: ${one.reason}`);
      const placed = await context.importNotices(file.notices.flatMap((one) => (one.ok ? [one.record] : [])));
      await context.markApplied([{ id: file.id, day: file.day }]);
      counts.inserted += placed.placed;
      counts.unchanged += placed.known;
      waiting += placed.waiting;
      read += 1;
      if (file.day > (watermark ?? '')) watermark = file.day;
    }
    // The layout has changed: everything new is affected, and the operator has to know.
    if (read === 0 && isOtherLayout) throw new SyncFailure('unreadable', leftOut.all().examples.join('; '));
    if (read === 0) assertFresh(context, watermark);
    const unknown = waiting > 0 ? `, ${waiting} notices of companies that are not on record` : '';
    return { watermark, counts, asked: `${read} new files of ${paths.length}${unknown}`, leftOut: leftOut.all() };
  },
});

const findFiles = async (folder: string): Promise<string[]> => {
  try {
    const names = await readdir(folder, { recursive: true });
    return names.filter((name) => name.endsWith('.json')).sort();
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new SyncFailure('own_machine', `the folder of REGISTERBEKANNTMACHUNGEN_DIR cannot be read (${code})`, {
      cause,
    });
  }
};

/** Undefined if it was read before; a reason if it cannot be read, such as one that is still being copied. */
const readNotices = async (
  path: string,
  applied: ReadonlySet<string>,
): Promise<(NoticeFile & { id: string }) | SourceFormatError | undefined> => {
  try {
    const { size } = await stat(path);
    if (size > MAX_FILE_BYTES) throw new SourceFormatError('too-large', `It has ${size} bytes.`);
    const bytes = await readFile(path);
    const id = createHash('sha256').update(bytes).digest('hex');
    return applied.has(id) ? undefined : { id, ...parseNoticeFile(textOf(bytes)) };
  } catch (error) {
    if (error instanceof SourceFormatError) return error;
    throw new SyncFailure('own_machine', `a file cannot be read (${(error as NodeJS.ErrnoException).code})`, {
      cause: error,
    });
  }
};

const assertFresh = ({ today }: SyncContext, watermark: string | undefined): void => {
  if (watermark !== undefined && watermark >= addDays(today(), -LONGEST_SILENCE_DAYS)) return;
  const newest = watermark === undefined ? 'there is none yet' : `the newest is of ${watermark}`;
  throw new SyncFailure('own_machine', `no new file lies in the folder, ${newest}`);
};
