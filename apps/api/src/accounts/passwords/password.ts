import { normalisePassword, PASSWORD_TEXTS, passwordProblem } from '@firmament/api-contract/rules/password-rules';
import { hash, type Options, verify } from '@node-rs/argon2';
import { OURSELVES } from '../../platform/fairness/caller.ts';
import { tooManyAtOnce } from '../../platform/fairness/too-many-at-once.ts';
import { createTurns } from '../../platform/fairness/turns.ts';
import { refusedField } from '../../platform/http/app-error.ts';
import type { BreachedPasswords } from './breached-passwords.ts';

/** argon2id with 19 MiB and two passes: about 25 ms here, and too much memory to try many at once on a graphics card. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options;

/**
 * Node.js has four threads for this and for reading files; a flood of passwords must leave one to the files. Callers take
 * turns, so that one who tries many keeps nobody else waiting. How many each may bring is bounded by their calls.
 */
const turns = createTurns({ inAll: 3, each: 2, waitingEach: Number.POSITIVE_INFINITY, refuse: tooManyAtOnce });

const inTurn = <T>(caller: string, act: () => Promise<T>): Promise<T> => turns.run({ ...OURSELVES, name: caller }, act);

export const hashPassword = (password: string, caller = OURSELVES.name): Promise<string> =>
  inTurn(caller, () => hash(normalisePassword(password), COST));

/** Compared with if there is no account, so that the answer takes as long. */
let nobodysHash: Promise<string> | undefined;

/** Takes the same time whether there is a password to compare with or not. */
export const isPassword = async (
  stored: string | null | undefined,
  given: string,
  caller: string,
): Promise<boolean> => {
  nobodysHash ??= hashPassword('nobody has this password');
  const expected = stored ?? (await nobodysHash);
  const matches = await inTurn(caller, () => verify(expected, normalisePassword(given)));
  return matches && typeof stored === 'string';
};

/** Refuses a new password that breaks a rule, with the reason. */
export const assertGoodPassword = async (
  field: string,
  password: string,
  owner: { email: string; fullName: string },
  breachedPasswords: BreachedPasswords,
): Promise<void> => {
  const problem = passwordProblem(password, owner);
  if (problem) throw refusedField(field, PASSWORD_TEXTS[problem]);
  if (await breachedPasswords.includes(password)) throw refusedField(field, PASSWORD_TEXTS.breached);
};
