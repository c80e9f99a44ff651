import type { Day } from '@firmament/calendar/day';
import { Button, Skeleton } from '@mantine/core';
import { IconAffiliate } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../lib/format/format.ts';
import { addMessages, useTranslation } from '../../../lib/i18n/i18n.ts';
import { PartBoundary } from '../../../ui/feedback/part-boundary.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { networkDe } from '../messages.de.ts';
import { networkEn } from '../messages.en.ts';
import { networkPath } from '../network.url.ts';
import { networkNearDe } from './messages.de.ts';
import { networkNearEn } from './messages.en.ts';
import classes from './mini-network.module.css';
import { NEAR_DEPTH, nearQuery } from './near.queries.ts';

addMessages('networkNear', { en: networkNearEn, de: networkNearDe });
addMessages('network', { en: networkEn, de: networkDe });

const MiniDrawing = lazy(async () => ({ default: (await import('./mini-drawing.tsx')).MiniDrawing }));

type MiniNetworkProps = {
  id: string;
  on?: Day | undefined;
  /** Below the drawing. */
  children?: ReactNode;
};

const Bones = () => {
  const { t } = useTranslation('networkNear');
  return (
    <div className={classes.bones} role="status" aria-label={t('loading')}>
      <Skeleton height="100%" radius="md" />
    </div>
  );
};

/** The nearest companies and people, and the way to the whole network. */
export const MiniNetwork = ({ id, on, children }: MiniNetworkProps) => {
  const { t } = useTranslation('networkNear');
  const { count } = useFormat();
  const { data, error, refetch } = useQuery(nearQuery(id, on));
  const isAlone = data?.relations.length === 0;
  const total = data?.total;
  const within =
    total === undefined
      ? ''
      : t('within', {
          companies: t('companies', { count: total.companies, shown: count(total.companies) }),
          people: t('people', { count: total.people, shown: count(total.people) }),
          count: NEAR_DEPTH,
        });
  return (
    <Card
      title={t('title')}
      aside={
        !isAlone && (
          <Button
            component={Link}
            to={networkPath({ start: [id], on })}
            size="compact-xs"
            variant="default"
            className={classes.open ?? ''}
            leftSection={<IconAffiliate size={14} stroke={1.6} aria-hidden />}
          >
            {t('open')}
          </Button>
        )
      }
    >
      {data === undefined && error !== null && (
        <div className={classes.failed} role="alert">
          <p>{error.message}</p>
          <Button size="xs" variant="default" onClick={() => refetch()}>
            {t('retry')}
          </Button>
        </div>
      )}
      {data === undefined && error === null && <Bones />}
      {isAlone && <p className={classes.failed}>{t('none')}</p>}
      {data !== undefined && !isAlone && (
        <>
          <PartBoundary fallback={<p className={classes.failed}>{t('failed')}</p>}>
            <Suspense fallback={<Bones />}>
              <MiniDrawing network={data} start={id} />
            </Suspense>
          </PartBoundary>
          <p className={classes.within}>{data.total.is_more ? t('atLeast', { text: within }) : within}</p>
        </>
      )}
      {children}
    </Card>
  );
};
