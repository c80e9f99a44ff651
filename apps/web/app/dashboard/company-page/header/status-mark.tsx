import type { Company, LinkedCompany } from '@firmament/api-contract/calls/companies';
import { useDateFormat } from '../../../lib/format/format-date.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import classes from './status-mark.module.css';

type Status = Company['status'] | NonNullable<LinkedCompany['legal_status']>;

/** Full, half and hollow: the shape says the same as the colour. */
const SHAPES: Record<Status, 'full' | 'half' | 'hollow'> = {
  active: 'full',
  Active: 'full',
  in_liquidation: 'half',
  terminated: 'hollow',
  Inactive: 'hollow',
};

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
    <span className={classes.status} data-shape={SHAPES[status]} data-badge={isBadge} data-old={saidOn !== undefined}>
      <i aria-hidden="true" />
      {saidOn === undefined ? text : t('status.on', { status: text, day: day(saidOn) })}
    </span>
  );
};
