import type { Day } from '@firmament/calendar/day';

/** SHAB: entries of the Swiss commercial registers as the gazette publishes them, from its lists (JSON) or one by one (XML). */

import { readDate } from '@firmament/calendar/read-date';
import type { Parsed } from '@firmament/record/record';
import { isJsonObject, type JsonObject, objectAt, objectsAt, textAt, textsAt } from '../reading/json-value.ts';
import { accepted, rejected, withoutGaps } from '../reading/parsed.ts';
import { SourceFormatError } from '../reading/source-format-error.ts';
import { childOf, type XmlElement } from '../reading/xml-element.ts';
import { readXmlDocument } from '../reading/xml-reader.ts';

/** New entry, change, deletion. */
const KINDS = ['HR01', 'HR02', 'HR03'] as const;

export type GazettePublication = {
  id: string;
  /** "HR02-1006747585". */
  number: string;
  kind: (typeof KINDS)[number];
  publishedOn: Day;
  isCancelled: boolean;
  canton?: string | undefined;
  /** Missing where the list was given without. */
  content?: JsonObject | undefined;
};

export type GazetteList = {
  /** How many there are, on this and further pages. */
  total: number;
  /** How many entries this page has, of whatever kind. */
  length: number;
  publications: Parsed<GazettePublication>[];
};

export const parseGazetteList = (answer: unknown): GazetteList => {
  const total = isJsonObject(answer) ? Number(textAt(answer, 'total')) : Number.NaN;
  if (!isJsonObject(answer) || !Array.isArray(answer.content) || !Number.isSafeInteger(total)) {
    throw new SourceFormatError('wrong-shape', 'The answer is not a list of publications.');
  }
  const items = objectsAt(answer, 'content');
  return {
    total,
    length: answer.content.length,
    publications: items.flatMap((item, index) => {
      const meta = objectAt(item, 'meta') ?? {};
      // Other rubrics are not meant, even if the portal should pass over what was asked for.
      return textAt(meta, 'rubric') === 'HR' ? [publicationOf(meta, objectAt(item, 'content'), index + 1)] : [];
    }),
  };
};

const publicationOf = (meta: JsonObject, content: JsonObject | undefined, at: number): Parsed<GazettePublication> => {
  const [id, number] = [textAt(meta, 'id'), textAt(meta, 'publicationNumber')];
  const kind = KINDS.find((known) => known === textAt(meta, 'subRubric'));
  const publishedOn = dayAt(meta, 'publicationDate');
  if (id === undefined || number === undefined) return rejected(at, 'the publication has no number', id ?? number);
  if (kind === undefined) return rejected(at, `"${textAt(meta, 'subRubric') ?? ''}" is no known kind`, number);
  if (publishedOn === undefined) return rejected(at, 'the publication has no day', number);
  const cantons = textAt(meta, 'cantons');
  return accepted(
    withoutGaps<GazettePublication>({
      id,
      number,
      kind,
      publishedOn,
      content,
      canton: textsAt(meta, 'cantons')[0] ?? cantons,
      isCancelled: textAt(meta, 'publicationState') !== 'PUBLISHED',
    }),
    at,
  );
};

/** Days come with a time of day in JSON, without one in XML. */
export const dayAt = (object: JsonObject, key: string): Day | undefined => readDate(textAt(object, key)?.slice(0, 10));

/** What one publication says, from its own document. */
export const parseGazetteDocument = (xml: string): JsonObject => {
  const content = childOf(readXmlDocument(xml), 'content');
  const object = content && plainOf(content);
  if (!isJsonObject(object)) throw new SourceFormatError('wrong-shape', 'The answer is not a publication.');
  return object;
};

const plainOf = ({ children, text }: XmlElement): unknown => {
  if (children.length === 0) return text.trim();
  const object: JsonObject = Object.create(null);
  for (const child of children) object[child.name] = plainOf(child);
  return object;
};
