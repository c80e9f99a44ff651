import { composeMail } from '../platform/mail/compose-mail.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import type { UploadRow } from './extract-uploads.query.ts';

/** To the member: what became of an extract that an operator has looked at. No mail if the account is gone. */
export const outcomeMail = (upload: UploadRow, refusal: string | undefined): Mail | undefined => {
  const { email, from, language, company_id, company_name } = upload;
  if (email === null) return undefined;
  const name = from ?? undefined;
  const url = `/dashboard/companies/${company_id}`;
  if (language === 'de') {
    return composeMail({
      to: email,
      language: 'de',
      name,
      subject:
        refusal === undefined ? 'Ihr Registerauszug ist übernommen' : 'Ihr Registerauszug wurde nicht übernommen',
      paragraphs: [
        refusal === undefined
          ? `vielen Dank: Der Auszug, den Sie zu ${company_name} hochgeladen haben, ist geprüft und übernommen. Das Unternehmen zeigt jetzt seinen Stand.`
          : `wir haben den Auszug geprüft, den Sie zu ${company_name} hochgeladen haben, und ihn nicht übernommen. Es wurde nichts geändert.`,
      ],
      ...(refusal !== undefined && { quote: refusal }),
      action: { label: 'Unternehmen öffnen', url },
    });
  }
  return composeMail({
    to: email,
    language: 'en',
    name,
    subject: refusal === undefined ? 'Your register extract was accepted' : 'Your register extract was not accepted',
    paragraphs: [
      refusal === undefined
        ? `Thank you: the extract of ${company_name} that you uploaded was checked and accepted. The company now shows what it says.`
        : `We looked at the extract of ${company_name} that you uploaded and did not accept it. Nothing was changed.`,
    ],
    ...(refusal !== undefined && { quote: refusal }),
    action: { label: 'Open the company', url },
  });
};
