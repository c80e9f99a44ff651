import type { AccessLogEntry } from '@firmament/api-contract/calls/access-log';
import { isRegisterId } from '@firmament/api-contract/rules/register-id';
import { Button, Skeleton } from '@mantine/core';
import { IconBuilding, IconHistory, IconUser, IconUserCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { type Age, ageOf, relativeTime } from '../../lib/format/relative-time.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { dashboardPathOf } from '../../lib/pages/dashboard-pages.ts';
import { Problem } from '../../ui/feedback/problem.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
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
    <li className={classes.row}>
      <Icon size={18} stroke={1.6} role="img" aria-label={t(`kind.${entity_type}`)} />
      <div className={classes.what}>
        <Link
          className={classes.name}
          prefetch="intent"
          to={`${PATHS[entity_type]}/${encodeURIComponent(entity_id)}`}
          {...(shortName !== name && { title: name })}
        >
          {shortName}
        </Link>
        <span className={classes.title} {...(shortTitle !== title && { title: title ?? '' })}>
          {shortTitle ?? t('unknown')}
        </span>
      </div>
      <span className={classes.place}>{place && words.locality(place)}</span>
      <time className={classes.time} dateTime={accessed_at} title={moment(accessed_at)}>
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
    <section key={age} className={classes.group} aria-labelledby={`recent-${age}`}>
      <h2 id={`recent-${age}`}>{t(`groups.${age}`)}</h2>
      <ul>
        {members.map((entry) => (
          <Row key={`${entry.entity_type} ${entry.entity_id}`} entry={entry} now={now} />
        ))}
      </ul>
    </section>
  ));
};

const Empty = () => {
  const { t } = useTranslation('recent', { keyPrefix: 'empty' });
  const companies = dashboardPathOf('companies');
  return (
    <div className={classes.empty}>
      <IconHistory size={32} stroke={1.4} aria-hidden />
      <h2>{t('title')}</h2>
      <p>{t('text')}</p>
      {companies !== undefined && (
        <Button component={Link} to={companies} size="xs">
          {t('companies')}
        </Button>
      )}
    </div>
  );
};

/** What the member opened, newest first. */
export const RecentList = () => {
  const { t } = useTranslation('recent');
  const { data: entries, error, refetch } = useQuery({ ...recentQuery, enabled: !isClearing() });
  const clear = useClearHistory();
  const content = () => {
    if (entries !== undefined) return entries.length === 0 ? <Empty /> : <Groups entries={entries} />;
    if (error !== null) return <Problem error={error} onRetry={() => refetch()} />;
    return (
      <div className={classes.loading} role="status" aria-label={t('loading')}>
        {[1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} height={44} radius="lg" />
        ))}
      </div>
    );
  };
  return (
    <>
      <PageTitle title={t('title')}>
        {entries !== undefined && entries.length > 0 && (
          <Button size="xs" variant="default" onClick={clear}>
            {t('clear')}
          </Button>
        )}
      </PageTitle>
      <p className={classes.lead}>{t('lead')}</p>
      {content()}
    </>
  );
};
