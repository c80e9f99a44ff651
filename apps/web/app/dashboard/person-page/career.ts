import type { EmployeeDetail } from '@firmament/api-contract/calls/people';
import { type Education, type Experience, parseEducation, parseExperience } from './parse-career.ts';

export type Job = Experience & { companyId: number | null };
export type Study = Education & { organisation: string | undefined };

type Entry = EmployeeDetail['experience_entries'][number];
type StudyEntry = EmployeeDetail['education_entries'][number];

const isSame = (parsed: Education, entry: StudyEntry): boolean =>
  (parsed.from ?? null) === entry.from_year && (parsed.to === 'present' ? null : (parsed.to ?? null)) === entry.to_year;

/** Newest first: current entries, then by end, then by start; entries without years come last. */
const endOf = ({ from, to }: Education): number => (to === 'present' ? Number.POSITIVE_INFINITY : (to ?? from ?? 0));
const newestFirst = <T extends Education>(entries: T[]): T[] =>
  [...entries].sort((a, b) => {
    const byEnd = endOf(b) - endOf(a);
    // Two current entries both end at Infinity, and their difference is NaN.
    return (Number.isNaN(byEnd) ? 0 : byEnd) || (b.from ?? 0) - (a.from ?? 0);
  });

/**
 * Text and entries describe the same jobs. Only the text tells "until today" from "not known"; only the entries know
 * which company is meant and where a title ends. If their years agree, they are combined; otherwise the text wins.
 */
export const jobsOf = ({ experience, experience_entries: entries }: EmployeeDetail): Job[] => {
  const parsed = parseExperience(experience);
  const agree = parsed.length === entries.length && parsed.every((job, index) => isSame(job, entries[index] as Entry));
  if (parsed.length === 0) {
    return newestFirst(
      entries.map(({ title, organisation, company_id, from_year, to_year }) => ({
        title: title ?? '',
        organisation: organisation ?? undefined,
        companyId: company_id,
        from: from_year ?? undefined,
        to: to_year ?? undefined,
      })),
    );
  }
  return newestFirst(
    parsed.map((job, index) => {
      const entry = agree ? entries[index] : undefined;
      if (entry === undefined) return { ...job, companyId: null };
      const { title, organisation, company_id } = entry;
      return { ...job, title: title ?? '', organisation: organisation ?? undefined, companyId: company_id };
    }),
  );
};

export const studiesOf = ({ education, education_entries: entries }: EmployeeDetail): Study[] => {
  const parsed = parseEducation(education);
  const agree = parsed.length === entries.length && parsed.every((study, i) => isSame(study, entries[i] as StudyEntry));
  return newestFirst(
    parsed.map((study, index) => {
      const entry = agree ? entries[index] : undefined;
      return entry === undefined
        ? { ...study, organisation: undefined }
        : { ...study, title: entry.title ?? '', organisation: entry.organisation ?? undefined };
    }),
  );
};

/** Difference of the years; undefined if one is missing or they are in the wrong order. */
export const yearsOf = ({ from, to }: Education, thisYear: number): number | undefined => {
  const end = to === 'present' ? thisYear : to;
  return from === undefined || end === undefined || end < from ? undefined : end - from;
};
