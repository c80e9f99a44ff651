import { dayOf } from '@firmament/calendar/day';
import { phaseOf, RefusedTransition } from '@firmament/subscription/lifecycle';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { queueMail } from '../../platform/mail/mailer.ts';
import type { BillingDeps } from '../deps.ts';
import { type Declaration, declarationReceiptMail, openDeclarationMail } from '../mail/declaration.mail.ts';
import { cancel, withdrawFrom } from './change-contract.ts';
import { type ContractRecord, lockContract, saveContract } from './contract-record.ts';
import { updateMembership } from './membership.ts';

const plain = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Finds the contract by address and number; the number may be that of an invoice, or its payment reference. */
const findDeclared = async (
  trx: DatabaseTransaction,
  { email, contractNumber }: Declaration,
): Promise<ContractRecord | undefined> => {
  const wanted = plain(contractNumber);
  const rows = await trx
    .selectFrom('contract')
    .leftJoin('invoice', 'invoice.contract_id', 'contract.id')
    .select([
      'contract.id',
      'contract.number as contract_number',
      'invoice.number as invoice_number',
      'invoice.reference',
    ])
    .where('contract.email', '=', email)
    .where('contract.closed_on', 'is', null)
    .execute();
  const row = rows.find(({ contract_number, invoice_number, reference }) =>
    [contract_number, invoice_number, reference].some((number) => number !== null && plain(number) === wanted),
  );
  return row && lockContract(trx, row.id);
};

/**
 * Takes a declaration from somebody who is not signed in. A matching contract is changed at once and its owner gets the
 * confirmation; everything else goes to the operator. The answer is always the same, and both cases send a mail to the
 * given address, so that neither tells whether there is a contract.
 */
export const receiveDeclaration = (deps: BillingDeps, declaration: Declaration): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    const contract = declaration.kind === 'extraordinary' ? undefined : await findDeclared(trx, declaration);
    const isApplied = contract !== undefined && (await isAppliedTo(deps, trx, contract, declaration));
    const { id } = await trx
      .insertInto('contract_declaration')
      .values({
        kind: declaration.kind,
        name: declaration.name,
        email: declaration.email,
        contract_number: declaration.contractNumber,
        reason: declaration.reason ?? null,
        end_on: declaration.endOn ?? null,
        language: declaration.language,
        received_at: declaration.receivedAt,
        contract_id: isApplied ? contract.id : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (isApplied) return;
    await queueMail(trx, declarationReceiptMail(id, declaration));
    await queueMail(trx, openDeclarationMail(deps.operatorEmail, id, declaration));
  });

/** An order that is not accepted yet needs no notice: the declaration takes it back instead. */
const isAppliedTo = async (
  deps: BillingDeps,
  trx: DatabaseTransaction,
  contract: ContractRecord,
  { kind, endOn }: Declaration,
): Promise<boolean> => {
  const today = dayOf(deps.clock.now());
  const isWithdrawal = kind === 'withdrawal' || phaseOf(contract.life) === 'ordered';
  try {
    const change = isWithdrawal ? withdrawFrom(deps) : cancel(endOn);
    const changed = await change(trx, contract, today);
    await saveContract(trx, changed);
    await updateMembership(trx, changed, today);
    return true;
  } catch (error) {
    // The operator may still grant what the terms do not.
    if (error instanceof AppError && error.cause instanceof RefusedTransition) return false;
    throw error;
  }
};
