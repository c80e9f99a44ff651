import type { WatchedChange, WatchlistItem } from '@firmament/api-contract/calls/watchlist';
import { isRegisterId } from '@firmament/api-contract/rules/register-id';
import { Button } from '@mantine/core';
import { IconBuilding, IconUser, IconUserCircle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useSourceWords } from '../../lib/i18n/use-source-words.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { WatchButton } from './watch-button.tsx';
import classes from './watchlist-row.module.css';

const PATHS = { company: '/dashboard/companies', employee: '/dashboard/employees' } as const;
const ICONS = { company: IconBuilding, employee: IconUser } as const;

type ChangesProps = { changes: readonly WatchedChange[]; count: number; hasAllValues: boolean };

const Changes = ({ changes, count, hasAllValues }: ChangesProps) => {
  const { t } = useTranslation('watchlist');
  const { day } = useDateFormat();
  const sourceWords = useSourceWords();
  const more = count - changes.length;
  return (
    <ul className={`${classes.changes} stack gap-8 mt-10`}>
      {changes.map(({ change_id, text, source_label, changed_at }) => (
        <li key={change_id}>
          <span className="anywhere block">{text}</span>
          <span className="text-12 ink3 numeric">
            <time dateTime={changed_at}>{day(changed_at.slice(0, 10))}</time> · {sourceWords.source(source_label)}
          </span>
        </li>
      ))}
      {more > 0 && <li className="text-12 ink3 numeric">{t('more', { count: more })}</li>}
      {!hasAllValues && <li className="text-12 ink3 numeric">{t('openForValues')}</li>}
    </ul>
  );
};

const hasValue = ({ old_value, new_value }: WatchedChange): boolean => old_value !== null || new_value !== null;

/** The main facts of a company or person in one line. */
const factsOf = (
  { entity_type, entity_id, title, company_name, industry, place }: WatchlistItem,
  words: ReturnType<typeof useWords>,
): string =>
  (entity_type === 'company'
    ? [industry && words.industry(industry), place]
    : [
        title && isRegisterId(entity_id) ? words.title(title, null) : title,
        company_name,
        place && words.locality(place),
      ]
  )
    .filter((fact) => fact !== null && fact !== '')
    .join(' · ');

type WatchlistRowProps = { item: WatchlistItem; onSeen(item: WatchlistItem): void };

export const WatchlistRow = ({ item, onSeen }: WatchlistRowProps) => {
  const { t } = useTranslation('watchlist');
  const { day } = useDateFormat();
  const words = useWords();
  const { entity_type, entity_id, has_objected, is_no_longer_shown, legal_status, as_of, changes } = item;
  const gone = has_objected ? 'objected' : is_no_longer_shown ? 'expired' : undefined;
  const name = gone ? t(`${gone}.name`) : item.name;
  const Icon = isRegisterId(entity_id) ? IconUserCircle : ICONS[entity_type];
  return (
    <li className={`${classes.row} px-16 py-12 line-top`}>
      <Icon className="ink3 mt-2" size={18} stroke={1.6} role="img" aria-label={t(`kind.${entity_type}`)} />
      <div className="min-w-0">
        {gone ? (
          <span className="title-14 ink anywhere">{name}</span>
        ) : (
          <Link
            className={`${classes.name} title-14 ink-link anywhere`}
            to={`${PATHS[entity_type]}/${encodeURIComponent(entity_id)}`}
          >
            {name}
          </Link>
        )}
        <p className="text-12 ink3">
          {gone ? t(`${gone}.why`) : factsOf(item, words)}
          {legal_status === 'Inactive' && <span className="weight-500 danger ml-8">{t('status.Inactive')}</span>}
        </p>
        {changes.length > 0 && (
          <Changes
            changes={changes}
            count={item.change_count}
            hasAllValues={item.is_opened || changes.every(hasValue)}
          />
        )}
      </div>
      <span className={`${classes.day} text-12 ink3 numeric`}>
        {gone === undefined && (as_of === null ? t('undated') : t('updated', { day: day(as_of) }))}
      </span>
      <div className={classes.actions}>
        {changes.length > 0 && (
          <Button size="xs" variant="default" aria-label={t('seenNamed', { name })} onClick={() => onSeen(item)}>
            {t('seen')}
          </Button>
        )}
        <WatchButton
          entityType={entity_type}
          entityId={entity_id}
          name={name}
          isBare
          isWatchedAtFirst
          isForGood={gone !== undefined}
        />
      </div>
    </li>
  );
};
