/** A mapping file says which column of a CSV holds which field of a company. */
import { COMPANY_FIELDS, columnsStated, type FieldPath, fieldOf } from '@firmament/record/fields/company-fields';
import { DELIMITERS, type Delimiter } from '../reading/csv-table.ts';
import { isJsonObject } from '../reading/json-value.ts';
import { lookup } from '../reading/lookup.ts';
import { SourceFormatError } from '../reading/source-format-error.ts';
import type { TextEncoding } from '../reading/text-encoding.ts';

/** Only register extracts state these, and nobody keeps them in a table. */
const NOT_IN_TABLES = columnsStated('in-extracts').map((column) => fieldOf(column).path);

type Own = 'sourceKey' | 'sourceLink' | 'formerNames' | 'asOf' | 'registeredCapital' | 'address.houseNumber';

export type CsvCompanyField = Own | FieldPath;

/** What a column can hold beside a field. An amount comes with its currency, a street with its number, or apart. */
const OWN: readonly Own[] = [
  'sourceKey',
  'sourceLink',
  'formerNames',
  'asOf',
  'registeredCapital',
  'address.houseNumber',
];

const CSV_COMPANY_FIELDS: readonly CsvCompanyField[] = [
  ...OWN,
  ...COMPANY_FIELDS.map(({ path }) => path).filter(
    (path) => !path.startsWith('registeredCapital.') && !NOT_IN_TABLES.includes(path),
  ),
];

export type CsvMapping = {
  /** Column name as in the header → field. */
  columns: ReadonlyMap<string, CsvCompanyField>;
  /** `auto`: UTF-8, or Windows-1252 if the file is not valid UTF-8. */
  encoding: TextEncoding | 'auto';
  /** If left out, detected from the header. */
  delimiter?: Delimiter;
  /** For rows that name no country themselves. */
  defaultCountry?: string;
};

const FIELDS: ReadonlySet<string> = new Set(CSV_COMPANY_FIELDS);
/** Names that mappings written earlier use. */
const FORMER_FIELDS = lookup<CsvCompanyField>({ updatedOn: 'asOf' });
const ENCODINGS = ['auto', 'utf-8', 'windows-1252'] as const;

const refuse = (sentence: string): never => {
  throw new SourceFormatError('invalid-mapping', `The mapping cannot be used: ${sentence}`);
};

const isField = (value: unknown): value is CsvCompanyField => typeof value === 'string' && FIELDS.has(value);

const columnsOf = (value: unknown): ReadonlyMap<string, CsvCompanyField> => {
  if (!isJsonObject(value)) return refuse('"columns" must be an object of column name and field.');
  const columns = new Map<string, CsvCompanyField>();
  for (const [column, target] of Object.entries(value)) {
    const field = typeof target === 'string' ? (FORMER_FIELDS.find(target) ?? target) : target;
    if (!isField(field)) {
      return refuse(
        `column "${column}" leads to "${String(field)}", which is none of ${CSV_COMPANY_FIELDS.join(', ')}.`,
      );
    }
    columns.set(column.trim(), field);
  }
  const fields = [...columns.values()];
  const twice = fields.find((field, index) => fields.indexOf(field) !== index);
  if (twice) return refuse(`two columns lead to "${twice}".`);
  return fields.includes('name') ? columns : refuse('no column leads to "name".');
};

const oneOf = <T extends string>(value: unknown, allowed: readonly T[], name: string): T | undefined => {
  if (value === undefined) return undefined;
  return (
    allowed.find((candidate) => candidate === value) ?? refuse(`"${name}" must be one of ${JSON.stringify(allowed)}.`)
  );
};

/** Checks the JSON of a mapping file: `{"columns": {"Firma": "name", …}, "delimiter"?, "encoding"?, "defaultCountry"?}`. */
export const readCsvMapping = (value: unknown): CsvMapping => {
  if (!isJsonObject(value)) return refuse('it is not a JSON object.');
  const delimiter = oneOf(value.delimiter, DELIMITERS, 'delimiter');
  const { defaultCountry } = value;
  const isCountry = typeof defaultCountry === 'string' && /^[A-Z]{2}$/.test(defaultCountry);
  if (defaultCountry !== undefined && !isCountry) refuse('"defaultCountry" must be two capital letters such as "AT".');
  return {
    columns: columnsOf(value.columns),
    encoding: oneOf(value.encoding, ENCODINGS, 'encoding') ?? 'auto',
    ...(delimiter !== undefined && { delimiter }),
    ...(isCountry && { defaultCountry }),
  };
};
