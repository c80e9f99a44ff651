import type { Network, NetworkRelation } from '@firmament/api-contract/calls/network';
import { type Day, dayOf } from '@firmament/calendar/day';
import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type CSSProperties, type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useFormat } from '../../../lib/format/format.ts';
import { useDateFormat } from '../../../lib/format/format-date.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import type { Held } from './held.ts';
import { countHeld } from './held.ts';
import { dayAt, eventsAround, partAt, stepAt, type TimeAxis, timeAxis, unreadParts, yearMarks } from './time-axis.ts';
import classes from './time-row.module.css';

/** How many relations are in force, in words: those that nobody confirmed for years are not told as if they were. */
const useHeldSentence = () => {
  const { t } = useTranslation('network', { keyPrefix: 'held' });
  const { count } = useFormat();
  return ({ current, unconfirmed, confirmedIn, undated }: Held, isToday: boolean): string => {
    const told = (amount: number) => ({ count: amount, shown: count(amount), years: confirmedIn });
    const total = current + unconfirmed + undated;
    if (total === 0) return t(isToday ? 'noneToday' : 'noneThen');
    if (current === total) return t(isToday ? 'allToday' : 'allThen', told(total));
    if (unconfirmed === total) return t('allUnconfirmed', told(total));
    if (undated === total) return t('allUndated', told(total));
    const parts = [
      current > 0 && t(isToday ? 'today' : 'onThatDay', told(current)),
      unconfirmed > 0 && t('unconfirmed', told(unconfirmed)),
      undated > 0 && t('undated', told(undated)),
    ];
    return t('mixed', { ...told(total), parts: parts.filter(Boolean).join(', ') });
  };
};

/** A slider that is dragged asks only where it rests. */
const REST_MS = 180;
const MOST_MARKS = 7;
const HIGHEST_BAR = 30;
const MONTHS_A_PAGE = 12;

const percent = (part: number): string => `${(part * 100).toFixed(3)}%`;

const Bars = ({ axis }: { axis: TimeAxis }) => {
  const { t } = useTranslation('network', { keyPrefix: 'time' });
  const most = Math.max(1, ...axis.bars.map(({ begun, ended }) => Math.max(begun, ended)));
  const height = (count: number): number => (count === 0 ? 0 : Math.max(4, (count / most) * HIGHEST_BAR));
  return (
    <div className={classes.bars} aria-hidden="true">
      {axis.bars.map(({ year, begun, ended }) => (
        <span
          key={year}
          title={t('bars', { year, begun, ended })}
          style={
            {
              '--from': percent(partAt(axis, `${year}-01-01`)),
              '--to': percent(partAt(axis, `${year + 1}-01-01`)),
            } as CSSProperties
          }
        >
          <i className={classes.begun} style={{ height: height(begun) }} />
          <i className={classes.ended} style={{ height: height(ended) / 2 }} data-none={ended === 0} />
        </span>
      ))}
    </div>
  );
};

type SliderProps = {
  axis: TimeAxis;
  on: Day | undefined;
  firstRead: Network['first_read'];
  onChange(on: Day | undefined): void;
};

const Slider = ({ axis, on, firstRead, onChange }: SliderProps) => {
  const { t } = useTranslation('network', { keyPrefix: 'time' });
  const { day } = useDateFormat();
  const [step, setStep] = useState(stepAt(axis, on));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => setStep(stepAt(axis, on)), [axis, on]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const move = (next: number): void => {
    const within = Math.min(axis.steps, Math.max(0, next));
    setStep(within);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onChange(dayAt(axis, within)), REST_MS);
  };
  const page = (event: KeyboardEvent): void => {
    if (event.key !== 'PageUp' && event.key !== 'PageDown') return;
    event.preventDefault();
    move(step + (event.key === 'PageUp' ? MONTHS_A_PAGE : -MONTHS_A_PAGE));
  };
  const shown = dayAt(axis, step);
  const unread = unreadParts(axis, firstRead);
  return (
    <div className={classes.axis} style={{ '--at': percent(step / axis.steps) } as CSSProperties}>
      {unread.some > 0 && (
        <span className={classes.unread} data-partly="true" style={{ width: percent(unread.some) }} />
      )}
      {unread.all > 0 && <span className={classes.unread} style={{ width: percent(unread.all) }} />}
      <Bars axis={axis} />
      <input
        type="range"
        className={classes.slider}
        min={0}
        max={axis.steps}
        step={1}
        value={step}
        aria-label={t('slider')}
        aria-valuetext={shown === undefined ? t('today') : day(shown)}
        onChange={(event) => move(Number(event.currentTarget.value))}
        onKeyDown={page}
      />
      <div className={`${classes.marks} text-11 ink3 numeric`} aria-hidden="true">
        {yearMarks(axis, MOST_MARKS).map((year) => (
          <span key={year} style={{ left: percent(Math.min(1, partAt(axis, `${year}-07-01`))) }}>
            {year}
          </span>
        ))}
      </div>
    </div>
  );
};

