import { parseArgs } from 'node:util';
import { AppError } from '../platform/http/app-error.ts';
import { OperatorError } from '../platform/operator-error.ts';
import { COMMAND } from '../platform/operator-log/actor.ts';
import { printable } from '../platform/terminal.ts';
import { toRegisterId } from '../records/register-person-id.ts';
import { type Grant, grantRequest, refuseRequest, restoreRequest } from './decide-request.ts';
import type { PrivacyDeps } from './deps.ts';
import { findMeant } from './find-meant.ts';
import { findWithheld } from './objected-people.query.ts';
import type { RegisterCandidate } from './register-candidates.query.ts';
import {
  answerBy,
  type Entry,
  findByLink,
  findByMailbox,
  findFinalDay,
  findHidden,
  findOpenRequests,
  findRequest,
  type RequestRow,
} from './request-record.query.ts';

const USAGE = `Call it like this:
npm run privacy -- list                                 what waits, the nearest deadline first
npm run privacy -- show <number>                        one request, and the entries that may be meant
npm run privacy -- grant <number> [--person <profile id or reg.number>]... [--not-listed] [--message <text or file>]
npm run privacy -- refuse <number> --reason <text or file>
npm run privacy -- restore <number>                     bring back whom it has hidden`;

const OPTIONS = {
  person: { type: 'string', multiple: true },
  'not-listed': { type: 'boolean' },
  message: { type: 'string' },
  reason: { type: 'string' },
} as const;

const countOf = (entries: number): string => (entries === 1 ? '1 entry' : `${entries} entries`);

const stateOf = async (db: PrivacyDeps['db'], row: RequestRow): Promise<string> => {
  const { confirmed_at, hidden_count, outcome, decided_by, decided_at } = row;
  if (outcome !== null) {
    const by = decided_by === 'time' ? ' because nobody disputed it' : '';
    return `${outcome} on ${decided_at?.toISOString().slice(0, 10)}${by}`;
  }
  if (confirmed_at === null) return 'not confirmed by the mailbox';
  if (hidden_count === 0) return 'confirmed by the mailbox';
  const final = await findFinalDay(db, row);
  const next = final === null ? 'final when you decide' : `final on ${final}`;
  return `confirmed by the listed mailbox, ${countOf(hidden_count)} hidden, ${next}`;
};

const fromOf = ({ name, email }: RequestRow): string => `${printable(name)} <${email}>`;

const list = async ({ db }: PrivacyDeps): Promise<string[]> => {
  const open = await findOpenRequests(db);
  if (open.length === 0) return ['No privacy request is waiting.'];
  return [
    ...(await Promise.all(
      open.map(async (row) => {
        const state = await stateOf(db, row);
        return `${row.id}  ${row.kind}  answer by ${answerBy(row.received_at)}  ${state}  ${fromOf(row)}`;
      }),
    )),
    'Look at one: npm run privacy -- show <number>',
  ];
};

const show = async ({ db }: PrivacyDeps, id: number): Promise<string[]> => {
  const row = await findRequest(db, id);
  if (!row) throw new OperatorError(`there is no request ${id}`, 'See what waits: npm run privacy -- list');
  const [hidden, byMailbox, byLink] = [
    await findHidden(db, id),
    await findByMailbox(db, row.email),
    await findByLink(db, row),
  ];
  const [withheld, meant] = [await findWithheld(db, id), await findMeant(db, row)];
  const entry = ({ profile_id, full_name, email }: Entry) => `  ${profile_id}  ${full_name}  ${email ?? 'no email'}`;
  const section = (title: string, lines: readonly string[]) => (lines.length === 0 ? [] : ['', title, ...lines]);
  return [
    `${row.id}  ${row.kind}  ${await stateOf(db, row)}`,
    `From ${fromOf(row)}, ${row.language === 'de' ? 'German' : 'English'}, received ${row.received_at.toISOString()}`,
    `Answer by ${answerBy(row.received_at)}`,
    ...(row.profile ? [`Profile: ${printable(row.profile)}`] : []),
    ...(row.message ? ['', printable(row.message)] : []),
    ...(row.reason ? ['', 'What we answered:', row.reason] : []),
    ...section(
      'Hidden by this request:',
      hidden.map(({ profile_id, hidden_at }) => `  ${profile_id}  since ${hidden_at.toISOString()}`),
    ),
    ...section('Entries that list this mailbox:', byMailbox.map(entry)),
    ...section('The entry that the link names:', byLink.map(entry)),
    ...section('Entries of the same or a similar name, perhaps of somebody else:', meant.namesakes.map(entry)),
    ...section(
      'People of the registers whom it withholds:',
      withheld.map(({ person_id, name }) => `  ${toRegisterId(person_id)}  ${name}`),
    ),
    ...section('People of the registers who may be meant:', meant.candidates.map(describeCandidate)),
    ...(meant.isNameSearched ? [] : ['', 'Names could not be searched in time: there may be others of the same name.']),
  ];
};

