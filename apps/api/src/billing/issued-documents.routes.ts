import {
  getContractDocument,
  getInvoice,
  getKeptDocument,
  getKeptDocuments,
} from '@firmament/api-contract/calls/billing';
import { dayOf } from '@firmament/calendar/day';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../platform/fairness/caller.ts';
import { AppError, type Text } from '../platform/http/app-error.ts';
import { etagOf, sendPrivateFile } from '../platform/http/send-private-file.ts';
import { serve } from '../platform/http/serve.ts';
import { presentBank, presentTransactions } from './billing-presenter.ts';
import { type ContractRecord, findContract, findKept } from './contract/contract-record.ts';
import type { BillingDeps } from './deps.ts';
import { findInvoices, findIssued } from './invoice/invoice-record.ts';

type Reference = { document: 'invoice' | 'contract'; number: string };

export type IssuedDocumentDeps<Sheet> = BillingDeps & {
  /** What an invoice says, or the contract; from other capabilities, as is the setting of it. */
  findSheet(reference: Reference): Promise<{ fileName: string; sheet: Sheet }>;
  setDocument(sheet: Sheet, caller: Caller): Promise<Uint8Array>;
};

const NOT_KEPT: Text = {
  en: 'This link is not valid, or the documents are no longer kept. Please write to us.',
  de: 'Dieser Link ist nicht gültig, oder die Unterlagen werden nicht mehr aufbewahrt. Bitte schreiben Sie uns.',
};

/** Contract and invoices as files; for those who have deleted their account, by the link that they were mailed. */
export const registerIssuedDocumentRoutes = <Sheet>(
  app: FastifyInstance,
  { findSheet, setDocument, ...deps }: IssuedDocumentDeps<Sheet>,
): void => {
  const { db, clock } = deps;

  type Asked = { caller: Caller; request: FastifyRequest; reply: FastifyReply };
  const sendFile = async ({ caller, request, reply }: Asked, reference: Reference): Promise<FastifyReply> => {
    const { fileName, sheet } = await findSheet(reference);
    return sendPrivateFile(request, reply, {
      contentType: 'application/pdf',
      etag: etagOf(JSON.stringify(sheet)),
      content: () => setDocument(sheet, caller),
      fileName,
    });
  };

  serve(app, getInvoice, async ({ params: { number }, member, ...call }) => {
    const found = await findIssued(db, number);
    if (found?.accountId !== member.accountId) throw new AppError('not_found');
    return sendFile(call, { document: 'invoice', number });
  });

  serve(app, getContractDocument, async ({ member, ...call }) => {
    const contract = await findContract(db, member.accountId);
    if (!contract) throw new AppError('not_found');
    return sendFile(call, { document: 'contract', number: contract.number });
  });

  const kept = async (token: string): Promise<ContractRecord> => {
    const contract = await findKept(db, token);
    if (!contract) throw new AppError('not_found', { text: NOT_KEPT });
    return contract;
  };

  serve(app, getKeptDocuments, async ({ query }) => {
    const contract = await kept(query.token);
    const invoices = await findInvoices(db, contract.id);
    return {
      contract_number: contract.number,
      ends_on: contract.life.closedOn ?? contract.life.endsOn,
      transactions: presentTransactions([invoices], dayOf(clock.now())),
      bank: presentBank(deps, invoices.at(-1)),
    };
  });

  serve(app, getKeptDocument, async ({ params, query, ...call }) => {
    const contract = await kept(query.token);
    if (params.number === 'contract') return sendFile(call, { document: 'contract', number: contract.number });
    const invoice = (await findInvoices(db, contract.id)).find(({ number }) => number === params.number);
    if (!invoice) throw new AppError('not_found');
    return sendFile(call, { document: 'invoice', number: invoice.number });
  });
};
