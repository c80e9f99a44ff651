import { useDateFormat } from '../../../lib/format/format-date.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { type Status, StatusText } from '../../../ui/facts/status-text.tsx';

type StatusMarkProps = {
  status: Status;
  isBadge?: boolean;
  /** The day of which it was said, where that is so long ago that it may no longer hold. */
  saidOn?: string | undefined;
};

export const StatusMark = ({ status, isBadge = false, saidOn }: StatusMarkProps) => {
  const { t } = useTranslation('company');
  const { day } = useDateFormat();
  const text = t(`status.${status}`);
  return (
    <StatusText status={status} isBadge={isBadge} isOld={saidOn !== undefined}>
      {saidOn === undefined ? text : t('status.on', { status: text, day: day(saidOn) })}
    </StatusText>
  );
};