const WAYS: Record<RegisterCandidate['way'], string> = {
  by_link: 'linked',
  by_profile: 'the same as a hidden profile',
  likely: 'likely the linked one',
  possible: 'possibly the linked one',
  namesake: 'same or similar name',
};

const describeCandidate = (candidate: RegisterCandidate): string => {
  const { person_id, name, birth_year, place, way, mandates, mandate_count, is_company_named } = candidate;
  const about = [name, birth_year === null ? '' : `born ${birth_year}`, place ?? ''].filter(Boolean).join(', ');
  const held = mandates.map(({ company_name, title }) => `${company_name} (${title})`).join('; ');
  const more = mandate_count > mandates.length ? `; ${mandate_count - mandates.length} more` : '';
  return `  ${toRegisterId(person_id)}  ${about}  ${WAYS[way]}${is_company_named ? ', names a company' : ''}  ${held}${more}`;
};

const grant = async (deps: PrivacyDeps, id: number, decision: Grant): Promise<string[]> => {
  const { erased, withheld } = (await grantRequest(deps, COMMAND, id, decision)).entry.details;
  const done = [
    ...(Number(erased) > 0 ? [` ${countOf(Number(erased))} deleted for good.`] : []),
    ...(Number(withheld) > 0 ? [` ${withheld} of the registers no longer shown.`] : []),
  ].join('');
  return [`Request ${id} is granted.${done} The person is told by mail as soon as the server runs.`];
};

const read = (given: readonly string[]) => {
  try {
    return parseArgs({ args: [...given], allowPositionals: true, options: OPTIONS });
  } catch (cause) {
    throw new OperatorError((cause as Error).message, USAGE, { cause });
  }
};

const numberIn = (given: string | undefined): number => {
  if (given !== undefined && /^\d{1,9}$/.test(given)) return Number(given);
  throw new OperatorError(given ? `"${given}" is no request's number` : 'no request is named', USAGE);
};

/** Runs the operator's command and returns the lines to print. */
export const runPrivacyCommand = async (
  deps: PrivacyDeps,
  given: readonly string[],
  textOrFile: (given: string) => string = (text) => text,
): Promise<string[]> => {
  const { values, positionals } = read(given);
  const [action, number] = positionals;
  const textOf = (text: string | undefined) => (text === undefined ? undefined : textOrFile(text));
  try {
    switch (action) {
      case 'list':
        return await list(deps);
      case 'show':
        return await show(deps, numberIn(number));
      case 'grant':
        return await grant(deps, numberIn(number), {
          profileIds: values.person ?? [],
          isNotListed: values['not-listed'] ?? false,
          message: textOf(values.message),
        });
      case 'refuse': {
        const { count: restored } = await refuseRequest(deps, COMMAND, numberIn(number), textOf(values.reason) ?? '');
        const back = restored > 0 ? ` ${countOf(restored)} shown again.` : '';
        return [`Request ${number} is refused.${back} The person is told why by mail as soon as the server runs.`];
      }
      case 'restore': {
        const { count: restored } = await restoreRequest(deps, COMMAND, numberIn(number));
        return [`Request ${number}: ${countOf(restored)} shown again. The person is told by mail.`];
      }
    }
  } catch (error) {
    // Worded for a page in two languages; the terminal speaks English.
    if (error instanceof AppError) throw new OperatorError(error.message.replace(/\.$/, ''), USAGE, { cause: error });
    throw error;
  }
  throw new OperatorError(action ? `"${action}" is not known` : 'nothing is asked for', USAGE);
};
