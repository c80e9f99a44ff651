import type { StartsToday } from '@firmament/api-contract/calls/network';
import { isNearLimit } from '@firmament/api-contract/membership';
import { useFormat } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';

type StartsLeftProps = { today: StartsToday; className?: string | undefined };

/** From how many more companies and people one may begin today, once they run short. */
export const StartsLeft = ({ today: { used, quota }, className }: StartsLeftProps) => {
  const { t } = useTranslation('network', { keyPrefix: 'startsLeft' });
  const { count } = useFormat();
  if (!isNearLimit(used, quota)) return null;
  const left = Math.max(0, quota - used);
  const words = { shown: count(left), quota: count(quota) };
  return (
    <p className={className} role="status">
      {left === 0 ? t('none', words) : t('left', { ...words, count: left })}
    </p>
  );
};
