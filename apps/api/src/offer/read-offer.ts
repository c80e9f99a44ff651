import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSelling, NO_OFFER, type Offer, parseOffer } from '@firmament/api-contract/offer';
import { SAMPLE_OFFER } from '@firmament/api-contract/sample-offer';
import { OperatorError } from '../platform/operator-error.ts';

type Settings = { operatorFile: string | undefined; dataDir: string; isDemo: boolean };

/** In DATA_DIR, unless OPERATOR_FILE names another. */
const STANDARD_FILE = 'operator.json';

const ADVICE = 'docs/operator.md describes the file; deploy/operator.example.json is one to start from.';

/** Without a file the demo has a made-up operator, and a real site has none. */
export const readOffer = ({ operatorFile, dataDir, isDemo }: Settings): Offer => {
  const file = operatorFile ?? join(dataDir, STANDARD_FILE);
  if (operatorFile === undefined && !existsSync(file)) return isDemo ? SAMPLE_OFFER : NO_OFFER;
  const result = parseOffer(readJson(file));
  if ('offer' in result) return result.offer;
  throw new OperatorError(`the operator's file ${file} is not valid: ${result.problems.join('; ')}`, ADVICE);
};

const readJson = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    const reason = (cause as Error).message;
    throw new OperatorError(`the operator's file ${file} cannot be read: ${reason}`, ADVICE, { cause });
  }
};

/** Warns about a site on which nobody can order. */
export const nothingSoldWarning = (offer: Offer, { dataDir }: Pick<Settings, 'dataDir'>): string | undefined =>
  isSelling(offer)
    ? undefined
    : `Warning: nothing is sold, because the particulars of the operator are not entered. Write them into ${join(dataDir, STANDARD_FILE)}, or name another file in OPERATOR_FILE, and start again (docs/operator.md).`;
