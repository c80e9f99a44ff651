import type { LeadReason, LeadType } from '@firmament/api-contract/calls/leads';
import { Button } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useMember } from '../../lib/member/member.ts';
import { dashboardPathOf } from '../../lib/pages/dashboard-pages.ts';
import classes from './leads-page.module.css';

const ACTIONS = {
  no_profile: 'profileAction',
  unknown_profile: 'accountAction',
  no_company: 'companyAction',
  unknown_company: 'accountAction',
} as const satisfies Record<LeadReason, string>;

type MissingLinkProps = { reason: LeadReason; onSwitch(type: LeadType): void };

/** Says why there are no leads, how to change that, and offers the other kind of leads. */
export const MissingLink = ({ reason, onSwitch }: MissingLinkProps) => {
  const { t } = useTranslation('leads', { keyPrefix: 'missing' });
  const { employee_id, company_id } = useMember();
  const account = dashboardPathOf('account');
  const isPersonal = reason === 'no_profile' || reason === 'unknown_profile';
  const hasOther = isPersonal ? company_id !== null : employee_id !== null;
  return (
    <div className={`${classes.notice} ink2 text-center stack gap-8 px-16 line-top`} role="status">
      <IconLink className="ink3" size={32} stroke={1.4} aria-hidden />
      <h2 className="text-16 weight-600 ink">{t(`${reason}.title`)}</h2>
      <p>{t(`${reason}.text`)}</p>
      <div className="row wrap justify-center gap-8 mt-8">
        {account !== undefined && (
          <Button component={Link} to={account} size="xs">
            {t(ACTIONS[reason])}
          </Button>
        )}
        {hasOther && (
          <Button size="xs" variant="default" onClick={() => onSwitch(isPersonal ? 'company' : 'personal')}>
            {t(isPersonal ? 'byCompany' : 'byProfile')}
          </Button>
        )}
      </div>
    </div>
  );
};
