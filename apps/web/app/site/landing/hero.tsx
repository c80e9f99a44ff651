import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Column } from '../../ui/layout/column.tsx';
import classes from './hero.module.css';
import { MapOfLights } from './lights/map-of-lights.tsx';
import { useQuickSearch } from './quick-search/quick-search.ts';
import { QuickSearchForm } from './quick-search/quick-search-form.tsx';

const PROMISES = ['freeCredits', 'noCreditCard', 'records'] as const;

export const Hero = () => {
  const { t } = useTranslation('landing');
  const { search, run } = useQuickSearch();
  const found = search.status === 'found' && search.result.total > 0 ? search : undefined;
  return (
    <section className={`${classes.hero} night`}>
      <Column className={classes.grid ?? ''}>
        <div className={classes.text}>
          <h1 className={classes.headline}>{t('headline')}</h1>
          <p className={classes.lead}>{t('lead')}</p>
          <QuickSearchForm search={search} onSearch={run} />
          <ul className={classes.promises}>
            {PROMISES.map((promise) => (
              <li key={promise}>
                <IconCheck size={16} stroke={1.6} aria-hidden />
                {t(promise)}
              </li>
            ))}
          </ul>
        </div>
        <div className={classes.map}>
          <MapOfLights matches={found?.result.places} />
        </div>
        {found !== undefined && (
          <p className={classes.key} aria-hidden="true">
            <i />
            {t('search.key', { keyword: found.keyword })}
          </p>
        )}
      </Column>
    </section>
  );
};
