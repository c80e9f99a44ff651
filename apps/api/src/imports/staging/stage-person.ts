import type { PersonRecord, StationRecord } from '@firmament/record/record';
import { type Cell, type StagedRecord, toStagedRecord } from './staged-record.ts';

export const stagePerson = (sourceId: number, person: PersonRecord): StagedRecord =>
  toStagedRecord(
    {
      kind: 'person',
      sourceId,
      sourceKey: person.sourceKey,
      before: [person.companySourceKey],
      fields: personCells(person),
    },
    [
      ...person.experience.map((station, index) => ({
        table: 'staged_experience' as const,
        cells: [...stationCells(station, index), station.companySourceKey],
      })),
      ...person.education.map((station, index) => ({
        table: 'staged_education' as const,
        cells: stationCells(station, index),
      })),
      ...person.skills.map((name, index) => ({ table: 'staged_skill' as const, cells: [index, name] })),
    ],
  );

export const personCells = (person: PersonRecord): Cell[] => [
  person.profileId,
  person.fullName,
  person.title,
  person.headline,
  person.industry,
  person.locality,
  person.country,
  person.gender,
  person.bornOn,
  person.isManagement,
  person.companyName,
  person.email,
  person.phone,
  person.linkedin,
  person.twitter,
  person.github,
];

export const stationCells = ({ title, organisation, fromYear, toYear }: StationRecord, index: number): Cell[] => [
  index,
  title,
  organisation,
  fromYear,
  toYear,
];
