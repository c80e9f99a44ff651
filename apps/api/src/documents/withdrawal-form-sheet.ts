import type { Language } from '@firmament/api-contract/language';
import type { Day } from '@firmament/calendar/day';
import { fullNameOf, type Operator, placeOf } from '@firmament/legal-texts/operator';
import { WITHDRAWAL_VERSION, withdrawalForm, withdrawalInformation } from '@firmament/legal-texts/withdrawal';
import { issuerLine } from './issuer.ts';
import { formatDay, PAGE_WORDS, type Sheet, withoutScheme } from './sheet.ts';
import { proseOf } from './terms-sheet.ts';

/** The contract that a form is for, so that the customer has less to write. */
export type WithdrawalSubject = {
  contractNumber: string;
  planName: string;
  orderedOn: Day;
  name: string;
  /** In one line. */
  address: string;
};

type Addressee = { operator: Operator; siteUrl: string };

const serviceOf: Record<Language, (subject: WithdrawalSubject) => string> = {
  en: ({ planName, contractNumber }) => `Access to business data, plan ${planName}, contract ${contractNumber}`,
  de: ({ planName, contractNumber }) => `Zugang zu Unternehmensdaten, Tarif ${planName}, Vertrag ${contractNumber}`,
};

/** What consumers are told about their right to withdraw, and on a page of its own the form to do it with. */
export const withdrawalFormSheet = (
  language: Language,
  { operator, siteUrl }: Addressee,
  subject: WithdrawalSubject | undefined,
): Sheet => {
  const { title, lead, sections } = withdrawalInformation(language, {
    operator,
    withdrawUrl: `${withoutScheme(siteUrl)}/withdraw`,
  });
  const { title: formTitle, lead: formLead, fields, note } = withdrawalForm(language);
  const addressee = [fullNameOf(operator), placeOf(operator), operator.country, operator.email].join(', ');
  return {
    language,
    kind: title,
    title,
    subtitle: lead,
    facts: [],
    tables: [],
    notes: [],
    sections: [
      ...sections.map(proseOf),
      {
        heading: formTitle,
        startsPage: true,
        blocks: [
          formLead,
          { field: fields.to, value: addressee },
          { field: fields.service, value: subject && serviceOf[language](subject) },
          { field: fields.orderedOn, value: subject && formatDay(language, subject.orderedOn) },
          { field: fields.name, value: subject?.name },
          { field: fields.address, value: subject?.address },
          { field: fields.signature },
          { field: fields.date },
          note,
        ],
      },
    ],
    source: issuerLine(operator),
    asOf: WITHDRAWAL_VERSION,
    page: PAGE_WORDS[language],
  };
};
