import { getCompany, getCompanyPeople } from '@firmament/api-contract/calls/companies';
import * as documents from '@firmament/api-contract/calls/documents';
import { getExampleExtract, uploadExtract } from '@firmament/api-contract/calls/extract-uploads';
import { getAvatar, getEmployee } from '@firmament/api-contract/calls/people';
import { refreshData } from '@firmament/api-contract/calls/refresh';
import { checkBirthDate, reportIdentity } from '@firmament/api-contract/calls/register-people';
import { byMember } from '../recipe.ts';
import type { Member, Stage } from '../stage.ts';
import { extractContents } from './extracts.ts';

/** Companies, people and documents about them. */

const REFRESHED = 12;

/** Companies as their source is asked about them. */
const refreshesOf = async ({ things }: Stage, self: Member) => {
  const bodies = [];
  for (const id of things.companies.slice(0, REFRESHED)) {
    const { company } = await self.ask(getCompany, { query: { cid: id } });
    bodies.push({ body: { scraper_id: company.source, company_id: id, source_link: company.datalink } });
  }
  return bodies;
};

export const COMPANIES = [
  byMember(getCompany, ({ things }) => ({ query: { cid: things.bank } })),
  byMember(getCompanyPeople, ({ things }) => [0, 40, 320].map((offset) => ({ query: { cid: things.bank, offset } }))),
  byMember(refreshData, refreshesOf),
  byMember(
    uploadExtract,
    ({ things }) => extractContents(30).map((content) => ({ body: { company_id: things.withExtract, content } })),
    // The same file, or one that is not newer, is a conflict.
    { later: [409, 422] },
  ),
  byMember(getExampleExtract, ({ things }) => ({ query: { company_id: things.withExtract } })),
  byMember(getEmployee, ({ things }) => [
    { query: { eid: things.administrator, past: 'all' as const } },
    { query: { eid: things.profile } },
  ]),
  byMember(getAvatar, ({ things }) => ({ query: { employee_id: things.profile } })),
  byMember(checkBirthDate, ({ things }) =>
    things.officers.map((id) => ({ body: { employee_id: id, date: '1970-01-01' } })),
  ),
  byMember(reportIdentity, ({ things }) =>
    things.officers.map((id) => ({ body: { employee_id: id, verdict: 'two' as const, text: 'Two people' } })),
  ),
  byMember(documents.getFinancialReport, ({ things }) => things.reports.map((id) => ({ query: { id } }))),
  byMember(documents.getGisaDocument, ({ things }) => ({ query: { id: things.withTradeLicence } })),
  byMember(documents.getZrvDocument, ({ things }) => ({ query: { id: things.association } })),
  byMember(documents.getDossier, ({ things }) =>
    ['zip' as const, 'pdf' as const].map((format) => ({ query: { id: things.bank, format } })),
  ),
];
