/** Answers of the GLEIF web service (JSON:API), single or in pages. `at` counts the resources of one answer. */

import type { CompanyRecord, Parsed } from '@firmament/record/record';
import { isJsonObject, type JsonObject, objectAt, objectsAt, textAt, textsAt } from '../reading/json-value.ts';
import { accepted, rejected } from '../reading/parsed.ts';
import { SourceFormatError } from '../reading/source-format-error.ts';
import { companyOfGleif, type GleifEntity } from './entity.ts';
import { type RelationshipRecord, relationshipOf } from './relationship.ts';

const resourcesOf = (answer: unknown): unknown[] => {
  if (!isJsonObject(answer)) throw new SourceFormatError('wrong-shape', 'The answer is not a JSON:API document.');
  const error = objectsAt(answer, 'errors')[0];
  if (error) {
    const detail = textAt(error, 'detail') ?? textAt(error, 'title') ?? 'no reason given';
    throw new SourceFormatError('error-answer', `GLEIF answered with an error: ${detail}.`);
  }
  if (!('data' in answer))
    throw new SourceFormatError('wrong-shape', 'The answer has no "data": it is not from GLEIF.');
  if (answer.data === null) return [];
  return Array.isArray(answer.data) ? answer.data : [answer.data];
};

const parseResources = <R>(
  answer: unknown,
  type: string,
  read: (resource: JsonObject, at: number) => Parsed<R>,
): Parsed<R>[] =>
  resourcesOf(answer).map((resource, index) => {
    if (!isJsonObject(resource)) return rejected(index + 1, 'the resource is not an object');
    const found = textAt(resource, 'type');
    if (found !== type) return rejected(index + 1, `the resource is "${found ?? ''}", not "${type}"`);
    return read(objectAt(resource, 'attributes') ?? {}, index + 1);
  });

const entityOf = (attributes: JsonObject): GleifEntity => {
  const entity = objectAt(attributes, 'entity') ?? {};
  const address = objectAt(entity, 'legalAddress') ?? {};
  const form = objectAt(entity, 'legalForm') ?? {};
  const registration = objectAt(attributes, 'registration') ?? {};
  return {
    lei: textAt(attributes, 'lei'),
    name: textAt(objectAt(entity, 'legalName') ?? {}, 'name'),
    otherNames: objectsAt(entity, 'otherNames').flatMap((other) => {
      const name = textAt(other, 'name');
      return name === undefined ? [] : [{ name, type: textAt(other, 'type') }];
    }),
    addressLines: textsAt(address, 'addressLines'),
    city: textAt(address, 'city'),
    region: textAt(address, 'region'),
    country: textAt(address, 'country'),
    postcode: textAt(address, 'postalCode'),
    authority: textAt(objectAt(entity, 'registeredAt') ?? {}, 'id'),
    registeredAs: textAt(entity, 'registeredAs'),
    formCode: textAt(form, 'id'),
    otherForm: textAt(form, 'other'),
    entityStatus: textAt(entity, 'status'),
    registrationStatus: textAt(registration, 'status'),
    successor: textAt(objectAt(entity, 'successorEntity') ?? {}, 'lei'),
    createdAt: textAt(entity, 'creationDate'),
    updatedAt: textAt(registration, 'lastUpdateDate'),
    openCorporatesId: textAt(attributes, 'ocid'),
  };
};

/** `/lei-records`, `/lei-records/{lei}` and the related records (parents, children). */
export const parseGleifRecords = (answer: unknown): Parsed<CompanyRecord>[] =>
  parseResources(answer, 'lei-records', (attributes, at) => companyOfGleif(entityOf(attributes), at));

const nodeOf = (relationship: JsonObject, key: string): { id: string | undefined; type: string | undefined } => {
  const node = objectAt(relationship, key) ?? {};
  return { id: textAt(node, 'id'), type: textAt(node, 'type') };
};

/** `…/direct-child-relationships`, `…/ultimate-parent-relationship` and the like. */
export const parseGleifRelationships = (answer: unknown): Parsed<RelationshipRecord>[] =>
  parseResources(answer, 'relationship-records', (attributes, at) => {
    const relationship = objectAt(attributes, 'relationship') ?? {};
    const raw = {
      start: nodeOf(relationship, 'startNode'),
      end: nodeOf(relationship, 'endNode'),
      type: textAt(relationship, 'type'),
      status: textAt(relationship, 'status'),
      periods: objectsAt(relationship, 'periods').map((period) => ({
        type: textAt(period, 'type'),
        from: textAt(period, 'startDate'),
        to: textAt(period, 'endDate'),
      })),
      updatedAt: textAt(objectAt(attributes, 'registration') ?? {}, 'lastUpdateDate'),
    };
    return relationshipOf(raw, at);
  });

export type IsinRecord = { lei: string; isin: string };

/** `…/isins`. */
export const parseGleifIsins = (answer: unknown): Parsed<IsinRecord>[] =>
  parseResources(answer, 'isins', (attributes, at) => {
    const lei = textAt(attributes, 'lei');
    const isin = textAt(attributes, 'isin');
    return lei === undefined || isin === undefined
      ? rejected(at, 'LEI or ISIN is missing', `${lei ?? ''} ${isin ?? ''}`)
      : accepted({ lei, isin }, at);
  });

export type ReportingException = { lei: string; category: string; reason: string };

/** `…/direct-parent-reporting-exception`: why a company names no parent. */
export const parseGleifReportingExceptions = (answer: unknown): Parsed<ReportingException>[] =>
  parseResources(answer, 'reporting-exceptions', (attributes, at) => {
    const lei = textAt(attributes, 'lei');
    if (lei === undefined) return rejected(at, 'the LEI is missing');
    const category = textAt(attributes, 'category') ?? 'UNKNOWN';
    return accepted({ lei, category, reason: textAt(attributes, 'reason') ?? 'UNKNOWN' }, at);
  });

/** The pages of a list; an answer without paging is one page. */
export const gleifPages = (answer: unknown): { current: number; last: number; total: number } => {
  const pages = isJsonObject(answer) ? objectAt(answer, 'meta', 'pagination') : undefined;
  const count = (key: string): number => Number(textAt(pages ?? {}, key) ?? 1);
  return {
    current: count('currentPage'),
    last: count('lastPage'),
    total: pages ? count('total') : resourcesOf(answer).length,
  };
};
