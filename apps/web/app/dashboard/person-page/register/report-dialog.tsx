import type { EmployeeDetail } from '@firmament/api-contract/calls/people';
import { reportIdentity } from '@firmament/api-contract/calls/register-people';
import type { RegisterRecord } from '@firmament/api-contract/calls/register-record';
import { Button } from '@mantine/core';
import { callApi } from '../../../lib/api/api-client.ts';
import { useSubmission } from '../../../lib/forms/use-submission.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { Dialog } from '../../../ui/controls/dialog.tsx';
import formClasses from '../../../ui/form/form.module.css';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';

const REGISTER_ID = /^reg\.\d+$/;

/** The person whose page somebody pasted the address of; a bare id will do. */
const employeeIdIn = (text: string): string | undefined => {
  const path = text.trim().split(/[?#]/, 1)[0] ?? '';
  const id = path.includes('/employees/') ? decodeURIComponent(path.split('/employees/')[1] ?? '') : path;
  if (REGISTER_ID.test(id)) return id;
  return path.includes('/employees/') && id !== '' && !id.includes('/') ? id : undefined;
};

type Match = RegisterRecord['match'];

/** Those whom the page shows beside the person, to say who is somebody else. */
const Others = ({ persons }: Pick<Match, 'persons'>) => {
  const { t } = useTranslation('registerPerson', { keyPrefix: 'report' });
  if (persons.length < 2) return null;
  return (
    <fieldset className={formClasses.choices}>
      <legend className={formClasses.legend}>{t('other')}</legend>
      {[...persons.slice(1), undefined].map((person, place) => (
        <label key={person?.employee_id ?? 'none'} className={formClasses.choice}>
          <input type="radio" name="other" value={person?.employee_id ?? ''} defaultChecked={place === 0} />
          <span>
            {person === undefined ? (
              t('notHere')
            ) : (
              <>
                <b className="block weight-600 ink">{person.name}</b>
                {[person.birth_year, person.place, person.company_name].filter((part) => part !== null).join(' · ')}
              </>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
};

type ReportDialogProps = {
  person: EmployeeDetail;
  match: Match;
  verdict: 'two' | 'one';
  onClose: () => void;
};

/** Tells the operator that a page mixes two people, or that a person has two pages. */
export const ReportDialog = ({ person, match, verdict, onClose }: ReportDialogProps) => {
  const { t } = useTranslation('registerPerson', { keyPrefix: 'report' });
  const { submission, submit } = useSubmission({
    check: ({ text = '', link }) => {
      const fields = {
        ...(link !== undefined &&
          employeeIdIn(link) === undefined && { link: t(link === '' ? 'missing' : 'wrongLink') }),
        ...(text === '' && { text: t('missing') }),
      };
      return Object.keys(fields).length === 0 ? undefined : { message: '', fields };
    },
    send: async ({ text = '', link = '', other = '' }) => {
      const named = verdict === 'one' ? employeeIdIn(link) : other;
      const body = { employee_id: person.employee_id, verdict, text, ...(named && { other: named }) };
      return (await callApi(reportIdentity, { body })).message;
    },
  });
  const { fields, status } = submission;
  return (
    <Dialog isOpen onClose={onClose} title={t(verdict)} closeLabel={t('member:close')}>
      <form className="stack gap-14" noValidate onSubmit={submit}>
        <FormNotice submission={submission} />
        {status === 'done' ? (
          <Button size="sm" variant="default" onClick={onClose}>
            {t('member:close')}
          </Button>
        ) : (
          <>
            <p className="ink2">{t(verdict === 'two' ? 'twoWhy' : 'oneWhy')}</p>
            {verdict === 'two' ? (
              <Others persons={match.persons} />
            ) : (
              <TextField
                name="link"
                label={t('link')}
                help={t('linkHelp')}
                autoComplete="off"
                maxLength={300}
                error={fields.link}
              />
            )}
            <TextField
              name="text"
              label={t('text')}
              help={t('textHelp')}
              rows={4}
              maxLength={2_000}
              error={fields.text}
            />
            <div className="row wrap justify-end gap-8">
              <Button size="sm" variant="default" onClick={onClose}>
                {t('member:cancel')}
              </Button>
              <Button type="submit" size="sm" disabled={status === 'sending'}>
                {t(status === 'sending' ? 'ui:sending' : 'send')}
              </Button>
            </div>
          </>
        )}
      </form>
    </Dialog>
  );
};
