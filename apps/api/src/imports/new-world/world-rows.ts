import type { DemoCompany } from '@firmament/demo-world/company-record';
import { partAt, type WorldPart } from '@firmament/demo-world/parts';
import { createWorld, type WorldOptions } from '@firmament/demo-world/world';
import type { PersonRecord } from '@firmament/registers/record';
import { SOURCE_IDS } from '@firmament/registers/source-id';
import {
  companyCells,
  companyKeys,
  domainCells,
  linkCells,
  rankCells,
  reportCells,
  representativeCells,
} from '../stage-company.ts';
import { personCells, stationCells } from '../stage-person.ts';
import {
  COMPANY_FIELDS,
  countFilled,
  DOMAIN_FIELDS,
  LINK_FIELDS,
  PERSON_FIELDS,
  REPORT_FIELDS,
  REPRESENTATIVE_FIELDS,
  STATION_FIELDS,
} from '../staged-record.ts';
import { BinaryRows } from './binary-rows.ts';

/** The tables a world consists of, with the columns that are written, in the order of their cells. */
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

/** What rows hold that no record tells. */
export type Setting = {
  /** PostgreSQL's type of each written column. */
  types: Record<WorldTable, readonly string[]>;
  industryIds: ReadonlyMap<string, number>;
  /** By the number of the source. */
  licences: ReadonlyMap<number, string>;
  fetchedAt: number;
  revision: number;
};

/** In COPY's binary format. */
export type WorldRows = Map<WorldTable, Uint8Array<ArrayBuffer>>;

/** Nothing was read: whatever a source states about such a company or person one day is compared with it. */
const NEVER_READ = '';

/** A company's or person's number is its position in the world, from 1. */
const idAt = (position: number): number => position + 1;

/** Makes the rows of a stretch of parts, from `from` up to `to`. */
export const rowMaker = (options: WorldOptions, setting: Setting): ((from: number, to: number) => WorldRows) => {
  const world = createWorld(options);
  const rows = {} as Rows;
  for (const table of WORLD_TABLE_NAMES) rows[table] = new BinaryRows(setting.types[table]);
  return (from, to) => {
    for (let part = from; part < to; part++) addPart(rows, setting, partAt(world, part));
    return new Map(WORLD_TABLE_NAMES.map((table) => [table, rows[table].take()]));
  };
};

const addPart = (rows: Rows, setting: Setting, part: WorldPart): void => {
  const { firstCompany, companies, firstPerson, people, positionOf } = part;
  const idOf = (sourceKey: string | undefined): number | undefined => {
    const position = sourceKey === undefined ? undefined : positionOf(sourceKey);
    return position === undefined ? undefined : idAt(position);
  };
  for (const [index, company] of companies.entries()) {
    addCompany(rows, setting, idAt(firstCompany + index), company, idOf);
  }
  for (const [index, person] of people.entries()) addPerson(rows, setting, idAt(firstPerson + index), person, idOf);
};

type Rows = Record<WorldTable, BinaryRows>;
type IdOf = (sourceKey: string | undefined) => number | undefined;

const addCompany = (rows: Rows, setting: Setting, id: number, { source, record }: DemoCompany, idOf: IdOf): void => {
  const sourceId = SOURCE_IDS[source];
  const licence = setting.licences.get(sourceId);
  const { fetchedAt, revision, industryIds } = setting;
  const fields = companyCells(record);
  const industryId = record.industry === undefined ? undefined : industryIds.get(record.industry);
  rows.company.add([
    id,
    ...fields,
    industryId,
    sourceId,
    record.sourceLink,
    fetchedAt,
    licence,
    prominenceOf(record, countFilled(fields)),
    revision,
  ]);
  for (const key of companyKeys(record)) rows.company_key.add([key, id]);
  rows.company_source.add([sourceId, record.sourceKey, id, NEVER_READ, fetchedAt, licence]);
  for (const name of new Set(record.formerNames)) rows.company_former_name.add([id, name]);
  for (const [index, person] of record.representatives.entries()) {
    rows.representative.add([id, sourceId, ...representativeCells(index, person)]);
  }
  for (const link of record.links) {
    rows.company_link.add([id, sourceId, idOf(link.sourceKey), ...linkCells(link, record.address.country)]);
  }
  for (const report of record.reports) rows.financial_report.add([id, sourceId, ...reportCells(report)]);
  if (record.domain) rows.domain_info.add([id, ...domainCells(record.domain)]);
};

/** As `company_prominence` in the database counts it. */
const prominenceOf = (record: DemoCompany['record'], filledCount: number): number => {
  const [reports, representatives, totalAssets = 0, employees = 0] = rankCells(record);
  const size =
    Math.round(Math.log1p(Math.max(0, totalAssets)) * 14) + Math.round(Math.log1p(Math.max(0, employees)) * 20);
  return Math.min(1000, filledCount * 10 + Math.min(reports, 6) * 10 + Math.min(representatives, 5) * 6 + size);
};

const addPerson = (rows: Rows, setting: Setting, id: number, person: PersonRecord, idOf: IdOf): void => {
  const sourceId = SOURCE_IDS.demo;
  const fields = personCells(person);
  rows.person.add([
    id,
    ...fields,
    idOf(person.companySourceKey),
    sourceId,
    person.sourceKey,
    NEVER_READ,
    setting.fetchedAt,
    setting.licences.get(sourceId),
    countFilled(fields) * 50 + (person.isManagement ? 100 : 0),
    setting.revision,
  ]);
  for (const [index, station] of person.experience.entries()) {
    rows.person_experience.add([id, ...stationCells(station, index), idOf(station.companySourceKey)]);
  }
  for (const [index, station] of person.education.entries()) {
    rows.person_education.add([id, ...stationCells(station, index)]);
  }
  for (const [index, name] of person.skills.entries()) rows.person_skill.add([id, index, name]);
};
