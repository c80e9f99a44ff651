import { hash } from 'node:crypto';
import { columnsStated, FIELD_COLUMNS } from '@firmament/record/fields/company-fields';

/** What goes into one column of a staging table. */
export type Cell = string | number | boolean | readonly string[] | null | undefined;

/** Columns of each staging table, in the order their cells are written; run and place in the file come first. */
export type TableName = keyof typeof COLUMNS;

export const STATION_FIELDS = ['position', 'title', 'organisation', 'from_year', 'to_year'];

export const PERSON_FIELDS = [
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

export const FIGURES = [
  'revenue',
  'revenue_cagr',
  'revenue_per_employee',
  'earnings',
  'earnings_cagr',
  'return_on_sales',
  'return_on_equity',
  'total_assets',
  'equity',
  'equity_ratio',
  'liabilities',
  'real_estate',
  'cash_on_hand',
  'receivables',
  'pension_provisions',
  'cost_of_materials',
  'wages_and_salaries',
  'average_salary_per_employee',
  'tax_ratio',
  'registered_capital',
  'employees_number',
];

export const REPORT_FIELDS = [
  'period_end',
  'auditor_name',
  'currency',
  'exchange_rate',
  'exchange_rate_on',
  ...FIGURES,
];

/** Columns of both `staged_link` and `tie`. */
export const TIE_FIELDS = [
  'kind',
  'title',
  'to_name',
  'place',
  'to_source_key',
  'to_match_key',
  'share',
  'started_on',
  'ended_on',
  'has_ended',
  'term',
  'name_key',
  'court',
];

/** Columns of both `staged_representative` and `mandate`. */
export const MANDATE_FIELDS = [
  'position',
  'title',
  'name',
  'folded_name',
  'person_key',
  'birth_year',
  'birth_hash',
  'representation',
  'location',
  'started_on',
  'ended_on',
  'has_ended',
  'term',
  'share',
];

export const DOMAIN_FIELDS = [
  'domain',
  'created_on',
  'expires_on',
  'updated_on',
  'dnssec',
  'emails',
  'nameservers',
  'registrar',
  'registrar_country',
  'ip_addresses',
  'asn',
  'asn_country',
  'asn_description',
  'txt',
  'spf',
  'mx',
  'mx_ip',
  'mx_asn',
  'mx_asn_country',
  'mx_asn_description',
];

/** Written by `toStagedRecord` for the tables of companies and people. */
const HEAD = ['source_id', 'source_key', 'content_hash', 'filled_count'];

/** What a company is ranked by, besides how many of its fields are filled. */
const RANK = ['report_count', 'representative_count', 'latest_total_assets', 'latest_employees_number'];

/** When the source said it, and which parser has read it. */
export const READING = ['as_of', 'parser_version'];

/** What a publication says in its own words. */
const NOTICE = ['notice', 'notice_key', 'happened_on'];

const COMPANY_HEAD = [...HEAD, ...READING, ...RANK, 'name_keys', 'match_keys', 'industry', 'source_link'];

export const COLUMNS = {
  staged_company: [...COMPANY_HEAD, ...FIELD_COLUMNS],
  staged_former_name: ['name'],
  staged_representative: MANDATE_FIELDS,
  staged_link: TIE_FIELDS,
  staged_report: REPORT_FIELDS,
  staged_domain: DOMAIN_FIELDS,
  staged_person: [...HEAD, 'company_key', ...PERSON_FIELDS],
  staged_experience: [...STATION_FIELDS, 'company_key'],
  staged_education: STATION_FIELDS,
  staged_skill: ['position', 'name'],
  staged_statement: ['source_id', 'company_key', 'stock_symbol', ...READING, 'is_repeated', ...NOTICE],
};

/** For companies with no other fields: most of a long line would be empty cells, to be written and read. */
const SHORT_FIELD_COUNT = columnsStated('usually').length;
const SHORT_COMPANY = [...COMPANY_HEAD, ...FIELD_COLUMNS.slice(0, SHORT_FIELD_COUNT)];
/** Without what only extracts state, a record has the hash that it had before those fields existed. */
const USUAL_FIELD_COUNT = FIELD_COLUMNS.length - columnsStated('in-extracts').length;
const USUAL_COMPANY = [...COMPANY_HEAD, ...FIELD_COLUMNS.slice(0, USUAL_FIELD_COUNT)];

/** How many cells have to be written, and into which columns if not into all. */
const shapeOf = (kind: Head['kind'], fields: readonly Cell[]): { count: number; columns?: readonly string[] } => {
  const filled = fields.findLastIndex((cell) => cell !== undefined) + 1;
  if (kind === 'person' || filled > USUAL_FIELD_COUNT) return { count: fields.length };
  return filled > SHORT_FIELD_COUNT
    ? { count: USUAL_FIELD_COUNT, columns: USUAL_COMPANY }
    : { count: SHORT_FIELD_COUNT, columns: SHORT_COMPANY };
};

/** The COPY lines of one record, by table. Run and place are put in front when they are sent. */
export type StagedRecord = {
  kind: 'company' | 'person' | 'statement';
  lines: StagedLine[];
};

export type StagedLine = {
  table: TableName;
  text: string;
  /** Set if they are not all columns of the table. */
  columns?: readonly string[];
};

const SPECIAL: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r', '\0': '' };

const BACKSLASH = 92;
const LAST_SPECIAL_CONTROL = 13;

/** Faster than a regular expression for texts as short as a name. */
const mayBeSpecial = (text: string): boolean => {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code <= LAST_SPECIAL_CONTROL || code === BACKSLASH) return true;
  }
  return false;
};

