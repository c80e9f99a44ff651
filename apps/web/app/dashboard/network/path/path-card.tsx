import { pointKind } from '@firmament/api-contract/calls/network';
import { ActionIcon, Button, Skeleton, Switch } from '@mantine/core';
import { IconArrowsExchange, IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { Problem } from '../../../ui/feedback/problem.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { pathQuery } from '../network.queries.ts';
import type { NetworkState } from '../network.url.ts';
import { PointPicker } from '../point-picker.tsx';
import { LOOKED_FOR, NoPath } from './no-path.tsx';
import classes from './path-card.module.css';
import { PathSentence } from './path-sentence.tsx';
import { PathSteps } from './path-steps.tsx';

type Change = (next: Partial<NetworkState>) => void;

type PathCardProps = {
  state: NetworkState;
  nameOf(id: string | undefined): string;
  onChange: Change;
};

/** How two are connected: the shortest way first, then the next best. */
export const PathCard = ({ state, nameOf, onChange }: PathCardProps) => {
  const { t } = useTranslation('network');
  const { from, to, isPastWalked, areHubsWalked } = state;
  const query = useQuery(pathQuery(state));
  const isAsked = from !== undefined && to !== undefined && from !== to;
  const answer = isAsked ? query.data : undefined;
  const place = Math.min(state.pathPlace, Math.max(0, (answer?.paths.length ?? 1) - 1));
  const path = answer?.paths[place];
  const total = answer?.paths.length ?? 0;

  const body = () => {
    if (from !== undefined && from === to) return <p className={LOOKED_FOR}>{t('path.same')}</p>;
    if (!isAsked) return null;
    if (answer === undefined && query.error !== null) {
      const isGone = query.error instanceof ApiError && query.error.code === 'not_found';
      return isGone ? (
        <p className={LOOKED_FOR} role="alert">
          {t('path.gone')}
        </p>
      ) : (
        <Problem error={query.error} onRetry={() => query.refetch()} />
      );
    }
    if (answer === undefined) {
      return (
        <div className="px-16 py-12 line-top" role="status" aria-label={t('path.loading')}>
          <Skeleton height={96} />
        </div>
      );
    }
    if (path === undefined) return <NoPath answer={answer} state={state} onChange={onChange} />;
    return (
      <>
        <PathSteps answer={answer} path={path} choice={state.choice} onChoose={(choice) => onChange({ choice })} />
        <PathSentence answer={answer} path={path} />
      </>
    );
  };

  return (
    <Card
      id="path"
      title={t('path.title')}
      aside={
        from === undefined && to === undefined ? (
          t('path.remark')
        ) : (
          <Button
            size="compact-xs"
            variant="subtle"
            leftSection={<IconX size={14} stroke={1.7} aria-hidden />}
            onClick={() =>
              onChange({ from: undefined, to: undefined, pathPlace: 0, isPastWalked: false, areHubsWalked: false })
            }
          >
            {t('path.clear')}
          </Button>
        )
      }
    >
      <div className={`${classes.ask} stack items-center gap-8 px-16 pb-12`}>
        <PointPicker
          key={`from ${from}`}
          label={t('path.from')}
          chosen={nameOf(from)}
          isPerson={from !== undefined && pointKind(from) === 'person'}
          onPick={(id) => onChange({ from: id, pathPlace: 0 })}
        />
        <ActionIcon
          variant="subtle"
          size={32}
          className="no-phone"
          aria-label={t('path.swap')}
          disabled={from === undefined && to === undefined}
          onClick={() => onChange({ from: to, to: from, pathPlace: 0 })}
        >
          <IconArrowsExchange size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
        <PointPicker
          key={`to ${to}`}
          label={t('path.to')}
          chosen={nameOf(to)}
          isPerson={to !== undefined && pointKind(to) === 'person'}
          onPick={(id) => onChange({ to: id, pathPlace: 0 })}
        />
        <div className={`${classes.options} row wrap justify-end gap-20 gap-y-4`}>
          <Switch
            size="xs"
            label={t('path.past')}
            checked={isPastWalked}
            onChange={(event) => onChange({ isPastWalked: event.currentTarget.checked, pathPlace: 0 })}
          />
          <Switch
            size="xs"
            label={t('path.hubs')}
            checked={areHubsWalked}
            onChange={(event) => onChange({ areHubsWalked: event.currentTarget.checked, pathPlace: 0 })}
          />
        </div>
        {path !== undefined && (
          <div className={`${classes.places} row items-center size-12 ink3 numeric nowrap`}>
            <span role="status">
              {t('path.count', {
                steps: t('path.steps', { count: path.points.length - 1 }),
                place: place + 1,
                total,
              })}
            </span>
            <ActionIcon
              variant="subtle"
              size={32}
              aria-label={t('path.previous')}
              disabled={place === 0}
              onClick={() => onChange({ pathPlace: place - 1 })}
            >
              <IconChevronLeft size={16} stroke={1.7} aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              size={32}
              aria-label={t('path.next')}
              disabled={place >= total - 1}
              onClick={() => onChange({ pathPlace: place + 1 })}
            >
              <IconChevronRight size={16} stroke={1.7} aria-hidden />
            </ActionIcon>
          </div>
        )}
      </div>
      {body()}
    </Card>
  );
};
