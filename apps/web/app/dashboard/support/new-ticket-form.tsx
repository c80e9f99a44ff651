import { MAX_TICKET_TEXT_LENGTH, MAX_TICKET_TITLE_LENGTH } from '@firmament/api-contract/calls/support';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useDraft } from '../../lib/forms/form-drafts.ts';
import { useSubmission } from '../../lib/forms/use-submission.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useMember } from '../../lib/member/member.ts';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useOpenTicket } from './support.queries.ts';

const REQUIRED = ['title', 'description'] as const;
const ORDER = ['label' as const, 'input' as const, 'description' as const, 'error' as const];

type NewTicketFormProps = {
  /** Called with the number of the new ticket. */
  onOpened(ticketId: number): void;
};

export const NewTicketForm = ({ onOpened }: NewTicketFormProps) => {
  const { t } = useTranslation('support', { keyPrefix: 'form' });
  const { email } = useMember();
  const open = useOpenTicket();
  const draft = useDraft('new-ticket');
  const { submission, submit } = useSubmission({
    check: (values) => {
      const empty = REQUIRED.filter((name) => !values[name]);
      if (empty.length === 0) return undefined;
      return { message: '', fields: Object.fromEntries(empty.map((name) => [name, t('ui:missing')])) };
    },
    send: async ({ title = '', description = '', details = '' }) => {
      const { ticket } = await open.mutateAsync({ title, description, details });
      onOpened(ticket.ticket_id);
      return '';
    },
  });
  const { fields, status } = submission;
  return (
    <Card title={t('title')}>
      <form ref={draft} className="stack gap-16 px-16 pt-4 pb-16" noValidate onSubmit={submit}>
        <FormNotice submission={submission} />
        <TextInput
          name="title"
          label={t('issue')}
          description={t('issueHelp')}
          inputWrapperOrder={ORDER}
          maxLength={MAX_TICKET_TITLE_LENGTH}
          autoComplete="off"
          aria-required
          error={fields.title}
        />
        <Textarea
          name="description"
          label={t('description')}
          description={t('descriptionHelp')}
          inputWrapperOrder={ORDER}
          rows={6}
          maxLength={MAX_TICKET_TEXT_LENGTH}
          aria-required
          error={fields.description}
        />
        <Textarea
          name="details"
          label={
            <>
              {t('details')} <span className="weight-400 ink3">{t('optional')}</span>
            </>
          }
          description={t('detailsHelp')}
          inputWrapperOrder={ORDER}
          rows={3}
          maxLength={MAX_TICKET_TEXT_LENGTH}
          error={fields.details}
        />
        <div className="text-12 ink3 anywhere row wrap items-center gap-16 gap-y-8">
          <Button type="submit" size="sm" disabled={status === 'sending'}>
            {status === 'sending' ? t('ui:sending') : t('submit')}
          </Button>
          <span>{t('mail', { email })}</span>
        </div>
      </form>
    </Card>
  );
};
