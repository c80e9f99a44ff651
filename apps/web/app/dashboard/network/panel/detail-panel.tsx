import type { Day } from '@firmament/calendar/day';
import { CloseButton } from '@mantine/core';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { type Choice, chosenEnds, chosenPoint } from '../network.url.ts';
import { lineId, type Picture } from '../picture/picture.ts';
import classes from './detail-panel.module.css';
import { type PointActions, PointDetail } from './point-detail.tsx';
import { RelationDetail } from './relation-detail.tsx';

type DetailPanelProps = PointActions & {
  picture: Picture;
  /** Undefined: today. */
  on: Day | undefined;
  choice: Choice | undefined;
  onChoose(choice: Choice): void;
};

/** What is known of the chosen point or line. */
export const DetailPanel = ({ picture, on, choice, onChoose, ...actions }: DetailPanelProps) => {
  const { t } = useTranslation('network', { keyPrefix: 'detail' });
  const [chosen, ends] = [chosenPoint(choice), chosenEnds(choice)];
  const point = picture.points.find(({ id }) => id === chosen);
  const line = ends && picture.lines.find(({ id }) => id === lineId(ends.from, ends.to));
  if (point === undefined && line === undefined) return <p className="ink3 px-16 py-16">{t('none')}</p>;
  return (
    <section className="anywhere" aria-label={t('label')}>
      <div className={`${classes.top} row items-center justify-between size-12 ink3`}>
        <span className="inline-row items-center gap-8">{t(point?.kind ?? 'relation')}</span>
        <CloseButton
          size="sm"
          className={classes.close ?? ''}
          aria-label={t('close')}
          onClick={() => onChoose('nothing')}
        />
      </div>
      {point !== undefined && (
        <PointDetail key={point.id} point={point} picture={picture} onChoose={onChoose} {...actions} />
      )}
      {line !== undefined && <RelationDetail line={line} picture={picture} on={on} onChoose={onChoose} />}
    </section>
  );
};
