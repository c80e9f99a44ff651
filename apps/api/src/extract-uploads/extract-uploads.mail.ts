import { composeMail } from '../platform/mail/compose-mail.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import type { UploadRow } from './extract-uploads.query.ts';

export type Outcome = 'accepted' | 'refused' | 'taken_back';

type Words = { subject: string; paragraph: (company: string) => string };

const EN: Record<Outcome, Words> = {
  accepted: {
    subject: 'Your register extract was accepted',
    paragraph: (company) =>
      `Thank you: the extract of ${company} that you uploaded was checked and accepted. The company now shows what it says.`,
  },
  refused: {
    subject: 'Your register extract was not accepted',
    paragraph: (company) =>
      `We looked at the extract of ${company} that you uploaded and did not accept it. Nothing was changed.`,
  },
  taken_back: {
    subject: 'Your register extract was taken back',
    paragraph: (company) =>
      `We looked again at the extract of ${company} that you uploaded and took it back. The company shows what it would without it.`,
  },
};

const DE: Record<Outcome, Words> = {
  accepted: {
    subject: 'Ihr Registerauszug ist übernommen',
    paragraph: (company) =>
      `vielen Dank: Der Auszug, den Sie zu ${company} hochgeladen haben, ist geprüft und übernommen. Das Unternehmen zeigt jetzt seinen Stand.`,
  },
  refused: {
    subject: 'Ihr Registerauszug wurde nicht übernommen',
    paragraph: (company) =>
      `wir haben den Auszug geprüft, den Sie zu ${company} hochgeladen haben, und ihn nicht übernommen. Es wurde nichts geändert.`,
  },
  taken_back: {
    subject: 'Ihr Registerauszug wurde zurückgenommen',
    paragraph: (company) =>
      `wir haben den Auszug, den Sie zu ${company} hochgeladen haben, noch einmal geprüft und zurückgenommen. Das Unternehmen zeigt wieder, was ohne ihn gilt.`,
  },
};

/** To the member: what became of an extract that an operator has looked at. No mail if the account is gone. */
export const outcomeMail = (upload: UploadRow, outcome: Outcome, reason: string | undefined): Mail | undefined => {
  const { email, from, company_id, company_name } = upload;
  if (email === null) return undefined;
  const language = upload.language === 'de' ? 'de' : 'en';
  const { subject, paragraph } = (language === 'de' ? DE : EN)[outcome];
  return composeMail({
    to: email,
    language,
    name: from ?? undefined,
    subject,
    paragraphs: [paragraph(company_name)],
    ...(reason !== undefined && { quote: reason }),
    action: {
      label: language === 'de' ? 'Unternehmen öffnen' : 'Open the company',
      url: `/dashboard/companies/${company_id}`,
    },
  });
};
