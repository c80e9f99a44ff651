import type { Language } from '@firmament/api-contract/language';
import type { Offer, Operator } from '@firmament/api-contract/offer';
import { dayOf } from '@firmament/calendar/day';
import { findAgreement, findInvoiceSheet } from './billing/billing-documents.ts';
import { contractSheet } from './documents/contract-sheet.ts';
import { addressLine, type Sheet } from './documents/sheet.ts';
import { termsSheet } from './documents/terms-sheet.ts';
import type { Typesetter } from './documents/typesetter.ts';
import { withdrawalFormSheet } from './documents/withdrawal-form-sheet.ts';
import type { Database } from './platform/database/database.ts';
import { OURSELVES } from './platform/fairness/caller.ts';
import type { MakeDocument } from './platform/mail/deliver-mail.ts';
import type { DocumentReference } from './platform/mail/mailer.ts';

type Deps = {
  db: Database;
  typesetter: Pick<Typesetter, 'set'>;
  offer: () => Offer;
  siteUrl: () => string;
};

type Named = { fileName: string; sheet: Sheet };

const found = <T>(value: T | null | undefined, what: string): T => {
  if (value === null || value === undefined) throw new Error(`cannot be attached to a mail: ${what}`);
  return value;
};

const FILE_NAMES = {
  en: { contract: 'Contract', withdrawal: 'Withdrawal-information-and-form' },
  de: { contract: 'Vertrag', withdrawal: 'Widerrufsbelehrung-und-Formular' },
};

export type FindSheet = (reference: DocumentReference, language: Language) => Promise<Named>;

/** What our documents say, by their names. */
export const documentSheets = (deps: Omit<Deps, 'typesetter'>): FindSheet => {
  const { db } = deps;
  const seller = (): Operator => found(deps.offer().operator, 'nothing, as long as the operator is not configured');
  const agreement = async (number: string) =>
    found(await findAgreement(db, number, deps.offer()), `contract ${number}`);

  return async (reference, mailLanguage) => {
    const siteUrl = deps.siteUrl();
    switch (reference.document) {
      case 'invoice': {
        const sheet = found(await findInvoiceSheet(db, reference.number, deps.offer()), `invoice ${reference.number}`);
        return { fileName: `Firmament-${reference.number}.pdf`, sheet };
      }
      case 'contract': {
        const agreed = await agreement(reference.number);
        const sheet = contractSheet({ ...agreed, operator: seller(), siteUrl });
        return { fileName: `Firmament-${FILE_NAMES[agreed.language].contract}-${agreed.number}.pdf`, sheet };
      }
      case 'terms':
        return { fileName: 'Firmament-Nutzungsbedingungen.pdf', sheet: termsSheet(seller()) };
      case 'withdrawal-form': {
        const agreed = reference.number === undefined ? undefined : await agreement(reference.number);
        const language = agreed?.language ?? mailLanguage;
        const subject = agreed && {
          contractNumber: agreed.number,
          planName: agreed.plan.name,
          orderedOn: dayOf(agreed.orderedAt),
          name: agreed.buyer.name,
          address: addressLine(language, agreed.buyer),
        };
        const sheet = withdrawalFormSheet(language, { operator: seller(), siteUrl }, subject);
        return { fileName: `Firmament-${FILE_NAMES[language].withdrawal}.pdf`, sheet };
      }
    }
  };
};

/** Makes the files that mails carry. */
export const mailDocuments = ({ typesetter, ...deps }: Deps): MakeDocument => {
  const sheetOf = documentSheets(deps);
  return async (reference, language) => {
    const { fileName, sheet } = await sheetOf(reference, language);
    return { fileName, contentType: 'application/pdf', content: await typesetter.set(sheet, OURSELVES) };
  };
};
