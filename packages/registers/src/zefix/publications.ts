/** Zefix REST: what the gazette published about companies on a day. */
import type { Parsed } from '@firmament/record/record';
import { isJsonObject, objectAt, textAt } from '../reading/json-value.ts';
import { accepted, rejected } from '../reading/parsed.ts';
import { SourceFormatError } from '../reading/source-format-error.ts';

export type ZefixPublication = {
  /** The number of the publication. */
  id: string;
  /** The company's key at the register. */
  ehraId: string;
};

const NUMBER = /^\d{1,10}$/;

export const parseZefixPublications = (answer: unknown): Parsed<ZefixPublication>[] => {
  if (answer === null) return [];
  if (!Array.isArray(answer)) {
    throw new SourceFormatError('wrong-shape', 'The answer is not a list of publications from Zefix.');
  }
  return answer.map((entry: unknown, index) => {
    const publication = isJsonObject(entry) ? objectAt(entry, 'sogcPublication') : undefined;
    const company = isJsonObject(entry) ? objectAt(entry, 'companyShort') : undefined;
    const id = publication && textAt(publication, 'sogcId');
    const ehraId = company && textAt(company, 'ehraid');
    if (id === undefined || ehraId === undefined || !NUMBER.test(ehraId)) {
      return rejected(index + 1, 'number of the publication or of its company is missing', id ?? ehraId);
    }
    return accepted({ id, ehraId }, index + 1);
  });
};
