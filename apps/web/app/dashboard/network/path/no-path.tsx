import { MAX_PATH_STEPS, type NetworkPaths } from '@firmament/api-contract/calls/network';
import { Button } from '@mantine/core';
import { useFormat } from '../../../lib/format/format.ts';
import { useDateFormat } from '../../../lib/format/format-date.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import type { NetworkState } from '../network.url.ts';

const HELP: Record<NetworkPaths['would_help'][number], Partial<NetworkState>> = {
  likely: { isLikelyShown: true },
  past: { isPastWalked: true },
  hubs: { areHubsWalked: true },
  all: { isLikelyShown: true, isPastWalked: true, areHubsWalked: true },
};

/** Where the path would be. */
export const LOOKED_FOR = 'row wrap items-center gap-12 gap-y-8 ink2 px-16 py-12 line-top';

type NoPathProps = {
  answer: NetworkPaths;
  state: NetworkState;
  onChange(next: Partial<NetworkState>): void;
};

/** What was looked for, and what was not. */
export const NoPath = ({ answer, state, onChange }: NoPathProps) => {
  const { t } = useTranslation('network');
  const { share } = useFormat();
  const { day } = useDateFormat();
  const { would_help, is_help_known, hubs_avoided } = answer;
  const { kinds, minShare, on } = state;
  const filters = [
    kinds !== undefined && t('path.only.kinds'),
    minShare !== undefined && t('path.only.share', { share: share(minShare) }),
    on !== undefined && t('path.only.on', { day: day(on) }),
  ].filter((text) => text !== false);
  const verdict = () => {
    if (would_help.length > 0) return t('path.noneHelp');
    return t(is_help_known ? 'path.noneAtAll' : 'path.noneKnown');
  };
  return (
    <div className={LOOKED_FOR} role="status">
      <p>
        <b className="weight-600 ink">{t('path.none', { count: MAX_PATH_STEPS })}.</b>{' '}
        {filters.length > 0 && `${t('path.only.text', { filters: filters.join(', ') })} `}
        {verdict()}
      </p>
      {would_help.map((help) => (
        <Button key={help} size="xs" variant="default" onClick={() => onChange(HELP[help])}>
          {t(`path.help.${help}`)}
        </Button>
      ))}
      {filters.length > 0 && (
        <Button
          size="xs"
          variant="default"
          onClick={() => onChange({ kinds: undefined, minShare: undefined, on: undefined })}
        >
          {t('alone.reset')}
        </Button>
      )}
      {would_help.length === 0 && hubs_avoided > 0 && <p>{t('path.hubsAvoided', { count: hubs_avoided })}</p>}
    </div>
  );
};
