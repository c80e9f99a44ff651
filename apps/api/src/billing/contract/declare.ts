import { LOG, type LogEntry } from '@firmament/api-contract/desk/log-action';
import { type Day, dayOf } from '@firmament/calendar/day';
import { changeLife } from '@firmament/subscription/customer-file';
import { phaseOf, terminate } from '@firmament/subscription/lifecycle';
import type { Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import type { ContractDeclaration } from '../../platform/database/schema.generated.ts';
import { AppError, type Text } from '../../platform/http/app-error.ts';
import { isWithinLimits } from '../../platform/http/rate-limit.ts';
import { queueMail } from '../../platform/mail/mailer.ts';
import type { Actor } from '../../platform/operator-log/actor.ts';
import { recordAction } from '../../platform/operator-log/record-action.ts';
import { createToken, digestOf } from '../../platform/secrets.ts';
import type { BillingDeps } from '../deps.ts';
import { noticeConfirmedMail } from '../mail/contract-end.mail.ts';
import { confirmMail, type Declaration, openDeclarationMail, receiptMail } from '../mail/declaration.mail.ts';
import { type Change, cancel, changeLocked, withdrawFrom } from './change-contract.ts';
import { type ContractRecord, findById, lockContract } from './contract-record.ts';
import { planNames } from './stored-file.ts';

const plain = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/**
 * The running contract that a declaration is about: by the address on file, or by the contract's own number, which
 * nobody guesses. The number of an invoice counts up and identifies nothing.
 */
const findDeclared = async (
  db: Database,
  { email, contractNumber }: Declaration,
): Promise<ContractRecord | undefined> => {
  const rows = await db
    .selectFrom('contract')
    .select(['id', 'number', 'email'])
    .where('closed_on', 'is', null)
    .where((or) => or.or([or('email', '=', email), or('number', '=', formatNumber(contractNumber ?? ''))]))
    .orderBy('id', 'desc')
    .execute();
  const named = rows.find(({ number }) => contractNumber !== undefined && plain(number) === plain(contractNumber));
  const row = named ?? rows.find((one) => one.email === email);
  return row && findById(db, row.id);
};

/** However it was typed: V-ABCD-EFGH. */
const formatNumber = (typed: string): string => plain(typed).replace(/^(V)(.{4})(.{4})$/, '$1-$2-$3');

/**
 * Takes a declaration from somebody who is not signed in. It is always received, and counts from then on; but it changes
 * nothing before it is confirmed: from the mailbox on file, by the member, or by the operator. The answer is always the
 * same, so that it does not tell whether there is a contract.
 */
export const receiveDeclaration = async (deps: BillingDeps, declaration: Declaration): Promise<void> => {
  const { db, operatorEmail } = deps;
  const contract = await findDeclared(db, declaration);
  const [mayConfirm, mayAnswer] = [
    contract && (await mayWriteTo(deps, contract.email)),
    contract?.email !== declaration.email && (await mayWriteTo(deps, declaration.email)),
  ];
  const token = createToken();
  await db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('contract_declaration')
      .values({
        kind: declaration.kind,
        name: declaration.name,
        email: declaration.email,
        contract_number: declaration.contractNumber ?? null,
        reason: declaration.reason ?? null,
        end_on: declaration.endOn ?? null,
        language: declaration.language,
        received_at: declaration.receivedAt,
        contract_id: contract?.id ?? null,
        token_hash: contract ? digestOf(token) : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (contract && mayConfirm) await queueMail(trx, confirmMail(contract, id, declaration, token));
    if (mayAnswer) await queueMail(trx, receiptMail(id, declaration));
    const advice = contract
      ? `Zum Vertrag ${contract.number}; die Bestätigung der Kundin oder des Kunden steht aus.`
      : 'Zu keinem laufenden Vertrag gefunden; bitte klären und antworten.';
    await queueMail(trx, openDeclarationMail(operatorEmail, id, declaration, advice));
  });
};

/** Nobody can fill somebody else's mailbox. */
const mayWriteTo = ({ db, clock }: BillingDeps, address: string): Promise<boolean> =>
  isWithinLimits(db, clock.now(), { limit: 'mailToAddress', subject: `declaration ${address}` });

type Row = Selectable<ContractDeclaration>;
export type Settlement = { isConfirmed: boolean; by: 'mailbox' | 'member' | 'operator'; endsOn?: Day };

const UNKNOWN: Text = {
  en: 'This link is not valid. Please use the newest mail, or write to us.',
  de: 'Dieser Link ist nicht gültig. Bitte verwenden Sie die neueste E-Mail oder schreiben Sie uns.',
};
const SETTLED: Text = {
  en: 'This declaration is settled already.',
  de: 'Über diese Erklärung ist bereits entschieden.',
};

export type Settled = { kind: Declaration['kind']; receivedAt: Date; endsOn: Day | null };

const settledOf = (row: Row, contract: ContractRecord | undefined): Settled => ({
  kind: row.kind as Declaration['kind'],
  receivedAt: row.received_at,
  endsOn: contract?.life.endsOn ?? contract?.life.closedOn ?? null,
});

/** What a confirmed declaration changes: it counts as of its receipt. */
const changeOf = (deps: BillingDeps, row: Row, endsOn: Day | undefined): Change => {
  const declared = { at: row.received_at, notBefore: row.end_on ?? undefined };
  if (row.kind === 'withdrawal') return withdrawFrom(deps, declared);
  if (row.kind === 'ordinary' || endsOn === undefined) return cancel(deps, declared);
  return {
    apply: (file, today) => changeLife(file, today, (life) => terminate(life, dayOf(row.received_at), endsOn)),
    confirm: ({ contract }) => noticeConfirmedMail(contract, planNames(deps.offer()), row.received_at),
  };
};

/** Confirms or denies a declaration. A reason is weighed by the operator: there the mailbox only proves who wrote. */
const settle = async (
  deps: BillingDeps,
  trx: DatabaseTransaction,
  row: Row,
  { isConfirmed, by, endsOn }: Settlement,
): Promise<Settled> => {
  if (row.outcome !== null) throw new AppError('conflict', { text: SETTLED });
  const contract = row.contract_id === null ? undefined : await lockContract(trx, row.contract_id);
  const isWeighed = row.kind !== 'extraordinary' || by === 'operator';
  const after =
    isConfirmed && isWeighed && contract
      ? await changeLocked(deps, trx, contract, changeOf(deps, row, endsOn))
      : undefined;
  const outcome = isConfirmed ? 'confirmed' : 'denied';
  if (isWeighed || !isConfirmed) {
    await trx
      .updateTable('contract_declaration')
      .set({ outcome, settled_by: by, settled_at: deps.clock.now() })
      .where('id', '=', row.id)
      .execute();
  }
  if (by !== 'operator' && (!isConfirmed || !isWeighed)) {
    const advice = isConfirmed
      ? 'Aus dem hinterlegten Postfach bestätigt. Bitte prüfen Sie den Grund und legen Sie das Ende fest.'
      : 'Die Kundin oder der Kunde sagt: „Das war ich nicht.“ Es ist nichts geschehen.';
    await queueMail(trx, openDeclarationMail(deps.operatorEmail, row.id, toDeclaration(row), advice));
  }
  return settledOf(row, after?.contract ?? contract);
};

const toDeclaration = (row: Row): Declaration => ({
  kind: row.kind as Declaration['kind'],
  name: row.name,
  email: row.email,
  language: 'de',
  contractNumber: row.contract_number ?? undefined,
  reason: row.reason ?? undefined,
  endOn: row.end_on ?? undefined,
  receivedAt: row.received_at,
});

/** By the link in the mail to the mailbox on file. */
export const settleByToken = (deps: BillingDeps, token: string, isConfirmed: boolean): Promise<Settled> =>
  deps.db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('contract_declaration')
      .selectAll()
      .where('token_hash', '=', digestOf(token))
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new AppError('not_found', { text: UNKNOWN });
    return settle(deps, trx, row, { isConfirmed, by: 'mailbox' });
  });

