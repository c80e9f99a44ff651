import type { CompanyDetail, DataUpdate } from '@firmament/api-contract/calls/companies';
import { useState } from 'react';
import { NONE, useDateFormat } from '../../../lib/format/format-date.ts';
import { hasText, useTranslation } from '../../../lib/i18n/i18n.ts';
import { Timeline, TimelineItem } from '../../../ui/facts/timeline.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { companyEn } from '../messages.en.ts';
import { groupUpdates, type UpdateGroup } from './group-updates.ts';
import classes from './updates-card.module.css';

const SHOWN_AT_FIRST = 6;
/** A longer value would push the next entry out of sight. */
const LONGEST_VALUE = 120;

type FieldName = keyof (typeof companyEn)['updates']['fields'];

const useFieldName = (): ((field: string) => string) => {
  const { t } = useTranslation('company', { keyPrefix: 'updates' });
  return (field) => {
    if (hasText('company', `updates.fields.${field}`)) return t(`fields.${field as FieldName}`);
    if (field.startsWith('social_')) return t('fields.social');
    return field.startsWith('domain') ? t('fields.domain') : t('fields.other');
  };
};

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

const shortened = (value: string): string =>
  value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE).trimEnd()}…` : value;

const titleKey = ({ old_value, new_value }: DataUpdate) => {
  if (new_value === null) return 'removed';
  return old_value === null ? 'set' : 'changed';
};

const Values = ({ change }: { change: DataUpdate }) => {
  const { t } = useTranslation('company', { keyPrefix: 'updates' });
  const { day } = useDateFormat();
  const { old_value, new_value } = change;
  const text = (value: string): string => (ISO_DAY.test(value) ? day(value) : shortened(value));
  return (
    <span className={classes.values}>
      <span className={classes.value}>{new_value === null ? NONE : text(new_value)}</span>
      {old_value !== null && <span className={classes.old}>{t('from', { value: text(old_value) })}</span>}
    </span>
  );
};

const Entry = ({ group: { changedAt, source, changes }, isLatest }: { group: UpdateGroup; isLatest: boolean }) => {
  const { t } = useTranslation('company', { keyPrefix: 'updates' });
  const { day } = useDateFormat();
  const fieldName = useFieldName();
  const [only] = changes;
  const title =
    changes.length === 1 && only !== undefined
      ? t(titleKey(only), { field: fieldName(only.field) })
      : t('severalChanged', { count: changes.length });
  return (
    <TimelineItem title={title} isCurrent={isLatest}>
      {changes.map((change) => (
        <p key={`${change.field} ${change.new_value}`} className={classes.change}>
          {changes.length > 1 && <span className={classes.field}>{fieldName(change.field)}:</span>}
          <Values change={change} />
        </p>
      ))}
      <p className={classes.remark}>
        {day(changedAt.slice(0, 10))} · {source}
      </p>
    </TimelineItem>
  );
};

type UpdatesCardProps = { detail: CompanyDetail };

/** What changed in our record, and which source reported it. */
export const UpdatesCard = ({ detail: { company, updates, as_of } }: UpdatesCardProps) => {
  const { t } = useTranslation('company', { keyPrefix: 'updates' });
  const { day } = useDateFormat();
  const [isLong, setIsLong] = useState(false);
  const groups = groupUpdates(updates);
  const shown = isLong ? groups : groups.slice(0, SHOWN_AT_FIRST);
  // What is told of the years before is older than our record of it.
  const isAddedLast = groups.every(({ changedAt }) => changedAt < company.date_added);
  const added = (
    <TimelineItem title={t('added')} isCurrent={isAddedLast}>
      <p className={classes.remark}>
        {day(company.date_added.slice(0, 10))} · {company.provenance.label}
      </p>
      {groups.length === 0 && <p className={classes.remark}>{t('none')}</p>}
    </TimelineItem>
  );
  return (
    <Card title={t('title')} aside={as_of.stated_on === null ? t('undated') : t('last', { day: day(as_of.stated_on) })}>
      <Timeline>
        {isAddedLast && added}
        {shown.map((group, index) => (
          <Entry key={`${group.changedAt} ${group.source}`} group={group} isLatest={index === 0 && !isAddedLast} />
        ))}
        {!isAddedLast && added}
      </Timeline>
      {shown.length < groups.length && (
        <button className={classes.more} type="button" onClick={() => setIsLong(true)}>
          {t('more', { count: groups.length - shown.length })}
        </button>
      )}
    </Card>
  );
};
