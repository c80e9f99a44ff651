import type { DemoCompany } from '@firmament/demo-world/company-record';
import { partAt, type WorldPart } from '@firmament/demo-world/parts';
import { createWorld, type WorldOptions } from '@firmament/demo-world/world';
import type { PersonRecord } from '@firmament/registers/company/record';
import { SOURCE_IDS } from '@firmament/registers/sources';
import { CopyText } from '../../imports/staging/copy-text.ts';
import {
  companyCells,
  companyKeys,
  domainCells,
  linkCells,
  rankCells,
  reportCells,
  representativeCells,
} from '../../imports/staging/stage-company.ts';
import { personCells, stationCells } from '../../imports/staging/stage-person.ts';
import {
  type Cell,
  COMPANY_FIELDS,
  countFilled,
  DOMAIN_FIELDS,
  encodeCells,
  LINK_FIELDS,
  PERSON_FIELDS,
  REPORT_FIELDS,
  REPRESENTATIVE_FIELDS,
  STATION_FIELDS,
} from '../../imports/staging/staged-record.ts';

/** The tables of a world with the columns that are written, in the order of their cells. */
export const WORLD_TABLES = {
  company: [
    ...['id', ...COMPANY_FIELDS, 'industry_id', 'source_id', 'source_link'],
    ...['fetched_at', 'licence', 'prominence', 'revision'],
  ],
  company_key: ['key', 'company_id'],
  company_source: ['source_id', 'source_key', 'company_id', 'content_hash', 'fetched_at', 'licence'],
  company_former_name: ['company_id', 'name'],
  representative: ['company_id', 'source_id', ...REPRESENTATIVE_FIELDS],
  company_link: ['from_company_id', 'source_id', 'to_company_id', ...LINK_FIELDS],
  financial_report: ['company_id', 'source_id', ...REPORT_FIELDS],
  domain_info: ['company_id', ...DOMAIN_FIELDS],
  person: [
    ...['id', ...PERSON_FIELDS, 'company_id', 'source_id', 'source_key', 'content_hash'],
    ...['fetched_at', 'licence', 'prominence', 'revision'],
  ],
  person_experience: ['person_id', ...STATION_FIELDS, 'company_id'],
  person_education: ['person_id', ...STATION_FIELDS],
  person_skill: ['person_id', 'position', 'name'],
};

export type WorldTable = keyof typeof WORLD_TABLES;

export const WORLD_TABLE_NAMES = Object.keys(WORLD_TABLES) as WorldTable[];

/** The values of rows that no record has. */
export type Setting = {
  industryIds: ReadonlyMap<string, number>;
  /** By source id. */
  licences: ReadonlyMap<number, string>;
  /** In ISO 8601. */
  fetchedAt: string;
  revision: number;
};

/** Lines for COPY. */
export type WorldRows = Map<WorldTable, Uint8Array<ArrayBuffer>>;

/** The content hash of what no import has read: it matches no later record, so that one is always compared. */
const NEVER_READ = '\\x';

/** A company's or person's id is its position in the world, from 1. */
const idAt = (position: number): number => position + 1;

/** Makes the rows of a stretch of parts, from `from` up to `to`. */
export const rowMaker = (options: WorldOptions, setting: Setting): ((from: number, to: number) => WorldRows) => {
  const world = createWorld(options);
  const rows = {} as Rows;
  for (const table of WORLD_TABLE_NAMES) rows[table] = new TableRows();
  return (from, to) => {
    for (let part = from; part < to; part++) addPart(rows, setting, partAt(world, part));
    return new Map(WORLD_TABLE_NAMES.map((table) => [table, rows[table].take()]));
  };
};

/** Table by table: the processor's cache holds the code that writes the rows of one, but not of all. */
const addPart = (
  rows: Rows,
  setting: Setting,
  { firstCompany, companies, firstPerson, people, positionOf }: WorldPart,
): void => {
  const idOf = (sourceKey: string | undefined): number | undefined => {
    const position = sourceKey === undefined ? undefined : positionOf(sourceKey);
    return position === undefined ? undefined : idAt(position);
  };
  const target: Target = { rows, setting, idOf };
  for (const add of COMPANY_TABLES) {
    for (let i = 0; i < companies.length; i++) add(target, idAt(firstCompany + i), companies[i] as DemoCompany);
  }
  for (const add of PERSON_TABLES) {
    for (let i = 0; i < people.length; i++) add(target, idAt(firstPerson + i), people[i] as PersonRecord);
  }
};

class TableRows {
  readonly #text = new CopyText();

  /** Adds one row, whose cells may come in several lists. */
  add(...lists: readonly (readonly Cell[])[]): void {
    this.#text.add(`${lists.map((cells) => encodeCells(cells)).join('\t')}\n`);
  }

