import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Card } from '../../ui/layout/card.tsx';
import classes from './queues.module.css';

/** As many as a quiet day brings, so that little moves when the rows arrive. */
const SKELETON_ROWS = ['first', 'second', 'third'];

export type QueueCardProps<T> = {
  id: string;
  title: string;
  remark: ReactNode;
  /** At the other end of the head. */
  link?: ReactNode;
  /** Undefined until they are known. */
  queue: { count: number; items: readonly T[] } | undefined;
  empty?: string;
  /** The widths of the row's cells. */
  layout: 'order' | 'invoice' | 'short' | 'line';
  keyOf: (item: T) => string | number;
  row: (item: T) => ReactNode;
  foot?: ReactNode;
};

/** One list of the desk, in the order in which the server sends it: the most urgent first. */
export const QueueCard = <T,>({ title, remark, link, queue, empty, layout, ...props }: QueueCardProps<T>) => {
  const { t } = useTranslation('deskOverview');
  const { id, keyOf, row, foot } = props;
  const isCut = queue !== undefined && queue.count > queue.items.length;
  return (
    <Card
      id={id}
      className={classes.card ?? ''}
      title={title}
      aside={
        <>
          <span className="mr-auto">{remark}</span>
          {link}
        </>
      }
    >
      {queue === undefined ? (
        <div role="status" aria-label={t('ui:loading')}>
          {SKELETON_ROWS.map((name) => (
            <div key={name} className={`${classes.skeleton} stack gap-6 line-top`}>
              <Skeleton height={12} width="45%" />
              <Skeleton height={10} width="30%" />
            </div>
          ))}
        </div>
      ) : queue.items.length === 0 ? (
        <p className="ink3 px-16 py-12 line-top">{empty ?? t('empty')}</p>
      ) : (
        <ul className={classes.rows} data-layout={layout}>
          {queue.items.map((item) => (
            <li key={keyOf(item)}>{row(item)}</li>
          ))}
        </ul>
      )}
      {isCut && (
        <p className="size-12 ink3 px-16 py-8 line-top">
          {t('more', { shown: queue.items.length, count: queue.count })}
        </p>
      )}
      {foot !== undefined && <p className="size-12 ink3 px-16 py-8 line-top">{foot}</p>}
    </Card>
  );
};
