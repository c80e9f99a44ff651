import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { DossierManifest } from '@firmament/api-contract/calls/documents';
import { dossierManifest } from '@firmament/api-contract/calls/documents';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Entry, zipped } from '../../platform/zipped.ts';
import { findStoredReport } from '../documents.query.ts';
import {
  type AnswerRow,
  type FiledRow,
  findAnswers,
  findFiledAccounts,
  findReadings,
  type ReadingRow,
} from './dossier.query.ts';
import { manifestText, sourceRead } from './manifest.ts';
import type { Subject } from './words.ts';

/** The archive of a dossier: the document, the data, and what they were made from, each with its SHA-256. */

export type Evidence = { answers: AnswerRow[]; filed: FiledRow[]; readings: ReadingRow[] };

export const findEvidence = async (db: Database, { detail, madeOn }: Subject): Promise<Evidence> => {
  const id = detail.company.company_id;
  const [answers, filed, readings] = await Promise.all([
    findAnswers(db, id),
    findFiledAccounts(db, id, detail.as_of.day ?? madeOn),
    findReadings(db, id),
  ]);
  return { answers, filed, readings };
};

/** What the evidence says, without its content. */
export const tagOf = ({ answers, filed, readings }: Evidence): string =>
  JSON.stringify([answers.map(({ body: _, ...answer }) => answer), filed, readings]);

type ManifestFile = DossierManifest['files'][number];
type Part = Omit<ManifestFile, 'name'> & Entry;

const NO_ORIGIN = { source: null, as_of: null, read_at: null, licence: null, question: null };

const ownPart = (name: string, content: string | Uint8Array): Part => ({
  name,
  content: [content],
  bytes: Buffer.byteLength(content),
  ...NO_ORIGIN,
  is_shortened: false,
  sha256: createHash('sha256').update(content).digest('hex'),
});

const endingOf = (mediaType: string): string => (mediaType.includes('json') ? 'json' : 'xml');

const answerPart = (row: AnswerRow): Part => ({
  name: `sources/${row.name}-${row.part}.${endingOf(row.media_type)}`,
  content: [row.body],
  bytes: row.body.length,
  sha256: row.sha256,
  source: row.label,
  as_of: row.as_of,
  licence: row.licence,
  read_at: row.asked_at.toISOString(),
  question: row.question,
  is_shortened: row.is_shortened,
});

/** Read when its turn comes: together they can be large. */
async function* readFiled(db: Database, reportId: number): AsyncGenerator<Uint8Array> {
  const content = await findStoredReport(db, reportId);
  if (!content) throw new AppError('not_found');
  yield content;
}

const filedPart = (db: Database, row: FiledRow): Part => ({
  name: `accounts/${row.period_end}-${row.id}.pdf`,
  content: readFiled(db, row.id),
  bytes: row.bytes,
  sha256: row.sha256,
  ...NO_ORIGIN,
  is_shortened: false,
  source: row.label,
  as_of: row.period_end,
  licence: row.licence,
});

const entryOf = ({ name, content }: Part): Entry => ({ name, content });

export const archiveOf = (db: Database, subject: Subject, evidence: Evidence, pdf: Uint8Array): Readable => {
  const { detail, language, madeOn, isFictional } = subject;
  const parts = [
    ownPart('dossier.pdf', pdf),
    ownPart('company.json', dataOf(subject)),
    ...evidence.filed.map((row) => filedPart(db, row)),
    ...evidence.answers.map(answerPart),
  ];
  const manifest = dossierManifest.parse({
    company: detail.company.company_name,
    company_id: detail.company.company_id,
    made_on: madeOn,
    as_of: detail.as_of.day,
    is_fictional: isFictional,
    withheld_people: detail.withheld_people,
    files: parts.map(({ content: _, ...file }) => file),
    sources: evidence.readings.map(sourceRead),
  } satisfies DossierManifest);
  const entries = [
    ...parts.map(entryOf),
    { name: 'MANIFEST.txt', content: [manifestText(language, manifest)] },
    { name: 'MANIFEST.json', content: [`${JSON.stringify(manifest, null, 2)}\n`] },
  ];
  return Readable.from(zipped(entries));
};

/** As `GET /api/companies` answers. */
export const dataOf = ({ detail }: Subject): string => `${JSON.stringify(detail, null, 2)}\n`;