  /** Everything added since the last call, as a copy, because the memory is used again. */
  take(): Uint8Array<ArrayBuffer> {
    const taken = Uint8Array.from(this.#text.bytes());
    this.#text.clear();
    return taken;
  }
}

type Rows = Record<WorldTable, TableRows>;

/** Where rows go, and what they hold beside a record. */
type Target = { rows: Rows; setting: Setting; idOf: (sourceKey: string | undefined) => number | undefined };

const addCompany = ({ rows, setting }: Target, id: number, { source, record }: DemoCompany): void => {
  const sourceId = SOURCE_IDS[source];
  const { fetchedAt, licences, industryIds, revision } = setting;
  const fields = companyCells(record);
  const industryId = record.industry === undefined ? undefined : industryIds.get(record.industry);
  const prominence = prominenceOf(record, countFilled(fields));
  rows.company.add([id], fields, [
    industryId,
    sourceId,
    record.sourceLink,
    fetchedAt,
    licences.get(sourceId),
    prominence,
    revision,
  ]);
};

const addSource = ({ rows, setting }: Target, id: number, { source, record }: DemoCompany): void => {
  const sourceId = SOURCE_IDS[source];
  const { fetchedAt, licences } = setting;
  rows.company_source.add([sourceId, record.sourceKey, id, NEVER_READ, fetchedAt, licences.get(sourceId)]);
};

const addKeys = ({ rows }: Target, id: number, { record }: DemoCompany): void => {
  for (const key of companyKeys(record)) rows.company_key.add([key, id]);
};

const addFormerNames = ({ rows }: Target, id: number, { record }: DemoCompany): void => {
  if (record.formerNames.length === 0) return;
  for (const name of new Set(record.formerNames)) rows.company_former_name.add([id, name]);
};

const addRepresentatives = ({ rows }: Target, id: number, { source, record }: DemoCompany): void => {
  record.representatives.forEach((person, index) => {
    rows.representative.add([id, SOURCE_IDS[source]], representativeCells(index, person));
  });
};

const addLinks = ({ rows, idOf }: Target, id: number, { source, record }: DemoCompany): void => {
  for (const link of record.links) {
    const fields = linkCells(link, record.address.country);
    rows.company_link.add([id, SOURCE_IDS[source], idOf(link.sourceKey)], fields);
  }
};

const addReports = ({ rows }: Target, id: number, { source, record }: DemoCompany): void => {
  for (const report of record.reports) rows.financial_report.add([id, SOURCE_IDS[source]], reportCells(report));
};

const addDomain = ({ rows }: Target, id: number, { record }: DemoCompany): void => {
  if (record.domain) rows.domain_info.add([id], domainCells(record.domain));
};

const COMPANY_TABLES = [
  ...[addCompany, addSource, addKeys, addFormerNames],
  ...[addRepresentatives, addLinks, addReports, addDomain],
];

/** Computed as `company_prominence` does in the database. */
const prominenceOf = (record: DemoCompany['record'], filledCount: number): number => {
  const [reports, representatives, totalAssets = 0, employees = 0] = rankCells(record);
  const size =
    Math.round(Math.log1p(Math.max(0, totalAssets)) * 14) + Math.round(Math.log1p(Math.max(0, employees)) * 20);
  return Math.min(1000, filledCount * 10 + Math.min(reports, 6) * 10 + Math.min(representatives, 5) * 6 + size);
};

const addPerson = ({ rows, setting, idOf }: Target, id: number, person: PersonRecord): void => {
  const sourceId = SOURCE_IDS.demo;
  const { fetchedAt, licences, revision } = setting;
  const fields = personCells(person);
  const prominence = countFilled(fields) * 50 + (person.isManagement ? 100 : 0);
  rows.person.add(
    [id],
    fields,
    [idOf(person.companySourceKey), sourceId, person.sourceKey, NEVER_READ],
    [fetchedAt, licences.get(sourceId), prominence, revision],
  );
};

const addExperience = ({ rows, idOf }: Target, id: number, { experience }: PersonRecord): void => {
  experience.forEach((station, index) => {
    rows.person_experience.add([id], stationCells(station, index), [idOf(station.companySourceKey)]);
  });
};

const addEducation = ({ rows }: Target, id: number, { education }: PersonRecord): void => {
  education.forEach((station, index) => {
    rows.person_education.add([id], stationCells(station, index));
  });
};

const addSkills = ({ rows }: Target, id: number, { skills }: PersonRecord): void => {
  skills.forEach((name, index) => {
    rows.person_skill.add([id, index, name]);
  });
};

const PERSON_TABLES = [addPerson, addExperience, addEducation, addSkills];
