import type { CompanyRecord, Parsed } from '@firmament/registers/company/record';
import { SourceFormatError } from '@firmament/registers/reading/source-format-error';
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

export const textOf = ({ body }: OutgoingAnswer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch (cause) {
    throw new SourceFormatError('wrong-encoding', 'The answer is not valid UTF-8.', { cause });
  }
};

export const jsonOf = (answer: OutgoingAnswer): unknown => {
  try {
    return JSON.parse(textOf(answer));
  } catch (cause) {
    if (cause instanceof SourceFormatError) throw cause;
    throw new SourceFormatError('not-json', 'The answer is not complete JSON.', { cause });
  }
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

const XML_ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Escapes text for XML; drops characters that XML cannot carry at all. */
export const escapeXml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (char) => XML_ENTITIES[char] ?? '');
