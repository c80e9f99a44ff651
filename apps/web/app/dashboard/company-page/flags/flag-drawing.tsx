import type { FlagDrawing as Drawing } from '@firmament/api-contract/calls/company-flags';
import { useFormat } from '../../../lib/format/format.ts';
import { useDateFormat } from '../../../lib/format/format-date.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { barsOf, placed, unitOf } from './drawing.ts';
import classes from './flag-drawing.module.css';

/** Rings left, dots entered: the same on a line of time. */
const Changes = ({ drawing }: { drawing: Extract<Drawing, { kind: 'changes' }> }) => {
  const { t } = useTranslation('company', { keyPrefix: 'flags' });
  const { day, month } = useDateFormat();
  const points = placed(drawing);
  const daysOf = (isEntry: boolean) =>
    points
      .filter((point) => point.isEntry === isEntry)
      .map((point) => day(point.day))
      .join(', ') || t('nobody');
  const [first, last] = [points[0], points.at(-1)];
  return (
    <div className="px-8 pt-10 pb-4">
      <div
        className={classes.line}
        role="img"
        aria-label={t('changesDrawn', { left: daysOf(false), entered: daysOf(true) })}
      >
        {points.map(({ day: on, isEntry, subject, percent }) => (
          <span
            key={`${on} ${subject} ${isEntry}`}
            className={classes.point}
            data-entry={isEntry}
            title={`${day(on)}: ${subject} (${t(isEntry ? 'entered' : 'left')})`}
            style={{ insetInlineStart: `${percent}%` }}
          />
        ))}
      </div>
      <p className={`${classes.ends} row wrap justify-between gap-8 gap-y-0 text-12 ink3`} aria-hidden>
        <span>{first && month(first.day)}</span>
        <span className={`${classes.key} row items-center gap-4`}>
          <i data-entry="false" /> {t('left')} <i data-entry="true" /> {t('entered')}
        </span>
        <span>{last && month(last.day)}</span>
      </p>
    </div>
  );
};

const Amounts = ({ drawing }: { drawing: Extract<Drawing, { kind: 'amounts' }> }) => {
  const { t } = useTranslation('company', { keyPrefix: 'flags' });
  const { count } = useFormat();
  const { bars, abovePercent } = barsOf(drawing);
  const { unit, divisor } = unitOf(drawing);
  const amount = (value: number) => count(Math.round(value / divisor)).replace('-', '−');
  return (
    <figure className="text-12 ink2 mt-8 mb-4">
      <figcaption className="ink3">{t(`units.${unit}`, { currency: drawing.currency })}</figcaption>
      <ol className={`${classes.amounts} row`} style={{ '--above': `${abovePercent}%` } as React.CSSProperties}>
        {bars.map(({ day, value, heightPercent }) => (
          <li key={day} className="min-w-0 text-center" data-negative={value < 0}>
            <span className={classes.plot}>
              <span className={classes.bar} style={{ blockSize: `${heightPercent}%` }}>
                <b className={value < 0 ? 'danger weight-600' : 'ink weight-500'}>{amount(value)}</b>
              </span>
            </span>
            <span className="ink3">{day.slice(0, 4)}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
};

/** Small evidence beside the sentence, which says the same. */
export const FlagDrawing = ({ drawing }: { drawing: Drawing }) =>
  drawing.kind === 'changes' ? <Changes drawing={drawing} /> : <Amounts drawing={drawing} />;
