/** GLEIF golden copy, level 1 ("who is who") as CSV. Columns change between versions, so they are found by name. */

import type { CompanyRecord, Parsed } from '@firmament/record/record';
import { readCsv } from '../reading/csv-table.ts';
import { rejected } from '../reading/parsed.ts';
import { companyOfGleif, type GleifEntity, type GleifOptions } from './entity.ts';

const REQUIRED = [
  'LEI',
  'Entity.LegalName',
  'Entity.LegalAddress.FirstAddressLine',
  'Entity.LegalAddress.City',
  'Entity.LegalAddress.Country',
  'Entity.LegalAddress.PostalCode',
  'Entity.EntityStatus',
] as const;

const MAX_OTHER_NAMES = 5;

type Cell = (column: string) => string | undefined;

const numbered = (cell: Cell, prefix: string, count: number, suffix = ''): (string | undefined)[] =>
  Array.from({ length: count }, (_, index) => cell(`${prefix}.${index + 1}${suffix}`));

const entityOf = (cell: Cell): GleifEntity => {
  const otherName = 'Entity.OtherEntityNames.OtherEntityName';
  const types = numbered(cell, otherName, MAX_OTHER_NAMES, '.type');
  const address = 'Entity.LegalAddress';
  const additional = numbered(cell, `${address}.AdditionalAddressLine`, 3);
  return {
    lei: cell('LEI'),
    name: cell('Entity.LegalName'),
    otherNames: numbered(cell, otherName, MAX_OTHER_NAMES).flatMap((name, index) =>
      name === undefined ? [] : [{ name, type: types[index] }],
    ),
    addressLines: [cell(`${address}.FirstAddressLine`), ...additional].filter((line) => line !== undefined),
    city: cell(`${address}.City`),
    region: cell(`${address}.Region`),
    country: cell(`${address}.Country`),
    postcode: cell(`${address}.PostalCode`),
    authority: cell('Entity.RegistrationAuthority.RegistrationAuthorityID'),
    registeredAs: cell('Entity.RegistrationAuthority.RegistrationAuthorityEntityID'),
    formCode: cell('Entity.LegalForm.EntityLegalFormCode'),
    otherForm: cell('Entity.LegalForm.OtherLegalForm'),
    entityStatus: cell('Entity.EntityStatus'),
    registrationStatus: cell('Registration.RegistrationStatus'),
    // The older layout has one successor, the newer one numbers them.
    successor: cell('Entity.SuccessorEntity.SuccessorLEI') ?? cell('Entity.SuccessorEntity.1.SuccessorLEI'),
    createdAt: cell('Entity.EntityCreationDate'),
    updatedAt: cell('Registration.LastUpdateDate'),
  };
};

export async function* parseGleifCsv(
  source: AsyncIterable<Uint8Array>,
  options: GleifOptions = {},
): AsyncGenerator<Parsed<CompanyRecord>> {
  const expected = { kind: 'GLEIF golden copy', columns: REQUIRED };
  const { header, columns, rows } = await readCsv(source, { encoding: 'utf-8', delimiter: ',', expected });
  const countryColumn = columns.get('Entity.LegalAddress.Country') ?? -1;
  const leiColumn = columns.get('LEI') ?? -1;
  for await (const row of rows) {
    if ('problem' in row) {
      yield rejected(row.at, row.problem, row.text);
      continue;
    }
    const { cells, at } = row;
    if (cells.length !== header.length) {
      yield rejected(at, `the row has ${cells.length} cells, the header ${header.length}`, cells.join(','));
      continue;
    }
    // Checked first: most of the world's rows are not wanted.
    const isHere = options.countries?.has(cells[countryColumn]?.trim() ?? '') ?? true;
    if (!isHere && !options.leis?.has(cells[leiColumn]?.trim() ?? '')) continue;
    const entity = entityOf((column) => {
      const text = cells[columns.get(column) ?? -1]?.trim();
      return text === '' ? undefined : text;
    });
    yield companyOfGleif(entity, at);
  }
}
