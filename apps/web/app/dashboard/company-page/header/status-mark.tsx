import type { Company, LinkedCompany } from '@firmament/api-contract/calls/companies';
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

type StatusMarkProps = { status: Status; isBadge?: boolean };

export const StatusMark = ({ status, isBadge = false }: StatusMarkProps) => {
  const { t } = useTranslation('company');
  return (
    <span className={classes.status} data-shape={SHAPES[status]} data-badge={isBadge}>
      <i aria-hidden="true" />
      {t(`status.${status}`)}
    </span>
  );
};
