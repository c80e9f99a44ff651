import type { PersonRecord, StationRecord } from '@firmament/registers/record';
import { hashOf, toJson } from './company-row.ts';

/** How a person record waits in the staging table. */
export type PersonRow = { sourceKey: string; contentHash: Buffer; record: string };

const stationRow = (station: StationRecord) => ({
  title: station.title,
  organisation: station.organisation,
  company_key: station.companySourceKey,
  from_year: station.fromYear,
  to_year: station.toYear,
});

export const toPersonRow = (person: PersonRecord): PersonRow => {
  const json = toJson({
    fields: {
      profile_id: person.profileId,
      full_name: person.fullName,
      title: person.title,
      headline: person.headline,
      industry: person.industry,
      locality: person.locality,
      country: person.country,
      gender: person.gender,
      born_on: person.bornOn,
      is_management: person.isManagement,
      company_name: person.companyName,
      email: person.email,
      phone: person.phone,
      linkedin: person.linkedin,
      twitter: person.twitter,
      github: person.github,
    },
    company_key: person.companySourceKey,
    experience: person.experience.map(stationRow),
    education: person.education.map(stationRow),
    skills: person.skills,
  });
  return { sourceKey: person.sourceKey, contentHash: hashOf(json), record: json };
};

export const PERSON_COLUMNS = [
  'profile_id',
  'full_name',
  'title',
  'headline',
  'industry',
  'locality',
  'country',
  'gender',
  'born_on',
  'is_management',
  'company_name',
  'email',
  'phone',
  'linkedin',
  'twitter',
  'github',
];
