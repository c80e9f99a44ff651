import type { DemoCompany } from '@firmament/demo-world/history/company-history';
import { partAt, type WorldPart } from '@firmament/demo-world/parts';
import { createWorld, type WorldOptions } from '@firmament/demo-world/world';
import { FIELD_COLUMNS } from '@firmament/record/fields/company-fields';
import type { PersonRecord } from '@firmament/record/record';
import { SOURCE_IDS } from '@firmament/record/sources/sources';
import { CopyText } from '../../imports/staging/copy-text.ts';
import {
  companyCells,
  companyKeys,
  domainCells,
  mandateCells,
  nameKeys,
  rankCells,
  reportCells,
  tieCells,
  versionOf,
} from '../../imports/staging/stage-company.ts';
import { personCells, stationCells } from '../../imports/staging/stage-person.ts';
import {
  type Cell,
  countFilled,
  DOMAIN_FIELDS,
  encodeCells,
  MANDATE_FIELDS,
  PERSON_FIELDS,
  REPORT_FIELDS,
  STATION_FIELDS,
  TIE_FIELDS,
} from '../../imports/staging/staged-record.ts';
import { becoming, eventId } from '../../records/events/event-id.ts';

/** The tables of a world with the columns that are written, in the order of their cells. */
export const WORLD_TABLES = {
  company: [
    'id',
    ...FIELD_COLUMNS,
    'industry_id',
    'source_id',
    'source_link',
    'fetched_at',
    'licence',
    'prominence',
    'revision',
  ],
  company_key: ['key', 'company_id'],
  company_source: [
    'source_id',
    'source_key',
    'company_id',
    'content_hash',
    'as_of',
    'first_as_of',
    'parser_version',
    'fetched_at',
    'licence',
  ],
  company_former_name: ['company_id', 'name'],
  company_history: ['company_id', 'source_id', 'field', 'seen_from', 'seen_until', 'replaced_on', 'read_at', 'value'],
  mandate: ['company_id', 'source_id', 'seen_from', 'revision', ...MANDATE_FIELDS],
  tie: ['from_company_id', 'source_id', 'to_company_id', 'resolved_by', 'seen_from', 'revision', ...TIE_FIELDS],
  financial_report: ['company_id', 'source_id', ...REPORT_FIELDS],
  domain_info: ['company_id', ...DOMAIN_FIELDS],
  // `seq` is given by the database, in the order of the rows.
  event: [
    'id',
    'company_id',
    'kind',
    'certainty',
    'happened_on',
    'announced_on',
    'seen_at',
    'subject',
    'subject_key',
    'from_value',
    'to_value',
  ],
  event_source: ['event_id', 'source_id', 'as_of', 'since', 'seen_at'],
  person: [
    'id',
    ...PERSON_FIELDS,
    'company_id',
    'source_id',
    'source_key',
    'content_hash',
    'fetched_at',
    'licence',
    'prominence',
    'revision',
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

/** So many characters are encoded at once: to encode each line by itself takes twice as long. */
const ENCODED_AT_ONCE = 4_096;

class TableRows {
  readonly #text = new CopyText();
  #waiting = '';

  /** Adds one row, whose cells may come in several lists. */
  add(...lists: readonly (readonly Cell[])[]): void {
    let line = '';
    for (let i = 0; i < lists.length; i++) line += `${i === 0 ? '' : '\t'}${encodeCells(lists[i] as readonly Cell[])}`;
    this.addLine(line);
  }

  /** Adds one row that is written already: quicker where hardly any cell can have a special character. */
  addLine(line: string): void {
    this.#waiting += `${line}\n`;
    if (this.#waiting.length >= ENCODED_AT_ONCE) this.#encode();
  }

  /** Everything added since the last call, as a copy, because the memory is used again. */
  take(): Uint8Array<ArrayBuffer> {
    this.#encode();
    const taken = Uint8Array.from(this.#text.bytes());
    this.#text.clear();
    return taken;
  }

  #encode(): void {
    this.#text.add(this.#waiting);
    this.#waiting = '';
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

const addSource = ({ rows, setting }: Target, id: number, { source, record, history }: DemoCompany): void => {
  const sourceId = SOURCE_IDS[source];
  const { fetchedAt, licences } = setting;
  rows.company_source.add(
    [sourceId, record.sourceKey, id, NEVER_READ, record.asOf, history.since, versionOf(sourceId)],
    [fetchedAt, licences.get(sourceId)],
  );
};

const addKeys = ({ rows }: Target, id: number, { record }: DemoCompany): void => {
  for (const key of companyKeys(record)) rows.company_key.addLine(`${key}\t${id}`);
  for (const key of nameKeys(record)) rows.company_key.addLine(`${key}\t${id}`);
};

const addFormerNames = ({ rows }: Target, id: number, { record }: DemoCompany): void => {
  if (record.formerNames.length === 0) return;
  for (const name of new Set(record.formerNames)) rows.company_former_name.add([id, name]);
};

const addMandates = ({ rows, setting }: Target, id: number, { source, record }: DemoCompany): void => {
  if (record.representatives.length === 0) return;
  for (const fields of mandateCells(record.representatives)) {
    rows.mandate.add([id, SOURCE_IDS[source], record.asOf, setting.revision], fields);
  }
};

const addTies = ({ rows, setting, idOf }: Target, id: number, { source, record }: DemoCompany): void => {
  if (record.links.length === 0) return;
  tieCells(record.links, record.address.country).forEach((fields, index) => {
    const other = idOf(record.links[index]?.sourceKey);
    const resolvedBy = other === undefined ? undefined : 'number';
    rows.tie.add([id, SOURCE_IDS[source], other, resolvedBy, record.asOf, setting.revision], fields);
  });
};

const addReports = ({ rows }: Target, id: number, { source, record }: DemoCompany): void => {
  for (const report of record.reports) rows.financial_report.add([id, SOURCE_IDS[source]], reportCells(report));
};

const addDomain = ({ rows }: Target, id: number, { record }: DemoCompany): void => {
  if (record.domain) rows.domain_info.add([id], domainCells(record.domain));
};

/** As if each statement had been read on its day. */
const addHistory = ({ rows }: Target, id: number, { source, history }: DemoCompany): void => {
  for (const { field, value, seenFrom, seenUntil, replacedOn } of history.replaced) {
    const days = `${seenFrom}\t${seenUntil}\t${replacedOn}\t${replacedOn}`;
    rows.company_history.addLine(`${id}\t${SOURCE_IDS[source]}\t${field}\t${days}\t${encodeCells([value])}`);
  }
};

const addEvents = ({ rows }: Target, id: number, { source, history }: DemoCompany): void => {
  for (const { kind, subject, key, happenedOn, announcedOn, from, to, statedOn, unstatedOn } of history.events) {
    const event = eventId(id, kind, key, happenedOn ?? becoming(from ?? null, to ?? null));
    const days = `${happenedOn ?? '\\N'}\t${announcedOn ?? '\\N'}\t${statedOn}`;
    rows.event.addLine(`${event}\t${id}\t${kind}\tstated\t${days}\t${encodeCells([subject, key, from, to])}`);
    rows.event_source.addLine(`${event}\t${SOURCE_IDS[source]}\t${statedOn}\t${unstatedOn}\t${statedOn}`);
  }
};

const COMPANY_TABLES = [
  addCompany,
  addSource,
  addKeys,
  addFormerNames,
  addMandates,
  addTies,
  addReports,
  addDomain,
  addHistory,
  addEvents,
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