/** By the member whose contract it is about. */
export const settleAsMember = (
  deps: BillingDeps,
  accountId: number,
  { id, isMine }: { id: number; isMine: boolean },
): Promise<Settled> =>
  deps.db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('contract_declaration')
      .selectAll()
      .where('id', '=', id)
      .where('contract_id', 'in', (own) => own.selectFrom('contract').select('id').where('account_id', '=', accountId))
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new AppError('not_found');
    return settle(deps, trx, row, { isConfirmed: isMine, by: 'member' });
  });

const NO_DECLARATION: Text = { en: 'There is no such declaration.', de: 'Diese Erklärung gibt es nicht.' };

type Verdict = Omit<Settlement, 'by'> & { contractId?: number };

/** By the operator, who may also say which contract it is about and when that ends. */
export const settleAsOperator = (
  deps: BillingDeps,
  by: Actor,
  id: number,
  verdict: Verdict,
): Promise<Settled & { entry: LogEntry }> =>
  deps.db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('contract_declaration')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new AppError('not_found', { text: NO_DECLARATION });
    const { contractId = row.contract_id, isConfirmed } = verdict;
    const contract = contractId === null ? undefined : await findById(trx, contractId);
    await trx.updateTable('contract_declaration').set({ contract_id: contractId }).where('id', '=', id).execute();
    const settled = await settle(deps, trx, { ...row, contract_id: contractId }, { ...verdict, by: 'operator' });
    const after = contract && (await findById(trx, contract.id));
    const stateOf = (outcome: string | null, record: ContractRecord | undefined) => ({
      outcome,
      contract: record?.number ?? null,
      contract_phase: record ? phaseOf(record.life) : null,
      ends_on: record?.life.endsOn ?? null,
      closed_on: record?.life.closedOn ?? null,
    });
    const action = isConfirmed
      ? LOG.declarationConfirmed(id, {
          kind: row.kind,
          contract: contract?.number ?? null,
          ends_on: verdict.endsOn ?? null,
        })
      : LOG.declarationDenied(id, { kind: row.kind });
    const change = {
      before: stateOf(null, contract),
      after: stateOf(isConfirmed ? 'confirmed' : 'denied', after),
    };
    return { ...settled, entry: await recordAction(trx, deps.clock, by, action, change) };
  });

const withContract = (db: Database) =>
  db
    .selectFrom('contract_declaration as declaration')
    .leftJoin('contract', 'contract.id', 'declaration.contract_id')
    .selectAll('declaration')
    .select('contract.number as found_number');

export type DeclarationRow = Row & { found_number: string | null };

/** All declarations that wait, oldest first. */
export const findOpenDeclarations = (db: Database): Promise<DeclarationRow[]> =>
  withContract(db).where('declaration.outcome', 'is', null).orderBy('declaration.id').execute();

export const findDeclaration = (db: Database, id: number): Promise<DeclarationRow | undefined> =>
  withContract(db).where('declaration.id', '=', id).executeTakeFirst();

/** The one that waits for the member's word. */
export const findOwnDeclaration = (db: Database, contractId: number): Promise<Row | undefined> =>
  db
    .selectFrom('contract_declaration')
    .selectAll()
    .where('contract_id', '=', contractId)
    .where('outcome', 'is', null)
    .orderBy('id')
    .executeTakeFirst();
