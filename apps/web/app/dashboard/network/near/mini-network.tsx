import { type Network, pointKind } from '@firmament/api-contract/calls/network';
import type { Day } from '@firmament/calendar/day';
import { Button, Skeleton } from '@mantine/core';
import { IconAffiliate } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../lib/format/format.ts';
import { addMessages, useTranslation } from '../../../lib/i18n/i18n.ts';
import { PartBoundary } from '../../../ui/feedback/part-boundary.tsx';
import { Problem } from '../../../ui/feedback/problem.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { networkTexts } from '../messages.de.ts';
import { networkPath } from '../network.url.ts';
import { StartsLeft } from '../starts-left.tsx';
import { networkNearTexts } from './messages.de.ts';
import classes from './mini-network.module.css';
import { NEAR_DEPTH, nearQuery } from './near.queries.ts';

addMessages('networkNear', networkNearTexts);
addMessages('network', networkTexts);

const MiniDrawing = lazy(async () => ({ default: (await import('./mini-drawing.tsx')).MiniDrawing }));

type MiniNetworkProps = {
  id: string;
  on?: Day | undefined;
  /** Below the drawing. */
  children?: ReactNode;
};

const WITHIN = 'text-12 ink3 px-16 pt-4 pb-12';

const Bones = () => {
  const { t } = useTranslation('network');
  return (
    <div className={`${classes.bones} px-16`} role="status" aria-label={t('loading')}>
      <Skeleton height="100%" radius="md" />
    </div>
  );
};

/** The nearest companies and people, and the way to the whole network. */
export const MiniNetwork = ({ id, on, children }: MiniNetworkProps) => {
  const { t } = useTranslation('networkNear');
  const { t: network } = useTranslation('network');
  const { count } = useFormat();
  const [isLikelyShown, setIsLikelyShown] = useState(false);
  const { data, error, refetch } = useQuery(nearQuery(id, on, isLikelyShown));
  const isAlone = data?.relations.length === 0;
  const leftOut = data?.left_out.likely ?? 0;
  const told = (amount: number) => ({ count: amount, shown: count(amount) });
  /** The others: whose page this is needs no telling. */
  const within = ({ total: { companies, people, is_more } }: Network): string => {
    const isPerson = pointKind(id) === 'person';
    const others = isPerson
      ? [companies > 0 && network('companies', told(companies)), people > 1 && t('otherPeople', told(people - 1))]
      : [companies > 1 && t('otherCompanies', told(companies - 1)), people > 0 && network('people', told(people))];
    const text = t('within', { others: others.filter(Boolean).join(` ${t('and')} `), count: NEAR_DEPTH });
    return is_more ? t('atLeast', { text }) : text;
  };
  return (
    <Card
      title={t('title')}
      aside={
        !isAlone && (
          <Button
            component={Link}
            to={networkPath({ start: [id], on, isLikelyShown })}
            size="compact-xs"
            variant="default"
            className="phone-44 no-print"
            leftSection={<IconAffiliate size={14} stroke={1.6} aria-hidden />}
          >
            {t('open')}
          </Button>
        )
      }
    >
      {data === undefined && error !== null && (
        <div className="card-body">
          <Problem error={error} onRetry={() => refetch()} />
        </div>
      )}
      {data === undefined && error === null && <Bones />}
      {isAlone && <p className="ink3 card-body">{t(leftOut > 0 ? 'noneCertain' : 'none')}</p>}
      {data !== undefined && !isAlone && (
        <>
          <PartBoundary fallback={<p className="ink3 card-body">{t('failed')}</p>}>
            <Suspense fallback={<Bones />}>
              <MiniDrawing network={data} start={id} />
            </Suspense>
          </PartBoundary>
          <p className={WITHIN}>{within(data)}</p>
        </>
      )}
      {data !== undefined && <StartsLeft today={data.starts_today} className={WITHIN} />}
      {leftOut > 0 && (
        <p className={WITHIN}>
          {network('alone.leftOut', told(leftOut))}{' '}
          <button
            type="button"
            className="bare-button weight-500 primary-text phone-44 no-print"
            onClick={() => setIsLikelyShown(true)}
          >
            {network('alone.withLikely')}
          </button>
        </p>
      )}
      {children}
    </Card>
  );
};