/** COPY's text format: special characters get a backslash; NUL, which PostgreSQL cannot store, is dropped. */
const escapeText = (text: string): string =>
  mayBeSpecial(text) ? text.replace(/[\\\t\n\r\0]/g, (char) => SPECIAL[char] ?? '') : text;

const encodeCell = (cell: Cell): string => {
  if (cell === null || cell === undefined) return '\\N';
  if (typeof cell === 'string') return escapeText(cell);
  if (typeof cell === 'object') {
    return escapeText(`{${cell.map((item) => `"${item.replace(/["\\]/g, '\\$&')}"`).join(',')}}`);
  }
  return String(cell);
};

export const encodeCells = (cells: readonly Cell[]): string => {
  let line = '';
  for (let i = 0; i < cells.length; i++) line += i === 0 ? encodeCell(cells[i]) : `\t${encodeCell(cells[i])}`;
  return line;
};

export const countFilled = (fields: readonly Cell[]): number => {
  let count = 0;
  for (const cell of fields) if (cell !== undefined) count += 1;
  return count;
};

export type Part = { table: TableName; cells: Cell[] };

type Head = {
  kind: 'company' | 'person';
  sourceId: number;
  sourceKey: string;
  /** Computed from the rest, and not part of the hash. */
  derived?: Cell[];
  before: Cell[];
  fields: Cell[];
};

/** Encodes a company or person with its parts; the hash over all of it tells whether anything has changed. */
export const toStagedRecord = (
  { kind, sourceId, sourceKey, derived, before, fields }: Head,
  parts: Part[],
): StagedRecord => {
  const { count, columns } = shapeOf(kind, fields);
  const own = `${encodeCells(before)}\t${encodeCells(count < fields.length ? fields.slice(0, count) : fields)}`;
  const lines: StagedLine[] = parts.map(({ table, cells }) => ({ table, text: encodeCells(cells) }));
  let all = own;
  for (const { table, text } of lines) all += `\n${table}\t${text}`;
  const head = `${sourceId}\t${encodeCell(sourceKey)}\t\\\\x${hash('sha256', all)}\t${countFilled(fields)}${derived ? `\t${encodeCells(derived)}` : ''}`;
  const table = kind === 'company' ? 'staged_company' : 'staged_person';
  lines.push({ table, text: `${head}\t${own}`, ...(columns && { columns }) });
  return { kind, lines };
};
