import { PassThrough, Readable } from 'node:stream';
import { leiCheckDigits } from '@firmament/identifiers/lei';
import { ZipFile } from 'yazl';

/** Rows of the LEI register as its golden copy writes them, about companies that do not exist. */

export type Row = Record<string, string>;

const ADDRESS = 'Entity.LegalAddress';

/** Not all that the register has, but all that we read, and some that we do not. */
export const LEI_COLUMNS = [
  'LEI',
  'Entity.LegalName',
  'Entity.LegalName.xmllang',
  'Entity.OtherEntityNames.OtherEntityName.1',
  'Entity.OtherEntityNames.OtherEntityName.1.type',
  `${ADDRESS}.FirstAddressLine`,
  `${ADDRESS}.City`,
  `${ADDRESS}.Region`,
  `${ADDRESS}.Country`,
  `${ADDRESS}.PostalCode`,
  'Entity.RegistrationAuthority.RegistrationAuthorityID',
  'Entity.RegistrationAuthority.RegistrationAuthorityEntityID',
  'Entity.LegalForm.EntityLegalFormCode',
  'Entity.EntityStatus',
  'Entity.SuccessorEntity.SuccessorLEI',
  'Entity.EntityCreationDate',
  'Registration.LastUpdateDate',
  'Registration.RegistrationStatus',
];

const [NODE, PERIOD] = ['Relationship', 'Relationship.Period.1'];

export const RELATIONSHIP_COLUMNS = [
  `${NODE}.StartNode.NodeID`,
  `${NODE}.StartNode.NodeIDType`,
  `${NODE}.EndNode.NodeID`,
  `${NODE}.EndNode.NodeIDType`,
  `${NODE}.RelationshipType`,
  `${NODE}.RelationshipStatus`,
  `${PERIOD}.startDate`,
  `${PERIOD}.endDate`,
  `${PERIOD}.periodType`,
  'Registration.LastUpdateDate',
];

export const EXCEPTION_COLUMNS = ['LEI', 'Exception.Category', 'Exception.Reason.1', 'Exception.Reference.1'];

export const exceptionRow = (number: number, reason: string, level: 'DIRECT' | 'ULTIMATE' = 'DIRECT'): Row => ({
  LEI: leiOf(number),
  'Exception.Category': `${level}_ACCOUNTING_CONSOLIDATION_PARENT`,
  'Exception.Reason.1': reason,
});

/** A valid LEI for each number. */
export const leiOf = (number: number): string => {
  const body = `FICT00${String(number).padStart(12, '0')}`;
  return body + leiCheckDigits(body);
};

const TOWNS: Record<string, [postcode: string, city: string]> = {
  AT: ['8010', 'Graz'],
  DE: ['50667', 'Köln'],
  CH: ['8001', 'Zürich'],
  FR: ['75001', 'Paris'],
  US: ['10001', 'New York'],
};

export const companyRow = (number: number, country: string, changes: Row = {}): Row => {
  const [postcode = '', city = ''] = TOWNS[country] ?? [];
  return {
    LEI: leiOf(number),
    'Entity.LegalName': `Spatz ${number} "Nest" GmbH`,
    [`${ADDRESS}.FirstAddressLine`]: `Nestgasse ${number}`,
    [`${ADDRESS}.City`]: city,
    [`${ADDRESS}.Country`]: country,
    [`${ADDRESS}.PostalCode`]: postcode,
    'Entity.EntityStatus': 'ACTIVE',
    'Entity.EntityCreationDate': '2004-06-06T22:00:00Z',
    'Registration.LastUpdateDate': '2026-01-05T08:12:40Z',
    'Registration.RegistrationStatus': 'ISSUED',
    ...changes,
  };
};

export const relationshipRow = (child: number, parent: number, changes: Row = {}): Row => ({
  [`${NODE}.StartNode.NodeID`]: leiOf(child),
  [`${NODE}.StartNode.NodeIDType`]: 'LEI',
  [`${NODE}.EndNode.NodeID`]: leiOf(parent),
  [`${NODE}.EndNode.NodeIDType`]: 'LEI',
  [`${NODE}.RelationshipType`]: 'IS_DIRECTLY_CONSOLIDATED_BY',
  [`${NODE}.RelationshipStatus`]: 'ACTIVE',
  [`${PERIOD}.startDate`]: '2019-01-01T00:00:00Z',
  [`${PERIOD}.periodType`]: 'RELATIONSHIP_PERIOD',
  'Registration.LastUpdateDate': '2026-01-05T08:12:40Z',
  ...changes,
});

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/** Millions of rows take no more memory than one. */
function* csvLines(columns: readonly string[], rows: Iterable<Row>): Generator<string> {
  yield `${columns.map(quoted).join(',')}\r\n`;
  for (const row of rows) yield `${columns.map((column) => quoted(row[column] ?? '')).join(',')}\r\n`;
}

/** A ZIP with one CSV file, as it is published. */
export const zippedCsv = (name: string, columns: readonly string[], rows: Iterable<Row>): Readable => {
  const archive = new ZipFile();
  archive.addReadStream(Readable.from(csvLines(columns, rows), { objectMode: false }), name);
  archive.end();
  return archive.outputStream.pipe(new PassThrough());
};
