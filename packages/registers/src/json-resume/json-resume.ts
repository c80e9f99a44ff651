/** JSON Resume (jsonresume.org): one person per document, or one per line. */

import { readYear } from '@firmament/calendar/read-date';
import type { Parsed, PersonRecord, StationRecord } from '@firmament/record/record';
import { fold } from '@firmament/text/fold';
import { countryCode } from '../company/country-code.ts';
import { isJsonObject, type JsonObject, objectAt, objectsAt, textAt, textsAt } from '../reading/json-value.ts';
import { accepted, rejected, withoutGaps } from '../reading/parsed.ts';
import { sourceLines } from '../reading/source-lines.ts';
import { LineDecoder } from '../reading/text-encoding.ts';

const MANAGEMENT =
  /\b(?:C[EFTOMIPD]O|chief|chair(?:man|woman|person)?|founder|co-?founder|owner|partner|president|vice president|VP|director|managing|head of|geschäftsführ\w*|vorst[aä]nd\w*|prokurist\w*|inhaber\w*|gründer\w*|aufsichtsrat\w*)\b|leiter(?:in)?\b/iu;

/** A folder of résumés has no keys; the same person must get the same key each time the file is read. */
const fingerprint = (text: string): string => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
};

const profileUrl = (profiles: JsonObject[], network: string): string | undefined => {
  const profile = profiles.find((candidate) => textAt(candidate, 'network')?.toLowerCase() === network);
  return profile && (textAt(profile, 'url') ?? textAt(profile, 'username'));
};

/** The segment after /in/ of a LinkedIn link, or the user name as it is. */
const linkedinId = (link: string | undefined): string | undefined => {
  if (link === undefined) return undefined;
  const id = /\/in\/([^/?#]+)/.exec(link)?.[1] ?? (link.includes('/') ? undefined : link);
  try {
    return id === undefined ? undefined : decodeURIComponent(id);
  } catch {
    return id;
  }
};

const stationOf = (entry: JsonObject, title: string | undefined, organisation: string | undefined): StationRecord =>
  withoutGaps<StationRecord>({
    title,
    organisation,
    fromYear: readYear(textAt(entry, 'startDate')),
    toYear: readYear(textAt(entry, 'endDate')),
  });

/** Newest first: what is still going on, then by its end, then by its beginning. */
const newestFirst = (a: StationRecord, b: StationRecord): number =>
  (b.toYear ?? 9999) - (a.toYear ?? 9999) || (b.fromYear ?? 0) - (a.fromYear ?? 0);

const hasContent = (station: StationRecord): boolean =>
  station.title !== undefined || station.organisation !== undefined;

/** `company` was the name of this field before version 1.0. */
const workOf = (resume: JsonObject): StationRecord[] =>
  objectsAt(resume, 'work')
    .map((job) => stationOf(job, textAt(job, 'position'), textAt(job, 'name') ?? textAt(job, 'company')))
    .filter(hasContent)
    .toSorted(newestFirst);

const educationOf = (resume: JsonObject): StationRecord[] =>
  objectsAt(resume, 'education')
    .map((school) => {
      const degree = [textAt(school, 'studyType'), textAt(school, 'area')].filter(Boolean).join(', ');
      return stationOf(school, degree === '' ? undefined : degree, textAt(school, 'institution'));
    })
    .filter(hasContent)
    .toSorted(newestFirst);

const skillsOf = (resume: JsonObject): string[] => {
  const skills = objectsAt(resume, 'skills').flatMap((skill) => [textAt(skill, 'name'), ...textsAt(skill, 'keywords')]);
  const plain = textsAt(resume, 'skills');
  return [...new Set([...skills, ...plain].filter((skill): skill is string => skill !== undefined))];
};

export const parseJsonResume = (resume: unknown, at = 1): Parsed<PersonRecord> => {
  if (!isJsonObject(resume)) return rejected(at, 'the résumé is not a JSON object');
  const basics = objectAt(resume, 'basics');
  const fullName = basics && textAt(basics, 'name')?.replace(/\s+/g, ' ');
  if (!basics || fullName === undefined) return rejected(at, 'basics.name is missing', textAt(basics ?? {}, 'email'));
  const profiles = objectsAt(basics, 'profiles');
  const linkedin = profileUrl(profiles, 'linkedin');
  const email = textAt(basics, 'email');
  const experience = workOf(resume);
  const current = experience.find((station) => station.toYear === undefined);
  const place = objectAt(basics, 'location') ?? {};
  const title = current?.title ?? textAt(basics, 'label');
  const identity = [fullName, email ?? textAt(basics, 'url') ?? experience.at(-1)?.organisation ?? ''].join('|');
  const profileId = linkedinId(linkedin) ?? `${fold(fullName).replaceAll(' ', '-')}-${fingerprint(identity)}`;
  const record = withoutGaps<PersonRecord>({
    sourceKey: profileId,
    profileId,
    fullName,
    title,
    headline: textAt(basics, 'label') ?? title,
    locality: textAt(place, 'city') ?? textAt(place, 'region'),
    country: countryCode(textAt(place, 'countryCode') ?? textAt(place, 'country')),
    isManagement: MANAGEMENT.test(title ?? ''),
    companyName: current?.organisation,
    email,
    phone: textAt(basics, 'phone'),
    linkedin,
    twitter: profileUrl(profiles, 'twitter') ?? profileUrl(profiles, 'x'),
    github: profileUrl(profiles, 'github'),
    experience,
    education: educationOf(resume),
    skills: skillsOf(resume),
  });
  return accepted(record, at);
};

/** One résumé per line. `at` is the line number. */
export async function* parseJsonResumeLines(source: AsyncIterable<Uint8Array>): AsyncGenerator<Parsed<PersonRecord>> {
  const decoder = new LineDecoder('utf-8');
  for await (const { bytes, number, isTooLong } of sourceLines(source)) {
    const text = isTooLong ? undefined : decoder.decode(bytes);
    if (text === undefined) {
      yield rejected(number, isTooLong ? 'the line is too long' : 'the line is not valid UTF-8');
      continue;
    }
    if (text.trim() === '') continue;
    let resume: unknown;
    try {
      resume = JSON.parse(text);
    } catch {
      yield rejected(number, 'the line is not complete JSON', text);
      continue;
    }
    yield parseJsonResume(resume, number);
  }
}
