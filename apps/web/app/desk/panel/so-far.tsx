import type { LogEntry } from '@firmament/api-contract/desk/log-action';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Timeline, TimelineItem } from '../../ui/facts/timeline.tsx';
import { useLogSentence } from '../parts/use-log-sentence.ts';
import { Section } from './section.tsx';

/** `at` is a calendar day or a moment; without one it has not happened. */
export type Event = { title: string; at: string | null };

const isDay = (at: string): boolean => !at.includes('T');

type SoFarProps = { events: readonly Event[]; log: readonly LogEntry[] };

/** What happened to a thing, newest first: its own dates and what operators did. */
export const SoFar = ({ events, log }: SoFarProps) => {
  const { t } = useTranslation('deskPanel');
  const { day, moment } = useDateFormat();
  const { sentenceOf } = useLogSentence();
  const all = [
    ...log.map((entry) => ({ title: sentenceOf(entry), at: entry.at })),
    ...events.flatMap(({ title, at }) => (at === null ? [] : [{ title, at }])),
  ].sort((one, other) => other.at.localeCompare(one.at));
  return (
    <>
      <Section title={t('soFar')} />
      <Timeline>
        {all.map(({ title, at }, index) => (
          <TimelineItem key={`${at} ${title}`} title={title} isCurrent={index === 0}>
            <time className="text-12 ink3" dateTime={at}>
              {isDay(at) ? day(at) : moment(at)}
            </time>
          </TimelineItem>
        ))}
      </Timeline>
    </>
  );
};
