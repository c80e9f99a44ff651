import type { CompanyDetail } from '@firmament/api-contract/calls/companies';
import { ActionIcon, Button } from '@mantine/core';
import { IconCalendar, IconChevronDown, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { today } from '../../../lib/format/age.ts';
import { useDateFormat } from '../../../lib/format/format-date.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useAsOf } from '../use-as-of.ts';
import classes from './as-of-picker.module.css';
import { stepsFrom } from './event-steps.ts';

type DayFormProps = { shown: string | undefined; onChoose: (day: string | undefined) => void };

const DayForm = ({ shown, onChoose }: DayFormProps) => {
  const { t } = useTranslation('company', { keyPrefix: 'asOf' });
  const id = useId();
  const [typed, setTyped] = useState(shown ?? today());
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (typed !== '') onChoose(typed >= today() ? undefined : typed);
  };
  return (
    <form className={`${classes.form} row wrap items-center gap-8`} onSubmit={submit}>
      <label className="size-12 ink2" htmlFor={id}>
        {t('stateOn')}
      </label>
      <input
        id={id}
        className="field flex-1 px-8"
        type="date"
        value={typed}
        max={today()}
        required
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" size="xs">
        {t('show')}
      </Button>
      {shown !== undefined && (
        <Button size="xs" variant="default" onClick={() => onChoose(undefined)}>
          {t('backToLatest')}
        </Button>
      )}
      <p className="text-12 ink3">{t('explained')}</p>
    </form>
  );
};

/** Chooses the day whose state is shown, or steps from event to event. */
export const AsOfPicker = ({ asOf }: { asOf: CompanyDetail['as_of'] }) => {
  const { t } = useTranslation('company', { keyPrefix: 'asOf' });
  const { day: format } = useDateFormat();
  const { day: shown, choose } = useAsOf();
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const { previous, next } = stepsFrom(asOf.event_days, shown, today());
  const latest = asOf.stated_on === null ? t('latestUndated') : t('latest', { day: format(asOf.stated_on) });
  const chooseAndClose = (day: string | undefined): void => {
    choose(day);
    panel.current?.hidePopover();
  };
  return (
    <fieldset
      className={`${classes.picker} row items-center min-w-0 gap-6 no-print`}
      data-part="as-of"
      aria-label={t('label')}
    >
      <span className="size-12 ink3 no-phone" aria-hidden>
        {t('label')}
      </span>
      <ActionIcon
        variant="default"
        size={32}
        aria-label={t('previous')}
        disabled={previous === undefined}
        onClick={() => choose(previous)}
      >
        <IconChevronLeft size={16} stroke={1.7} aria-hidden />
      </ActionIcon>
      <div className={classes.place}>
        <Button
          size="xs"
          variant="default"
          className={classes.shown ?? ''}
          popoverTarget={panelId}
          leftSection={<IconCalendar size={16} stroke={1.6} aria-hidden />}
          rightSection={<IconChevronDown size={14} stroke={1.7} aria-hidden />}
        >
          {shown === undefined ? latest : format(shown)}
        </Button>
        <div ref={panel} id={panelId} className={classes.panel} popover="auto">
          <DayForm key={shown} shown={shown} onChoose={chooseAndClose} />
        </div>
      </div>
      <ActionIcon
        variant="default"
        size={32}
        aria-label={t('next')}
        disabled={next === undefined}
        onClick={() => choose(next === 'latest' ? undefined : next)}
      >
        <IconChevronRight size={16} stroke={1.7} aria-hidden />
      </ActionIcon>
    </fieldset>
  );
};
