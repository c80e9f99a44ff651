import type { AccessLogEntry } from '@firmament/api-contract/calls/access-log';
import { isRegisterId } from '@firmament/api-contract/rules/register-id';
import { Button } from '@mantine/core';
import { IconBuilding, IconHistory, IconUser, IconUserCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { type Age, ageOf, relativeTime } from '../../lib/format/relative-time.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { dashboardPathOf } from '../../lib/pages/dashboard-pages.ts';
import { RowLink } from '../../ui/controls/row-link.tsx';
import { EmptyList } from '../../ui/feedback/empty-list.tsx';
import { Loaded, Outline } from '../../ui/feedback/loaded.tsx';
import { PageLead } from '../../ui/layout/page-lead.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { RowGroup } from '../../ui/layout/row-group.tsx';
import { cutText } from './cut-text.ts';
import { isClearing, recentQuery, useClearHistory } from './recent.queries.ts';
import classes from './recent-list.module.css';

const PATHS = { company: '/dashboard/companies', employee: '/dashboard/employees' } as const;
const ICONS = { company: IconBuilding, employee: IconUser } as const;
const AGES: readonly Age[] = ['today', 'yesterday', 'week', 'earlier'];

/** Of a company it is the industry, of a person their own words or what a register says. */
const titleOf = (
  { entity_id, entity_type, title }: AccessLogEntry,
  words: ReturnType<typeof useWords>,
): string | null => {
  if (title === null) return null;
  if (entity_type === 'company') return words.industry(title);
  return isRegisterId(entity_id) ? words.title(title, null) : title;
};

const Row = ({ entry, now }: { entry: AccessLogEntry; now: Date }) => {
  const { t } = useTranslation('recent');
  const { moment } = useDateFormat();
  const language = useLanguage();
  const words = useWords();
  const { entity_id, entity_type, name, place, accessed_at } = entry;
  const title = titleOf(entry, words);
  const Icon = isRegisterId(entity_id) ? IconUserCircle : ICONS[entity_type];
  const [shortName, shortTitle] = [cutText(name), title === null ? null : cutText(title)];
  return (
    <li className={`${classes.row} line-top`}>
      <Icon className="ink3" size={18} stroke={1.6} role="img" aria-label={t(`kind.${entity_type}`)} />
      <div className="min-w-0">
        <RowLink
          className="ink-link weight-600 anywhere block"
          prefetch="intent"
          to={`${PATHS[entity_type]}/${encodeURIComponent(entity_id)}`}
          {...(shortName !== name && { title: name })}
        >
          {shortName}
        </RowLink>
        <span className="text-12 ink3" {...(shortTitle !== title && { title: title ?? '' })}>
          {shortTitle ?? t('member:unknown')}
        </span>
      </div>
      <span className="ink2 no-phone">{place && words.locality(place)}</span>
      <time className="size-12 ink3 numeric text-right" dateTime={accessed_at} title={moment(accessed_at)}>
        {relativeTime(new Date(accessed_at), now, language)}
      </time>
    </li>
  );
};

const Groups = ({ entries }: { entries: readonly AccessLogEntry[] }) => {
  const { t } = useTranslation('recent');
  const now = new Date();
  const groups = AGES.map((age) => ({
    age,
    members: entries.filter(({ accessed_at }) => ageOf(new Date(accessed_at), now) === age),
  })).filter(({ members }) => members.length > 0);
  return groups.map(({ age, members }) => (
    <RowGroup key={age} id={`recent-${age}`} title={t(`groups.${age}`)}>
      {members.map((entry) => (
        <Row key={`${entry.entity_type} ${entry.entity_id}`} entry={entry} now={now} />
      ))}
    </RowGroup>
  ));
};

const Empty = () => {
  const { t } = useTranslation('recent', { keyPrefix: 'empty' });
  return (
    <EmptyList
      Icon={IconHistory}
      title={t('title')}
      text={t('text')}
      measure={26}
      ways={[{ path: dashboardPathOf('companies'), name: t('companies') }]}
    />
  );
};

/** What the member opened, newest first. */
export const RecentList = () => {
  const { t } = useTranslation('recent');
  const query = useQuery({ ...recentQuery, enabled: !isClearing() });
  const clear = useClearHistory();
  return (
    <>
      <PageTitle title={t('title')}>
        {query.data !== undefined && query.data.length > 0 && (
          <Button size="xs" variant="default" onClick={clear}>
            {t('clear')}
          </Button>
        )}
      </PageTitle>
      <PageLead>{t('lead')}</PageLead>
      <Loaded query={query} loading={<Outline rows={5} height={44} />}>
        {(entries) => (entries.length === 0 ? <Empty /> : <Groups entries={entries} />)}
      </Loaded>
    </>
  );
};
