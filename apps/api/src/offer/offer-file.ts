import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSelling, type Offer, parseOffer } from '@firmament/api-contract/offer';
import { problemInFile } from '@firmament/api-contract/offer-rules';
import { OperatorError } from '../platform/operator-error.ts';

type Settings = { operatorFile: string | undefined; dataDir: string };

/** In DATA_DIR, unless OPERATOR_FILE names another. */
const STANDARD_FILE = 'operator.json';

const ADVICE = 'docs/operator.md describes the file; deploy/operator.example.json is one to start from.';

/** What the operator wrote into the file, and the digest by which a change of it is noticed. */
export type OfferFile = { offer: Offer; digest: Buffer };

/** Reads and checks the operator's file; undefined if there is none. */
export const readOfferFile = ({ operatorFile, dataDir }: Settings): OfferFile | undefined => {
  const file = operatorFile ?? join(dataDir, STANDARD_FILE);
  if (operatorFile === undefined && !existsSync(file)) return undefined;
  const content = readContent(file);
  const result = parseOffer(content.json);
  if ('offer' in result) return { offer: result.offer, digest: content.digest };
  const problems = result.problems.map(problemInFile).join('; ');
  throw new OperatorError(`the operator's file ${file} is not valid: ${problems}`, ADVICE);
};

const readContent = (file: string): { json: unknown; digest: Buffer } => {
  try {
    const content = readFileSync(file);
    return { json: JSON.parse(content.toString('utf8')), digest: createHash('sha256').update(content).digest() };
  } catch (cause) {
    const reason = (cause as Error).message;
    throw new OperatorError(`the operator's file ${file} cannot be read: ${reason}`, ADVICE, { cause });
  }
};

/** Warns about a site on which nobody can order. */
export const nothingSoldWarning = (offer: Offer, { dataDir }: Pick<Settings, 'dataDir'>): string | undefined =>
  isSelling(offer)
    ? undefined
    : `Warning: nothing is sold, because the particulars of the operator are not entered. Enter them at /desk/settings; or write them into ${join(dataDir, STANDARD_FILE)}, or into another file that OPERATOR_FILE names, and start again (docs/operator.md).`;
