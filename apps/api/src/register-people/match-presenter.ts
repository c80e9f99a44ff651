import type { MatchReason, RegisterFace, RegisterRecord } from '@firmament/api-contract/calls/register-record';
import type { Reason } from '@firmament/identity/evidence/reason';
import { toRegisterId } from '../records/register-person-id.ts';
import type { FaceRow, LinkRow, MandateRow } from './register-person.query.ts';

type Match = RegisterRecord['match'];
type Question = FaceRow & LinkRow;

const NOTHING = { persons: null, km: null, year: null, name: null };

/** The place, the office or the person that a reason names. */
const nameIn = (reason: Reason): string | null => {
  if (reason.kind === 'same_place') return reason.place;
  if (reason.kind === 'same_rare_role') return reason.role;
  return reason.kind === 'same_co_officer' ? reason.name : null;
};

const presentReason = (reason: Reason): MatchReason => ({
  kind: reason.kind,
  speaks: reason.bits > 0 ? 'for' : 'against',
  persons: 'persons' in reason ? reason.persons : null,
  km: 'km' in reason ? reason.km : null,
  year: 'year' in reason ? reason.year : null,
  name: nameIn(reason),
});

/** Reasons for it come first, the strongest at the top. */
export const presentReasons = (reasons: readonly Reason[]): MatchReason[] =>
  reasons
    .filter(({ bits }) => bits !== 0)
    .toSorted((one, other) => other.bits - one.bits)
    .map(presentReason);

/** What would tell more if both stated it. */
const silenceOf = (one: FaceRow | undefined, other: FaceRow | undefined): MatchReason[] => {
  const kinds = [
    (one?.birth_year == null || other?.birth_year == null) && 'birth_year_not_stated',
    (one?.place == null || other?.place == null) && 'place_not_stated',
  ] as const;
  return kinds.flatMap((kind) => (kind ? [{ ...NOTHING, kind, speaks: 'silent' }] : []));
};

/** Somebody who sits in both companies is named unless they objected. */
const withShownNames = (reasons: readonly Reason[], shownNames: ReadonlySet<string>): MatchReason[] =>
  presentReasons(reasons).map((reason) =>
    reason.kind === 'same_co_officer' && !shownNames.has(reason.name ?? '') ? { ...reason, name: null } : reason,
  );

export const reasonsIn = ({ reasons }: Pick<LinkRow, 'reasons'>): Reason[] => reasons as unknown as Reason[];

/** Names of others in the reasons of links. */
export const coOfficersIn = (links: readonly LinkRow[]): string[] => [
  ...new Set(
    links.flatMap((link) => reasonsIn(link).flatMap((said) => (said.kind === 'same_co_officer' ? said.name : []))),
  ),
];

const presentFace = (row: FaceRow): RegisterFace => ({
  employee_id: toRegisterId(row.id),
  name: row.name,
  birth_year: row.birth_year,
  place: row.place,
  title: row.title,
  company_name: row.company_name,
});

/** Each source once, with the day of its latest statement. */
export const sourcesOf = (rows: readonly MandateRow[]) => {
  const sources = new Map<number, { source_label: string; as_of: string | null; row: MandateRow }>();
  for (const row of rows) {
    const known = sources.get(row.source_id);
    if (known === undefined || (row.as_of ?? '') > (known.as_of ?? '')) {
      sources.set(row.source_id, { source_label: row.label, as_of: row.as_of, row });
    }
  }
  return [...sources.values()].sort((a, b) => (b.as_of ?? '').localeCompare(a.as_of ?? ''));
};

type MatchRows = {
  faces: readonly FaceRow[];
  mandates: readonly MandateRow[];
  links: readonly LinkRow[];
  questions: readonly Question[];
  shownNames: ReadonlySet<string>;
};

export const presentMatch = (
  { faces, mandates, links, questions, shownNames }: MatchRows,
  mandateCountOf: (personId: number) => number,
): Omit<Match, 'entries' | 'reasons'> => {
  const faceOf = (id: number) => faces.find((face) => face.id === id);
  const self = faces[0];
  return {
    persons: faces.map((face) => ({
      ...presentFace(face),
      mandates: mandateCountOf(face.id),
      sources: sourcesOf(mandates.filter(({ person_id }) => person_id === face.id)).map(({ source_label, as_of }) => ({
        source_label,
        as_of,
      })),
    })),
    links: links.map((link) => ({
      employee_ids: [toRegisterId(link.person_a), toRegisterId(link.person_b)],
      reasons: [
        ...withShownNames(reasonsIn(link), shownNames),
        ...silenceOf(faceOf(link.person_a), faceOf(link.person_b)),
      ],
    })),
    questions: questions.map((row) => ({
      ...presentFace(row),
      reasons: [...withShownNames(reasonsIn(row), shownNames), ...silenceOf(self, row)],
    })),
  };
};
