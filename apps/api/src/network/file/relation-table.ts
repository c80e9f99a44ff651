import type { NetworkRelation, NetworkRelationKind } from '@firmament/api-contract/calls/network';
import type { Language } from '@firmament/api-contract/language';
import { officerTitle } from '@firmament/api-contract/words/officer-title';
import { sourceName } from '@firmament/api-contract/words/source-name';
import type { Text } from '../../platform/http/app-error.ts';
import { toPointId } from '../point-id.ts';
import type { Scene } from '../read-scene.ts';
import type { ShownRelation } from '../relation-presenter.ts';
import type { Named } from '../sentences/stated-relation.ts';

/** Relations as a table for people: one row each, with both ends. */
export type RelationTable = {
  columns: { name: string; heading: string; kind: 'text' | 'day' | 'ratio' }[];
  rows: (string | number | null)[][];
};

const KINDS: Record<NetworkRelationKind, Text> = {
  management: { en: 'management', de: 'Geschäftsführung' },
  prokura: { en: 'Prokura', de: 'Prokura' },
  board: { en: 'board', de: 'Organmitglied' },
  partner: { en: 'partner', de: 'Personengesellschafter' },
  parent: { en: 'parent company', de: 'Mutterunternehmen' },
  shareholder: { en: 'shareholder', de: 'Gesellschafter' },
  branch: { en: 'branch', de: 'Zweigniederlassung' },
  other: { en: 'other', de: 'Sonstiges' },
};
const SAME_PERSON: Text = { en: 'likely the same person', de: 'wahrscheinlich dieselbe Person' };

const POINTS: Record<Named['kind'], Text> = {
  company: { en: 'company', de: 'Unternehmen' },
  named_company: { en: 'company, only named', de: 'Unternehmen, nur genannt' },
  person: { en: 'person', de: 'Person' },
};

const STATES: Record<NetworkRelation['state'], Text> = {
  current: { en: 'current', de: 'aktuell' },
  unconfirmed: { en: 'not confirmed', de: 'nicht bestätigt' },
  past: { en: 'past', de: 'früher' },
};

const GRADES: Record<NetworkRelation['grade'], Text> = {
  certain: { en: 'certain', de: 'sicher' },
  likely: { en: 'likely', de: 'wahrscheinlich' },
};

type Column = {
  name: string;
  heading: Text;
  kind?: RelationTable['columns'][number]['kind'];
  read(shown: ShownRelation, language: Language): string | number | null;
};

const kindsText = ({ wire }: ShownRelation, language: Language): string =>
  wire.is_same_person ? SAME_PERSON[language] : wire.kinds.map((kind) => KINDS[kind][language]).join(', ');

const COLUMNS: readonly Column[] = [
  { name: 'from_id', heading: { en: 'Who: id', de: 'Wer: ID' }, read: ({ relation }) => toPointId(relation.subject) },
  { name: 'from_name', heading: { en: 'Who', de: 'Wer' }, read: ({ stated }) => stated.from.name },
  {
    name: 'from_kind',
    heading: { en: 'Who: kind', de: 'Wer: Art' },
    read: ({ stated }, language) => POINTS[stated.from.kind][language],
  },
  { name: 'kinds', heading: { en: 'Relation', de: 'Beziehung' }, read: kindsText },
  {
    name: 'title',
    heading: { en: 'Function', de: 'Funktion' },
    read: ({ stated }, language) => stated.title && officerTitle(stated.title, language, stated.to.legalForm),
  },
  { name: 'to_id', heading: { en: 'To: id', de: 'Zu: ID' }, read: ({ relation }) => toPointId(relation.object) },
  { name: 'to_name', heading: { en: 'To', de: 'Zu' }, read: ({ stated }) => stated.to.name },
  {
    name: 'to_kind',
    heading: { en: 'To: kind', de: 'Zu: Art' },
    read: ({ stated }, language) => POINTS[stated.to.kind][language],
  },
  {
    name: 'share',
    heading: { en: 'Share in %', de: 'Anteil in %' },
    kind: 'ratio',
    read: ({ wire }) => wire.share,
  },
  { name: 'started_on', heading: { en: 'From', de: 'Von' }, kind: 'day', read: ({ wire }) => wire.started_on },
  { name: 'ended_on', heading: { en: 'Until', de: 'Bis' }, kind: 'day', read: ({ wire }) => wire.ended_on },
  {
    name: 'missed_on',
    heading: { en: 'No longer listed on', de: 'Nicht mehr eingetragen am' },
    kind: 'day',
    read: ({ wire }) => wire.missed_on,
  },
  {
    name: 'state',
    heading: { en: 'State', de: 'Status' },
    read: ({ wire }, language) => (wire.is_same_person ? null : STATES[wire.state][language]),
  },
  {
    name: 'grade',
    heading: { en: 'How sure', de: 'Wie sicher' },
    read: ({ wire }, language) => GRADES[wire.grade][language],
  },
  {
    name: 'source',
    heading: { en: 'Source', de: 'Quelle' },
    read: ({ wire }, language) => sourceName(wire.source_label, language),
  },
  { name: 'as_of', heading: { en: 'As of', de: 'Stand' }, kind: 'day', read: ({ wire }) => wire.as_of },
  {
    name: 'sentence',
    heading: { en: 'Sentence', de: 'Satz' },
    read: ({ wire }, language) => wire.sentence[language],
  },
];

export const relationTable = ({ relations }: Scene, language: Language): RelationTable => ({
  columns: COLUMNS.map(({ name, heading, kind = 'text' }) => ({ name, heading: heading[language], kind })),
  rows: relations.map((shown) => COLUMNS.map(({ read }) => read(shown, language))),
});
