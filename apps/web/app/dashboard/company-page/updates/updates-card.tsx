import type { Company, CompanyDetail } from '@firmament/api-contract/calls/companies';
import type { CompanyEvent } from '@firmament/api-contract/calls/company-facts';
import {
  IconAlertTriangle,
  IconBook2,
  IconBuildingCommunity,
  IconCoins,
  IconFileText,
  IconUserEdit,
  type TablerIcon,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { isOld, today } from '../../../lib/format/age.ts';
import { useDateFormat } from '../../../lib/format/format-date.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { MoreButton } from '../../../ui/controls/more-button.tsx';
import { Segments } from '../../../ui/controls/segments.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useAgeText } from '../use-age.ts';
import { type EventGroup, groupEvents, type Topic, topicOf, topicsOf } from './event-groups.ts';
import { EventSentence } from './event-sentence.tsx';
import { TIMELINE_ID } from './timeline-id.ts';
import classes from './updates-card.module.css';

const SHOWN_AT_FIRST = 8;

const ICONS: Record<Topic, TablerIcon> = {
  people: IconUserEdit,
  name_and_seat: IconBuildingCommunity,
  capital: IconCoins,
  status: IconAlertTriangle,
  data: IconFileText,
};

const DAY = `${classes.day} size-12 ink2 numeric text-right`;

type EntryProps = { day: string | null; icon: TablerIcon; remark: string; children: ReactNode };

const Entry = ({ day, icon: Icon, remark, children }: EntryProps) => {
  const { t } = useTranslation('company', { keyPrefix: 'updates' });
  const { day: format } = useDateFormat();
  return (
    <li className={`${classes.entry} unbroken`}>
      {day === null ? (
        <span className={DAY}>{t('noDay')}</span>
      ) : (
        <time className={DAY} dateTime={day}>
          {format(day)}
        </time>
      )}
      <span className={`${classes.icon} center ink2`}>
        <Icon size={14} stroke={1.7} aria-hidden />
      </span>
      <div className={classes.text}>
        {children}
        <span className="block text-12 ink3">{remark}</span>
      </div>
    </li>
  );
};

const GroupEntry = ({ group: { day, topic, source, events }, company }: { group: EventGroup; company: Company }) => {
  const { t } = useTranslation('company', { keyPrefix: 'updates' });
  const isCompared = events.every(({ certainty }) => certainty === 'compared');
  return (
    <Entry day={day} icon={ICONS[topic]} remark={isCompared ? t('compared', { source }) : source}>
      {events.map((event) => (
        <EventSentence key={event.event_id} event={event} company={company} />
      ))}
    </Entry>
  );
};

type TopicsProps = {
  events: readonly CompanyEvent[];
  chosen: Topic | undefined;
  onChoose: (topic: Topic | undefined) => void;
};

const Topics = ({ events, chosen, onChoose }: TopicsProps) => {
  const { t } = useTranslation('company', { keyPrefix: 'updates' });
  const topics = topicsOf(events);
  if (topics.length < 2) return null;
  return (
    <div className="px-16 pb-12">
      <Segments
        label={t('filter')}
        options={[
          { value: undefined, text: t('all', { count: events.length }) },
          ...topics.map((topic) => ({ value: topic, text: t(`topics.${topic}`) })),
        ]}
        chosen={chosen}
        onChoose={onChoose}
      />
    </div>
  );
};

/** Nobody told us anything of this time. */
const Silence = ({ text }: { text: string }) => (
  <li className={`${classes.silence} size-12 amber-text unbroken`}>
    <span className={classes.text}>{text}</span>
  </li>
);

/** What happened to the company, and who told us. */
export const UpdatesCard = ({ detail: { events, as_of, company } }: { detail: CompanyDetail }) => {
  const { t } = useTranslation('company', { keyPrefix: 'updates' });
  const { day } = useDateFormat();
  const age = useAgeText();
  const [topic, setTopic] = useState<Topic>();
  const [isLong, setIsLong] = useState(false);
  const groups = groupEvents(topic === undefined ? events : events.filter((event) => topicOf(event) === topic));
  const shown = isLong ? groups : groups.slice(0, SHOWN_AT_FIRST);
  const isLatest = as_of.day === null;
  const silentSince = isLatest && isOld(as_of.stated_on) ? as_of.stated_on : null;
  const readOn =
    as_of.sources
      .flatMap(({ read_at }) => read_at?.slice(0, 10) ?? [])
      .sort()
      .at(-1) ?? company.date_added.slice(0, 10);
  return (
    <Card
      id={TIMELINE_ID}
      title={t('title')}
      aside={as_of.stated_on === null ? t('undated') : t('member:asOfDay', { day: day(as_of.stated_on) })}
    >
      <Topics events={events} chosen={topic} onChoose={setTopic} />
      <ol className="px-16 pt-2 pb-8">
        {isLatest && topic === undefined && (
          <Entry day={readOn} icon={IconBook2} remark="Firmament">
            <span className="block anywhere">
              {silentSince === null ? t('read') : t('readOld', { day: day(silentSince) })}
            </span>
          </Entry>
        )}
        {silentSince !== null && <Silence text={t('silence', { span: age.span(silentSince, today()) })} />}
        {shown.map((group) => (
          <GroupEntry key={group.events[0]?.event_id} group={group} company={company} />
        ))}
        {events.length === 0 && <Silence text={t('none')} />}
      </ol>
      {shown.length < groups.length && (
        <MoreButton onClick={() => setIsLong(true)}>{t('more', { count: groups.length - shown.length })}</MoreButton>
      )}
    </Card>
  );
};
