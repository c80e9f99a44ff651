import type { TicketStatus } from '@firmament/api-contract/calls/support';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import classes from './ticket-status.module.css';

/** Whose turn it is, in words. */
export const TicketStatusMark = ({ status }: { status: TicketStatus }) => {
  const { t } = useTranslation('support', { keyPrefix: 'status' });
  return (
    <span className={`${classes.status} text-12 weight-600 nowrap ${status === 'answered' ? 'soft-primary' : 'soft'}`}>
      {t(status)}
    </span>
  );
};
