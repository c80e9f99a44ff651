import { addDays } from '@firmament/calendar/day';
import { useSearchParams } from 'react-router';
import { callApi } from '../../lib/api/api-client.ts';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { MailedLink } from '../../ui/feedback/mailed-link.tsx';

/** The target of the link in the mail about a declaration: confirms it, or says that it was somebody else's. */
export const SettlePage = () => {
  const { t } = useTranslation('declaration', { keyPrefix: 'settle' });
  const { day, moment } = useDateFormat();
  const [search] = useSearchParams();
  const settle = (isMine: boolean) => async (token: string) => {
    // Imported when used, so that the page itself loads no schemas.
    const { confirmDeclaration, denyDeclaration } = await import('@firmament/api-contract/calls/billing');
    const { kind, received_at, ends_on } = await callApi(isMine ? confirmDeclaration : denyDeclaration, {
      body: { token },
    });
    const received = { moment: moment(received_at) };
    if (!isMine) return t('denied', received);
    const end = ends_on === null ? '' : ` ${t('ends', { day: day(addDays(ends_on, -1)) })}`;
    return t(`confirmed.${kind}`, received) + end;
  };
  return (
    <MailedLink
      heading={t('heading')}
      token={search.get('token')}
      nothing={t('nothing')}
      noScript={t('ui:noScriptReply')}
      asks={t('asks')}
      answers={[
        { label: t('confirm'), act: settle(true) },
        { label: t('deny'), act: settle(false) },
      ]}
      unknown={t('unknown')}
      done={t('done')}
    />
  );
};
