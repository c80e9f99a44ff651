import { revokeOtherSessions, revokeSession } from '@firmament/api-contract/calls/accounts';
import type { Session } from '@firmament/api-contract/user';
import { Button } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { NONE, useDateFormat } from '../../lib/format/format-date.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import table from '../../ui/facts/table.module.css';
import { TableHead } from '../../ui/facts/table-head.tsx';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { showToast } from '../../ui/feedback/toasts.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { sessionsQuery } from './settings.queries.ts';

/** Ends one session, or all but this one. */
const useEndSessions = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number | 'others') =>
      id === 'others'
        ? callApi(revokeOtherSessions, { body: {} })
        : callApi(revokeSession, { body: { session_id: id } }),
    onSuccess: ({ message }) => showToast(message),
    onError: ({ message }) => showToast(message, 'failed'),
    // Also after a failure: the session may have ended by itself.
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
};

const isPhone = (device: string): boolean => /iPhone|Android/.test(device);

type RowProps = { session: Session; onEnd(id: number): void; isBusy: boolean };

const Row = ({ session, onEnd, isBusy }: RowProps) => {
  const { t } = useTranslation('settings', { keyPrefix: 'sessions' });
  const { moment } = useDateFormat();
  const { session_id, device, ip, is_current, signed_in_with, created_at, last_seen_at } = session;
  const name = device === '' ? t('unknown') : device;
  const Icon = isPhone(device) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <tr>
      <td>
        <span className="row wrap items-center gap-8 gap-y-4">
          <Icon className="ink3" size={18} stroke={1.6} aria-hidden />
          <b className="weight-600 ink">{name}</b>
          {signed_in_with !== 'password' && <span className="size-12 ink3">{t(`with.${signed_in_with}`)}</span>}
          {is_current && <span className="tag soft-primary">{t('current')}</span>}
        </span>
      </td>
      <td className="size-12 mono anywhere" data-label={t('address')}>
        {ip ?? NONE}
      </td>
      <td data-label={t('since')}>{moment(created_at)}</td>
      <td data-label={t('seen')}>{is_current ? t('now') : moment(last_seen_at)}</td>
      <td className={table.end}>
        {!is_current && (
          <Button
            size="xs"
            variant="default"
            disabled={isBusy}
            aria-label={t('endNamed', { device: name })}
            onClick={() => onEnd(session_id)}
          >
            {t('end')}
          </Button>
        )}
      </td>
    </tr>
  );
};

/** Shown at first: this session and those used last. */
const SHOWN = 5;

/** Where the member is signed in. */
export const SessionsCard = () => {
  const { t } = useTranslation('settings', { keyPrefix: 'sessions' });
  const query = useQuery(sessionsQuery);
  const end = useEndSessions();
  const [isWhole, setIsWhole] = useState(false);
  const hasOthers = query.data?.some(({ is_current }) => !is_current) === true;
  return (
    <Card
      title={t('title')}
      aside={
        hasOthers && (
          <Button size="xs" variant="default" disabled={end.isPending} onClick={() => end.mutate('others')}>
            {t('endOthers')}
          </Button>
        )
      }
    >
      <Loaded query={query}>
        {(sessions) => (
          <>
            <table className={table.table}>
              <TableHead
                columns={[t('device'), t('address'), t('since'), t('seen'), { name: t('action'), isHidden: true }]}
              />
              <tbody>
                {sessions.slice(0, isWhole ? sessions.length : SHOWN).map((session) => (
                  <Row key={session.session_id} session={session} onEnd={end.mutate} isBusy={end.isPending} />
                ))}
              </tbody>
            </table>
            {sessions.length > SHOWN && (
              <div className="px-16 py-10 line-top">
                <Button size="xs" variant="default" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
                  {isWhole ? t('fewer') : t('all', { total: sessions.length })}
                </Button>
              </div>
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
};
