import type { CompanyRecord, Parsed } from '@firmament/record/record';
import type { OutgoingAnswer } from '../platform/outgoing-http.ts';
import { type KnownCompany, SourceFailure } from './connector.ts';

/** Lets only answers with content pass; other statuses become failures. */
export const assertAnswered = ({ status }: OutgoingAnswer): void => {
  if (status >= 200 && status < 300) return;
  if (status === 404 || status === 410) throw new SourceFailure('not_there');
  if (status === 429) throw new SourceFailure('limit_reached');
  if (status >= 400 && status < 500) throw new SourceFailure('refused');
  throw new SourceFailure(status >= 500 ? 'no_answer' : 'unreadable');
};

/** The record of the requested company; no other record in the answer is ever taken for it. */
export const recordOf = (parsed: readonly Parsed<CompanyRecord>[], company: KnownCompany): CompanyRecord => {
  const records = parsed.flatMap((entry) => (entry.ok ? [entry.record] : []));
  const own = records.find(({ sourceKey }) => sourceKey === company.sourceKey);
  if (own) return own;
  if (records.length > 0) throw new SourceFailure('another_company');
  throw new SourceFailure(parsed.length === 0 ? 'not_there' : 'unreadable');
};

/** The key of a company at its source, if the source could have given it. */
export const keyOf = ({ sourceKey }: KnownCompany, shape: RegExp): string => {
  if (sourceKey === null || !shape.test(sourceKey)) throw new SourceFailure('no_number');
  return sourceKey;
};