type TimeRowProps = {
  /** All relations known today, those that ended included. */
  relations: readonly NetworkRelation[];
  /** Those that are shown, as they stand on the day. */
  shown: readonly NetworkRelation[];
  on: Day | undefined;
  /** Of all relations. */
  firstRead: Network['first_read'];
  onChange(on: Day | undefined): void;
};

/** The day that is shown, and when relations began and ended. */
export const TimeRow = ({ relations, shown, on, firstRead, onChange }: TimeRowProps) => {
  const { t } = useTranslation('network', { keyPrefix: 'time' });
  const heldSentence = useHeldSentence();
  const { day } = useDateFormat();
  const dayId = useId();
  const today = dayOf(new Date());
  const axis = useMemo(() => timeAxis(relations, today), [relations, today]);
  const { previous, next } = eventsAround(axis, on);
  const last = on !== undefined && axis.eventDays.includes(on) ? on : previous;
  const { earliest, latest, has_unknown } = firstRead;
  const choose = (typed: string): void => {
    if (typed !== '') onChange(typed >= today ? undefined : typed);
  };
  const unread = (): string | undefined => {
    if (has_unknown) return t(latest === null ? 'unreadUnknown' : 'unreadPartlyUnknown');
    if (latest === null || partAt(axis, latest) === 0) return undefined;
    return earliest === null || earliest === latest
      ? t('unread', { day: day(latest) })
      : t('unreadPartly', { from: day(earliest), to: day(latest) });
  };
  return (
    <div className={`${classes.row} line-top`}>
      <div className={`${classes.state} stack gap-6`}>
        <label className="text-12 weight-600 ink2" htmlFor={dayId}>
          {t('stateOn')}
        </label>
        <input
          id={dayId}
          className="field min-w-0 px-10"
          type="date"
          value={on ?? today}
          max={today}
          onChange={(event) => choose(event.currentTarget.value)}
        />
        <div className={`${classes.events} stack gap-6`}>
          <ActionIcon
            variant="default"
            size={32}
            aria-label={t('previous')}
            title={t('previous')}
            disabled={previous === undefined}
            onClick={() => onChange(previous)}
          >
            <IconChevronLeft size={16} stroke={1.7} aria-hidden />
          </ActionIcon>
          <button type="button" className="weight-500" disabled={on === undefined} onClick={() => onChange(undefined)}>
            {t('today')}
          </button>
          <ActionIcon
            variant="default"
            size={32}
            aria-label={t('next')}
            title={t('next')}
            disabled={next === undefined}
            onClick={() => onChange(next === 'today' ? undefined : next)}
          >
            <IconChevronRight size={16} stroke={1.7} aria-hidden />
          </ActionIcon>
        </div>
      </div>
      <Slider axis={axis} on={on} firstRead={firstRead} onChange={onChange} />
      <div className="ink2">
        <p className={`${classes.legend} row items-center gap-6 size-12 ink3 mb-4`}>
          <i className={classes.begun} /> {t('begun')} <i className={classes.ended} /> {t('ended')}{' '}
          <span className="ml-auto">{t('perYear')}</span>
        </p>
        <p>
          <b className="weight-600 ink">{heldSentence(countHeld(shown), on === undefined)}</b>{' '}
          {last !== undefined && t('lastChange', { day: day(last) })}
        </p>
        <p className="text-12 ink3 mt-4">{unread()}</p>
      </div>
    </div>
  );
};
