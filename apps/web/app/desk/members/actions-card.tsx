import type { DeskMember } from '@firmament/api-contract/calls/desk/members';
import { LOG, type LogAction } from '@firmament/api-contract/desk/log-action';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Card } from '../../ui/layout/card.tsx';
import { AskOnce } from '../parts/ask-once.tsx';
import { type MemberAction, useMemberAction } from './members.queries.ts';

const toBeLogged = (accountId: number, action: MemberAction): LogAction => {
  switch (action.kind) {
    case 'block':
      return LOG.memberBlocked(accountId, action.reason.trim());
    case 'unblock':
      return LOG.memberUnblocked(accountId);
    case 'signOut':
      return LOG.memberSignedOut(accountId);
    case 'resend':
      return LOG.mailResent(accountId, action.what);
  }
};

type ReasonFieldProps = { value: string; error: string | undefined; onChange(value: string): void };

const ReasonField = ({ value, error, onChange }: ReasonFieldProps) => {
  const { t } = useTranslation('deskMembers', { keyPrefix: 'ask.block' });
  return (
    <TextInput
      size="xs"
      name="reason"
      label={t('reason')}
      aria-required
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
};

/** One of the mails that can be sent again. */
const useMailName = (): ((what: string) => string) => {
  const { t } = useTranslation('deskMembers', { keyPrefix: 'actions' });
  return (what) => (what === 'contract' ? t('mails.contract') : t('document', { number: what }));
};

type MailFieldProps = { mails: readonly string[]; value: string; onChange(what: string): void };

const MailField = ({ mails, value, onChange }: MailFieldProps) => {
  const { t } = useTranslation('deskMembers', { keyPrefix: 'actions' });
  const nameOf = useMailName();
  return (
    <NativeSelect
      size="xs"
      label={t('mail')}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      data={mails.map((what) => ({ value: what, label: nameOf(what) }))}
    />
  );
};

/** What is known of a block. */
const BlockNote = ({ member: { blocked, block } }: { member: DeskMember }) => {
  const { t } = useTranslation('deskMembers', { keyPrefix: 'actions' });
  const { moment } = useDateFormat();
  if (block !== null) {
    return <p className="ink2 anywhere">{t('blockedBy', { moment: moment(block.since), reason: block.reason })}</p>;
  }
  return blocked === 'default' ? <p className="ink2 anywhere">{t('blockedByDefault')}</p> : null;
};

/** What an operator can do to a member; each asks once. */
export const ActionsCard = ({ member }: { member: DeskMember }) => {
  const { t } = useTranslation('deskMembers');
  const { account_id: accountId, email, mails, block } = member;
  const [action, setAction] = useState<MemberAction>();
  const [isTried, setIsTried] = useState(false);
  const work = useMemberAction(accountId);

  const ask = (next: MemberAction | undefined) => {
    setAction(next);
    setIsTried(false);
    work.reset();
  };
  const confirm = () => {
    if (action === undefined) return;
    setIsTried(true);
    if (action.kind === 'block' && action.reason.trim() === '') return;
    work.mutate(action, { onSuccess: () => ask(undefined) });
  };
  const refused = work.error instanceof ApiError ? work.error.fields.reason : undefined;
  const missing =
    isTried && action?.kind === 'block' && action.reason.trim() === '' ? t('ask.block.missing') : undefined;

  return (
    <Card title={t('actions.title')}>
      <div className="stack gap-12 card-body">
        <BlockNote member={member} />
        {action === undefined && (
          <div className="row wrap gap-8">
            {block === null ? (
              <Button size="xs" variant="default" onClick={() => ask({ kind: 'block', reason: '' })}>
                {t('actions.block')}
              </Button>
            ) : (
              <Button size="xs" variant="default" onClick={() => ask({ kind: 'unblock' })}>
                {t('actions.unblock')}
              </Button>
            )}
            <Button size="xs" variant="default" onClick={() => ask({ kind: 'signOut' })}>
              {t('actions.signOut')}
            </Button>
            {mails[0] !== undefined && (
              <Button size="xs" variant="default" onClick={() => ask({ kind: 'resend', what: mails[0] ?? '' })}>
                {t('actions.resend')}
              </Button>
            )}
          </div>
        )}
        {action !== undefined && (
          <AskOnce
            key={action.kind}
            question={t(`ask.${action.kind}.question`, { email })}
            consequence={t(`ask.${action.kind}.consequence`)}
            confirmLabel={t(`ask.${action.kind}.confirm`)}
            action={toBeLogged(accountId, action)}
            subjectName={email}
            isBusy={work.isPending}
            error={refused === undefined ? work.error : null}
            onConfirm={confirm}
            onCancel={() => ask(undefined)}
          >
            {action.kind === 'block' && (
              <ReasonField
                value={action.reason}
                error={missing ?? refused}
                onChange={(reason) => setAction({ kind: 'block', reason })}
              />
            )}
            {action.kind === 'resend' && (
              <MailField mails={mails} value={action.what} onChange={(what) => setAction({ kind: 'resend', what })} />
            )}
          </AskOnce>
        )}
      </div>
    </Card>
  );
};
