import {
  DEFAULT_POINTS,
  MAX_POINTS_DRAWN,
  MAX_POINTS_LISTED,
  type Network,
} from '@firmament/api-contract/calls/network';
import { Button } from '@mantine/core';
import { useFormat } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import type { NetworkState } from './network.url.ts';
import classes from './workspace.module.css';

/** How many points are within reach, if that is more than are shown. */
const beyond = ({ total: { companies, people }, points }: Network): number | undefined =>
  companies + people > points.length ? companies + people : undefined;

export const isCut = (base: Network): boolean => beyond(base) !== undefined;

type TooManyProps = { state: NetworkState; base: Network; onChange(next: Partial<NetworkState>): void };

/** Says that there is more than is drawn or listed, and how to see it. */
export const TooMany = ({ state, base, onChange }: TooManyProps) => {
  const { t } = useTranslation('network', { keyPrefix: 'more' });
  const { count } = useFormat();
  const total = beyond(base);
  if (total === undefined) return null;
  const words = { total: count(total), shown: count(base.points.length) };
  const text = () => {
    if (state.isList) return t(base.total.is_more ? 'listedOpen' : 'listed', words);
    return t(base.total.is_more ? 'textOpen' : 'text', words);
  };
  return (
    <div className={`${classes.notice} row wrap items-center gap-8 gap-y-4 text-12 ink2 px-16 py-8`} role="status">
      <span>{text()}</span>
      {!state.isList && !state.isWide && base.points.length >= DEFAULT_POINTS && (
        <Button size="compact-xs" variant="default" onClick={() => onChange({ isWide: true })}>
          {t('many', { count: Math.min(total, MAX_POINTS_DRAWN) })}
        </Button>
      )}
      {state.depth > 1 && (
        <Button size="compact-xs" variant="default" onClick={() => onChange({ depth: 1 })}>
          {t('fewer')}
        </Button>
      )}
      {!state.isList && (
        <Button size="compact-xs" variant="default" onClick={() => onChange({ isList: true })}>
          {t('list')}
        </Button>
      )}
    </div>
  );
};

/** Files end with the same points as lists, and cannot say so themselves: programs read them. */
export const FileLimit = ({ base }: { base: Network }) => {
  const { t } = useTranslation('network', { keyPrefix: 'export' });
  const { count } = useFormat();
  const { companies, people, is_more } = base.total;
  if (companies + people <= MAX_POINTS_LISTED && !is_more) return null;
  const words = { total: count(companies + people), most: count(MAX_POINTS_LISTED) };
  return <small className="text-12 ink3">{t(is_more ? 'limitOpen' : 'limit', words)}</small>;
};
