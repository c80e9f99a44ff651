import type { NetworkHolding, NetworkOwnership } from '@firmament/api-contract/calls/network';
import { useFormat } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';

type Share = NetworkOwnership['unknown'];

/** What is nearer to each other is written alike. */
const EXACT = 0.005;

/** Parts of a bar in per cent: what is surely held, what perhaps, and what nobody known holds. */
export type Bar = { parts: { id: string; sure: number; maybe: number }[]; rest: number };

/** Shares that are only known as ranges may add up to more than there is; then all shrink alike. */
export const barOf = (owners: readonly Pick<NetworkHolding, 'id' | 'direct'>[], unknown: Share): Bar => {
  const parts = owners.flatMap(({ id, direct }) =>
    direct === null || direct.max === 0 ? [] : [{ id, sure: direct.min, maybe: direct.max - direct.min }],
  );
  const known = parts.reduce((sum, { sure, maybe }) => sum + sure + maybe, 0);
  const factor = known > 100 ? 100 / known : 1;
  return {
    parts: parts.map(({ id, sure, maybe }) => ({ id, sure: sure * factor, maybe: maybe * factor })),
    rest: Math.min(unknown.max, Math.max(0, 100 - known * factor)),
  };
};

/** Also where all owners were left out: that is not the same as none. */
export const isWorthTelling = ({
  owners,
  holdings,
  ultimate_parents,
  left_out,
  hidden_owners,
}: Pick<NetworkOwnership, 'owners' | 'holdings' | 'ultimate_parents' | 'left_out' | 'hidden_owners'>): boolean =>
  [owners, holdings, ultimate_parents, hidden_owners].some(({ length }) => length > 0) || left_out.likely > 0;

type Owner = Pick<NetworkHolding, 'is_share' | 'is_controlling' | 'reaches'>;

/** Those whose share may reach the threshold, and those who control without one, whatever the threshold. */
export const sortOwners = <T extends Owner>(owners: readonly T[]): { reaching: T[]; controllers: T[] } => ({
  reaching: owners.filter((owner) => !controlsAlone(owner) && owner.reaches !== 'no'),
  controllers: owners.filter(controlsAlone),
});

export const controlsAlone = ({ is_share, is_controlling }: Pick<Owner, 'is_share' | 'is_controlling'>): boolean =>
  !is_share && is_controlling;

/** 60%, or 50% – 75% where it is not known exactly; in words where nothing is known. */
export const useShareText = () => {
  const { t } = useTranslation('networkNear', { keyPrefix: 'control' });
  const { share } = useFormat();
  const rounded = (value: number) => share(Math.round(value * 100) / 100);
  return ({ min, max }: Share): string => {
    if (max - min < EXACT) return rounded(max);
    return max - min > 100 - EXACT ? t('unknownShare') : t('range', { min: rounded(min), max: rounded(max) });
  };
};
