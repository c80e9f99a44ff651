import { DAY_MS } from '@firmament/calendar/day';
import { isJsonObject, objectAt, objectsAt, textAt } from '@firmament/registers/reading/json-value';
import { SourceFormatError } from '@firmament/registers/reading/source-format-error';

/** A publication of the golden copy: when, and where its files are. */
export type Publication = {
  /** "2026-11-14 08:00:00", as the source writes it; sorts as text. */
  publishedAt: string;
  fileOf(list: FileKind, window: Window): string;
};

/** Companies, relationships between them, and why some name no parent. */
export type FileKind = 'lei2' | 'rr' | 'repex';

/** How far back a file reaches; the full one holds everything. */
export type Window = 'LastDay' | 'LastWeek' | 'LastMonth' | 'full';

/** A little less than each file holds. A wider one only repeats what is known. */
const REACHES: readonly [Window, number][] = [
  ['LastDay', DAY_MS],
  ['LastWeek', 6.5 * DAY_MS],
  ['LastMonth', 29 * DAY_MS],
];

const MOMENT = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
const momentOf = (text: string): number => Date.parse(`${text.replace(' ', 'T')}Z`);

/** Counted in the source's own time: a wrong clock of ours must not leave a gap. */
export const windowFor = (watermark: string | undefined, publishedAt: string): Window => {
  if (watermark === undefined) return 'full';
  const gapMs = momentOf(publishedAt) - momentOf(watermark);
  return REACHES.find(([, reachMs]) => gapMs <= reachMs)?.[0] ?? 'full';
};

/** Reads the newest publication from the answer of `/publishes`. */
export const readPublication = (answer: unknown): Publication => {
  const [newest] = isJsonObject(answer) ? objectsAt(answer, 'data') : [];
  const publishedAt = newest && textAt(newest, 'publish_date');
  if (!newest || publishedAt === undefined || !MOMENT.test(publishedAt)) {
    throw new SourceFormatError('wrong-shape', 'The list of publications names no date.');
  }
  return {
    publishedAt,
    fileOf: (kind, window) => {
      const files = objectAt(newest, kind, ...(window === 'full' ? ['full_file'] : ['delta_files', window]), 'csv');
      const url = files && textAt(files, 'url');
      if (url === undefined)
        throw new SourceFormatError('wrong-shape', `The publication has no ${kind} file ${window}.`);
      return url;
    },
  };
};
