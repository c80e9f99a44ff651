import type { getLeadList, Lead, LeadContributor, LeadMeeting, LeadOpener } from '@firmament/api-contract/calls/leads';
import type { EndpointOutput } from '@firmament/api-contract/endpoint';
import type { ExplainedLead, LeadSource, Leads } from './find-leads.ts';
import type { StayRow } from './leads.query.ts';

const MAX_OPENERS = 5;

export const presentLeads = ({
  leads,
  total,
  colleagueCount,
  reason,
  sources,
}: Leads): EndpointOutput<typeof getLeadList> => ({
  lead_list: leads.map(presentLead),
  total,
  reason,
  colleague_count: colleagueCount,
  source_count: sources.length,
  openers: sources
    .filter((source) => source.leads > 0)
    .sort((a, b) => b.leads - a.leads)
    .slice(0, MAX_OPENERS)
    .map(({ source, leads }): LeadOpener => ({ ...presentSource(source), leads })),
});

const presentSource = ({ profile_id, full_name, isYou }: LeadSource) => ({
  employee_id: profile_id,
  fullName: full_name,
  is_you: isYou,
});

const isSchool = (key: string): boolean => key.startsWith('s');

/** Newest first; ongoing stays are newer than ended ones. */
const newestFirst = (a: StayRow, b: StayRow): number =>
  (b.to_year ?? Number.MAX_SAFE_INTEGER) - (a.to_year ?? Number.MAX_SAFE_INTEGER) ||
  (b.from_year ?? 0) - (a.from_year ?? 0);

const presentLead = ({ row, stays, contributions }: ExplainedLead): Lead => {
  // Shows one spelling per place, so that all entries name it alike.
  const names = new Map(stays.map(({ key, name }) => [key, name]));
  const period = ({ key, name, from_year, to_year }: StayRow) => ({
    name: names.get(key) ?? name,
    from: from_year,
    to: to_year,
  });
  const sorted = [...stays].sort(newestFirst);
  return {
    employee_id: row.profile_id,
    fullName: row.full_name,
    title: row.title,
    company_id: row.company_id,
    company_name: row.company_name,
    experience: sorted
      .filter(({ key }) => !isSchool(key))
      .map((stay) => ({ ...period(stay), company_id: stay.company_id })),
    education: sorted.filter(({ key }) => isSchool(key)).map(period),
    internals: contributions.map(
      ({ source, points, meetings }): LeadContributor => ({
        ...presentSource(source),
        contribution: points,
        shared: meetings.map(
          ({ place, years }): LeadMeeting => ({
            name: names.get(place) ?? '',
            kind: isSchool(place) ? 'school' : 'employer',
            years,
          }),
        ),
      }),
    ),
    score: contributions.reduce((sum, { points }) => sum + points, 0),
    linkedin: row.linkedin !== null,
    email: row.email !== null,
    phone: row.phone !== null,
    twitter: row.twitter !== null,
    github: row.github !== null,
    locality: row.locality,
    is_contact: row.added_at !== null,
  };
};
