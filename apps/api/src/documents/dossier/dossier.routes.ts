import type { Company, CompanyDetail } from '@firmament/api-contract/calls/companies';
import { getDossier } from '@firmament/api-contract/calls/documents';
import { dayOf } from '@firmament/calendar/day';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Member } from '../../platform/http/admission.ts';
import { etagOf, sendPrivateFile } from '../../platform/http/send-private-file.ts';
import { serve } from '../../platform/http/serve.ts';
import { fileNameOf } from '../file-name.ts';
import { languageOf, setFrom } from '../set-from.ts';
import { LAYOUT_VERSION } from '../sheet-layout.ts';
import type { Typesetter } from '../typesetter.ts';
import { archiveOf, dataOf, findEvidence, tagOf } from './archive.ts';
import { dossierSheet } from './dossier-sheet.ts';
import type { Subject } from './words.ts';

export type Deps = {
  db: Database;
  clock: Clock;
  typesetter: Pick<Typesetter, 'set'>;
  /** Counts the company as opened and shows it as its page does. */
  openCompany(member: Member, company: { companyId: number; asOf?: string | undefined }): Promise<CompanyDetail>;
  isFictional(company: Company): boolean;
  wireNameOf(field: string): string;
};

export const registerDossierRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock, typesetter, openCompany, isFictional, wireNameOf } = deps;

  serve(app, getDossier, async ({ query, member, caller, request, reply }) => {
    const detail = await openCompany(member, { companyId: query.id, asOf: query.as_of });
    const subject: Subject = {
      detail,
      language: languageOf(request, query.lang),
      madeOn: dayOf(clock.now()),
      wireNameOf,
      isFictional: isFictional(detail.company),
    };
    const sheet = dossierSheet(subject);
    const fileName = fileNameOf(detail.company.company_name, `Dossier-${subject.madeOn}`, query.format);
    if (query.format === 'pdf') {
      return sendPrivateFile(request, reply, setFrom(typesetter, sheet, { fileName, caller }));
    }
    const evidence = await findEvidence(db, subject);
    return sendPrivateFile(request, reply, {
      contentType: 'application/zip',
      etag: etagOf(LAYOUT_VERSION, JSON.stringify(sheet), dataOf(subject), tagOf(evidence)),
      content: async () => archiveOf(db, subject, evidence, await typesetter.set(sheet, caller)),
      fileName,
      variesBy: 'accept-language',
    });
  });
};
