import { pointKind } from '@firmament/api-contract/calls/network';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useFormat } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { type NetworkState, startsOf } from './network.url.ts';
import { pagePath } from './page-path.ts';
import classes from './workspace.module.css';

type AloneProps = {
  state: NetworkState;
  /** Relations that are likely only, and were not asked for. */
  likelyLeftOut: number;
  nameOf(id: string | undefined): string;
  onChange(next: Partial<NetworkState>): void;
};

/** No relations to draw: that our sources tell of none is only said where nothing was left out. */
export const Alone = ({ state, likelyLeftOut, nameOf, onChange }: AloneProps) => {
  const { t } = useTranslation('network', { keyPrefix: 'alone' });
  const { count } = useFormat();
  const [start = '', ...others] = startsOf(state);
  const path = pagePath(start);
  const isFiltered =
    state.kinds !== undefined || state.minShare !== undefined || state.on !== undefined || !state.isPastShown;
  const title = () => {
    if (isFiltered) return t('titleFiltered');
    return t(likelyLeftOut > 0 ? 'titleCertain' : 'title');
  };
  const text = () => {
    if (isFiltered) return t('filtered');
    if (likelyLeftOut > 0) return t('uncertain');
    if (others.length > 0) return t('several');
    return t(pointKind(start) === 'person' ? 'person' : 'text', { name: nameOf(start) });
  };
  return (
    <div className={`${classes.alone} stack gap-8 ink2 text-center`} role="status">
      <h3 className="weight-600 ink">{title()}</h3>
      <p>
        {text()} {likelyLeftOut > 0 && t('leftOut', { count: likelyLeftOut, shown: count(likelyLeftOut) })}
      </p>
      {likelyLeftOut > 0 && (
        <Button size="xs" onClick={() => onChange({ isLikelyShown: true })}>
          {t('withLikely')}
        </Button>
      )}
      {isFiltered && (
        <Button
          size="xs"
          variant={likelyLeftOut > 0 ? 'default' : 'filled'}
          onClick={() => onChange({ kinds: undefined, minShare: undefined, on: undefined, isPastShown: true })}
        >
          {t('reset')}
        </Button>
      )}
      {!isFiltered && likelyLeftOut === 0 && path !== undefined && (
        <Button component={Link} to={path} size="xs">
          {t('open', { name: nameOf(start) })}
        </Button>
      )}
    </div>
  );
};
