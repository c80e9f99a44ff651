import type { Day } from '@firmament/calendar/day';
import { readDate } from '@firmament/calendar/read-date';
import { formatGermanRegister, parseGermanRegister } from '@firmament/identifiers/german-register';
import type { Parsed } from '@firmament/record/record';
import { isJsonObject, type JsonObject, textAt } from '../reading/json-value.ts';
import { accepted, rejected } from '../reading/parsed.ts';
import { SourceFormatError } from '../reading/source-format-error.ts';

/**
 * Notices that the German register courts publish beside the register (§ 10 (3) HGB), in daily files as the project
 * "registerbekanntmachungen" writes them. Most of a notice is running text: it is quoted, and only what the law's own
 * words make certain is read from it.
 */

export type RegisterNotice = {
  publishedOn: Day;
  /** With its court, as stored: "München HRB 263085". */
  registerNumber: string;
  name: string | undefined;
  /** Only the announced deletion of the company itself is told apart. */
  kind: 'deletion_announced' | 'other';
  /** In the court's words, with the title of the notice. */
  text: string;
};

export type NoticeFile = { day: Day; notices: Parsed<RegisterNotice>[] };

/** About associations that are not in a register yet, and the like: there is no number to go by. */
const WITHOUT_REGISTER = /OHNE Bezug zum elektr/;

export const parseNoticeFile = (text: string): NoticeFile => {
  const file = readJson(text);
  const day = isJsonObject(file) ? readDate(textAt(file, 'date')) : undefined;
  const list = isJsonObject(file) ? file.announcements : undefined;
  if (!isJsonObject(file) || day === undefined || !Array.isArray(list)) {
    throw new SourceFormatError(
      'wrong-shape',
      'It is no file of register notices: "date" or "announcements" is missing.',
    );
  }
  const stated = Number(textAt(file, 'number_of_announcements') ?? list.length);
  if (stated !== list.length) {
    throw new SourceFormatError('contradictory', `It says that it holds ${stated} notices, and holds ${list.length}.`);
  }
  const notices = list.flatMap((entry: unknown, index): Parsed<RegisterNotice>[] => {
    if (!isJsonObject(entry)) return [rejected(index + 1, 'it is no object')];
    return WITHOUT_REGISTER.test(textAt(entry, 'type') ?? '') ? [] : [readNotice(entry, index + 1)];
  });
  // Single notices may be odd; when most are, the file has another layout than we know.
  const odd = notices.filter(({ ok }) => !ok).length;
  if (odd > notices.length / 2) {
    const [first] = notices.filter((notice) => !notice.ok);
    throw new SourceFormatError(
      'wrong-shape',
      `${odd} of ${notices.length} notices cannot be read, the first because ${first?.reason}.`,
    );
  }
  return { day, notices };
};

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new SourceFormatError('not-json', 'It is cut off, or no JSON.', { cause });
  }
};

const readNotice = (entry: JsonObject, at: number): Parsed<RegisterNotice> => {
  const [type, name, details] = [textAt(entry, 'type'), textAt(entry, 'company_name'), textAt(entry, 'details')];
  const publishedOn = readDate(textAt(entry, 'date'));
  const registerNumber = numberOf(entry);
  const excerpt = textAt(entry, 'original_text') ?? name ?? '';
  if (publishedOn === undefined) return rejected(at, 'its date is missing', excerpt);
  if (registerNumber === undefined) return rejected(at, 'court or register number is missing', excerpt);
  if (type === undefined || details === undefined) return rejected(at, 'its type or text is missing', excerpt);
  const said = readDate(/^(\S+) \(Bekanntmachungsdatum\)/.exec(details)?.[1]);
  if (said !== undefined && said !== publishedOn) return rejected(at, 'its date and its text contradict', excerpt);
  const body = bodyOf(details);
  if (body === '') return rejected(at, 'its text is missing', excerpt);
  const kind = type === DELETION && isOfCompany(body) ? 'deletion_announced' : 'other';
  return accepted({ publishedOn, registerNumber, name, kind, text: `${type}: ${body}` }, at);
};

/** Courts and numbers as the portal writes them, which OffeneRegister has from there too. */
const numberOf = (entry: JsonObject): string | undefined => {
  const [court, number] = [textAt(entry, 'amtsgericht'), textAt(entry, 'registernummer')];
  const former = textAt(entry, 'former_amtsgericht') ?? textAt(entry, 'former_court');
  if (court === undefined || number === undefined) return undefined;
  const parts = parseGermanRegister(`${court}${former === undefined ? '' : ` früher ${former}`} ${number}`);
  return parts?.court === undefined ? undefined : formatGermanRegister(parts);
};

/** After day, court and title, and name, form and seat; each part is set off by an empty line. */
const bodyOf = (details: string): string =>
  details
    .split(/\n\s*\n/)
    .slice(3)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

const DELETION = 'Löschungsankündigung';

/**
 * § 394 FamFG is about a company without assets. Under the same title courts announce that they will delete a director
 * or an entry that should not be there (§§ 393, 395 to 399): what that means is for the reader.
 */
const isOfCompany = (body: string): boolean => /§\s*394\b[^§]*FamFG/.test(body) && !/§§?\s*39[35-9]\b/.test(body);
