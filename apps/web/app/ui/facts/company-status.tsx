import { useDateFormat } from '../../lib/format/format-date.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { type Status, StatusText } from './status-text.tsx';

type CompanyStatusProps = {
  status: Status;
  isBadge?: boolean;
  /** The day of which it was said, where that is so long ago that it may no longer hold. */
  saidOn?: string | undefined;
};

export const CompanyStatus = ({ status, isBadge = false, saidOn }: CompanyStatusProps) => {
  const { t } = useTranslation('member', { keyPrefix: 'status' });
  const { day } = useDateFormat();
  return (
    <StatusText status={status} isBadge={isBadge} isOld={saidOn !== undefined}>
      {saidOn === undefined ? t(status) : t('on', { status: t(status), day: day(saidOn) })}
    </StatusText>
  );
};
