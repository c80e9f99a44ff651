import { IconAlertCircle, IconCircleCheck, IconMail } from '@tabler/icons-react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import classes from './verification-banner.module.css';

const BANNERS = {
  success: { tone: 'positive', Icon: IconCircleCheck },
  fail: { tone: 'danger', Icon: IconAlertCircle },
  required: { tone: 'info', Icon: IconMail },
  reset: { tone: 'info', Icon: IconMail },
} as const;

export type Verification = keyof typeof BANNERS;

export const toVerification = (text: string | null): Verification | undefined =>
  text !== null && Object.hasOwn(BANNERS, text) ? (text as Verification) : undefined;

/** The outcome of a sign-up or reset, from the query of the sign-in page. */
export const VerificationBanner = ({ verification }: { verification: Verification }) => {
  const { t } = useTranslation('auth', { keyPrefix: 'verification' });
  const { tone, Icon } = BANNERS[verification];
  return (
    <p className={classes.banner} data-tone={tone} role={verification === 'fail' ? 'alert' : 'status'}>
      <Icon size={20} stroke={1.6} aria-hidden />
      {t(verification)}
    </p>
  );
};
