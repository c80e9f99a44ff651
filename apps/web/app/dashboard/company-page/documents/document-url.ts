import type { getFinancialReport, getGisaDocument, getZrvDocument } from '@firmament/api-contract/calls/documents';
import type { Language } from '@firmament/api-contract/language';

type DocumentEndpoint = typeof getFinancialReport | typeof getGisaDocument | typeof getZrvDocument;
export type DocumentKind = DocumentEndpoint['id'];

/** Links need only the paths, so the endpoints are imported as types, which keep the paths right. */
const PATHS: { [K in DocumentKind]: Extract<DocumentEndpoint, { id: K }>['path'] } = {
  financial_report: '/api/financial_report',
  gisaDocument: '/api/gisaDocument',
  zrvDocument: '/api/zrvDocument',
};

export const documentUrl = (kind: DocumentKind, id: number, language: Language): string =>
  `${PATHS[kind]}?${new URLSearchParams({ id: String(id), lang: language })}`;

/** Everything known about a company as one document, or packed with what it rests on. */
export const dossierUrl = (
  companyId: number,
  format: 'pdf' | 'zip',
  language: Language,
  asOf: string | undefined,
): string =>
  `/api/dossier?${new URLSearchParams({
    id: String(companyId),
    format,
    lang: language,
    ...(asOf !== undefined && { as_of: asOf }),
  })}`;

/** `Alpenholz Systembau GmbH 31-12-2024.pdf`: without characters that a file system may refuse. */
export const fileNameOf = (companyName: string, reportDate: string): string =>
  `${companyName.replace(/[\\/:*?"<>|]+/g, ' ').trim()} ${reportDate.replaceAll('/', '-')}.pdf`;
