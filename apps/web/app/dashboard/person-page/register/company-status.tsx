import type { RegisterMandate } from '@firmament/api-contract/calls/register-record';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { StatusText } from '../../../ui/facts/status-text.tsx';

export const CompanyStatus = ({ status }: { status: RegisterMandate['company_status'] }) => {
  const { t } = useTranslation('registerPerson', { keyPrefix: 'status' });
  return <StatusText status={status}>{t(status)}</StatusText>;
};
