import type { DeskMember } from '@firmament/api-contract/calls/desk/members';
import { useFormat } from '../../lib/format/format.ts';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Meter } from '../../ui/facts/meter.tsx';
import { Card } from '../../ui/layout/card.tsx';

/** Who the member is. */
export const AccountCard = ({ member }: { member: DeskMember }) => {
  const { t } = useTranslation('deskMembers', { keyPrefix: 'account' });
  const { moment } = useDateFormat();
  const { account_id, email, created_at, language, last_seen_at, sessions, has_second_factor } = member;
  return (
    <Card title={t('title')}>
      <Facts layout="lines">
        <Fact name={t('member:email')}>{email}</Fact>
        <Fact name={t('id')}>{account_id}</Fact>
        <Fact name={t('since')}>{moment(created_at)}</Fact>
        <Fact name={t('language')}>{t(`languages.${language === 'de' ? 'de' : 'en'}`)}</Fact>
        <Fact name={t('seen')} why={t('never')}>
          {last_seen_at !== null && moment(last_seen_at)}
        </Fact>
        <Fact name={t('sessions')}>{t('devices', { count: sessions })}</Fact>
        <Fact name={t('secondFactor')}>{has_second_factor ? t('on') : t('off')}</Fact>
      </Facts>
    </Card>
  );
};

/** How much of the plan is used. */
export const QuotaCard = ({ member }: { member: DeskMember }) => {
  const { t } = useTranslation('deskMembers', { keyPrefix: 'quota' });
  const { count } = useFormat();
  const meters = [
    { name: 'requests', used: member.requests_used, quota: member.requests_per_month },
    { name: 'exports', used: member.exports_used, quota: member.exports_per_day },
  ] as const;
  return (
    <Card title={t('title')} aside={member.plan}>
      <div className="stack gap-14 card-body">
        {meters.map(({ name, used, quota }) => {
          const text = t('used', { used: count(used), quota: count(quota) });
          return (
            <div key={name}>
              <p className="ink2 row justify-between mb-4">
                {t(name)} <b className="weight-600 ink numeric">{text}</b>
              </p>
              <Meter label={t(name)} used={used} quota={quota} text={text} />
            </div>
          );
        })}
      </div>
    </Card>
  );
};
