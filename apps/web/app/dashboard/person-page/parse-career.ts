/**
 * Experience, education and skills arrive as texts: entries separated by ` / `, an experience reading
 * `title at company in 2015 - 2019` and an education `title in 2010 - Present`. People write titles and employers
 * freely, so any of the separators may also occur inside them.
 */

export type Period = {
  from: number | undefined;
  /** Undefined if the end is not known. */
  to: number | 'present' | undefined;
};

export type Education = Period & { title: string };
export type Experience = Education & { organisation: string | undefined };

const SEPARATOR = ' / ';

/** Match only at the very end, not an `in` or a year inside a title. Either year may be missing. */
const PERIOD = /\bin (\d{4})?\s*[-–](?:\s*(\d{4}|Present))?$/i;
const SINGLE_YEAR = /\bin (\d{4})$/i;

const endOf = (text: string | undefined): Period['to'] => {
  if (text === undefined) return undefined;
  return /^\d+$/.test(text) ? Number(text) : 'present';
};

const yearOf = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));

type Dated = Period & { text: string; isDated: boolean };

const dated = (entry: string): Dated => {
  const whole = entry.trim();
  const period = PERIOD.exec(whole);
  const found = period ?? SINGLE_YEAR.exec(whole);
  if (found === null) return { text: whole, from: undefined, to: undefined, isDated: false };
  const [, from, to] = found;
  const text = whole.slice(0, found.index).trimEnd();
  return { text, from: yearOf(from), to: period === null ? yearOf(from) : endOf(to), isDated: true };
};

const partsOf = (text: string | null): string[] =>
  (text ?? '').split(SEPARATOR).filter((part) => part.trim() !== '' && part.trim() !== '/');

/**
 * An entry ends with its years. A part without years belongs to the next one, whose title then contains a slash
 * (`Sales / Marketing at Alpenholz in 2015 - 2019`), unless no part has years at all.
 */
const entriesOf = (text: string | null): string[] => {
  const parts = partsOf(text);
  if (!parts.some((part) => dated(part).isDated)) return parts;
  const entries: string[] = [];
  let pending: string[] = [];
  for (const part of parts) {
    pending.push(part);
    if (!dated(part).isDated) continue;
    entries.push(pending.join(SEPARATOR));
    pending = [];
  }
  // Parts after the last years are entries without years.
  return [...entries, ...pending];
};

/** Splits at the last `at`: a title may contain one (`Engineer at large`), a company name hardly ever does. */
const titleAndOrganisation = (text: string): Pick<Experience, 'title' | 'organisation'> => {
  const place = text.lastIndexOf(' at ');
  if (place >= 0)
    return { title: text.slice(0, place).trim(), organisation: text.slice(place + 4).trim() || undefined };
  return text.startsWith('at ')
    ? { title: '', organisation: text.slice(3).trim() }
    : { title: text, organisation: undefined };
};

export const parseExperience = (text: string | null): Experience[] =>
  entriesOf(text).map((entry) => {
    const { text: head, from, to } = dated(entry);
    return { ...titleAndOrganisation(head), from, to };
  });

export const parseEducation = (text: string | null): Education[] =>
  entriesOf(text).map((entry) => {
    const { text: title, from, to } = dated(entry);
    return { title, from, to };
  });

/** Each once, in the order given; `TCP/IP` has no spaces around its slash and stays whole. */
export const parseSkills = (text: string | null): string[] => [...new Set(partsOf(text).map((part) => part.trim()))];
