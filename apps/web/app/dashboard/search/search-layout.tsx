import { useMediaQuery } from '@mantine/hooks';
import { IconAdjustmentsHorizontal, IconList, IconMap2 } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useFormat } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { panelId, TabBar, tabId } from './form/tab-bar.tsx';
import classes from './search-page.module.css';

/** From this width on the map is beside the list (1100 px). */
const ROOM_FOR_MAP = '(min-width: 68.75em)';
/** The same as --phone of the stylesheets. */
const PHONE = '(max-width: 47.5em)';

type View = 'results' | 'map' | 'search';

const ICONS = { results: IconList, map: IconMap2, search: IconAdjustmentsHorizontal };

type SearchLayoutProps = {
  view: View;
  onView(view: View): void;
  total: number | undefined;
  filterCount: number;
  panel: ReactNode;
  results: ReactNode;
  /** Whether this kind of result has a map at all. */
  isMapped: boolean;
  /** Empty until there are results. */
  map: ReactNode;
  /** The result picked on a map that has no list beside it. */
  underMap: ReactNode;
  side: ReactNode;
};

/** Three columns where there is room, two with tabs on a tablet, one with tabs on a phone. */
export const SearchLayout = (props: SearchLayoutProps) => {
  const { view, onView, total, filterCount, panel, results, isMapped, map, underMap, side } = props;
  const { t } = useTranslation('search');
  const { count } = useFormat();
  const prefix = useId();
  const isWide = useMediaQuery(ROOM_FOR_MAP, true, { getInitialValueInEffect: false });
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const hasMap = map !== false && map !== null && map !== undefined;

  const views: View[] = [
    'results',
    ...(hasMap && !isWide ? (['map'] as const) : []),
    ...(isPhone ? (['search'] as const) : []),
  ];
  const chosen = views.includes(view) ? view : 'results';
  const badges: Partial<Record<View, number | undefined>> = { results: total, search: filterCount || undefined };
  const tabs = views.map((id) => {
    const Icon = ICONS[id];
    const badge = badges[id];
    return {
      id,
      label: (
        <>
          <Icon size={16} stroke={1.75} aria-hidden />
          {t(`view.${id}`)}
          {badge !== undefined && (
            <span className={`${classes.badge} size-12 weight-500 primary-text numeric`}>{count(badge)}</span>
          )}
        </>
      ),
    };
  });
  const tabPanel = (id: View) =>
    views.length > 1 && views.includes(id)
      ? { role: 'tabpanel', id: panelId(prefix, id), 'aria-labelledby': tabId(prefix, id) }
      : {};
  const bar = views.length > 1 && (
    <TabBar label={t('views')} prefix={prefix} tabs={tabs} chosen={chosen} isBare onChoose={onView} />
  );

  return (
    <>
      {isPhone && bar}
      <div className={classes.columns} data-map={isMapped}>
        <div className={classes.column} hidden={isPhone && chosen !== 'search'} {...tabPanel('search')}>
          {panel}
        </div>
        <div hidden={isPhone && chosen === 'search'}>
          {!isPhone && bar}
          <div className={classes.column} hidden={chosen === 'map'} {...tabPanel('results')}>
            {results}
            {!isWide && side}
          </div>
          {chosen === 'map' && (
            <div className={classes.column} {...tabPanel('map')}>
              {map}
              {underMap !== false && <div className={`${classes.card} box clip`}>{underMap}</div>}
            </div>
          )}
        </div>
        {isWide && (
          <div className={classes.column}>
            {map}
            {side}
          </div>
        )}
      </div>
    </>
  );
};
