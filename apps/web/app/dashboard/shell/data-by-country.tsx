import { getCountryStats } from '@firmament/api-contract/calls/search';
import { Skeleton } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { formatCount } from '../../lib/format/format.ts';
import { NONE } from '../../lib/format/format-date.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Card } from '../../ui/layout/card.tsx';
import classes from './data-by-country.module.css';

const COUNTRIES = ['Austria', 'Switzerland', 'Germany'] as const;

const countryStatsQuery = queryOptions({
  queryKey: ['country-stats'],
  queryFn: async ({ signal }) => (await callApi(getCountryStats, {}, { signal })).stats,
});

/** Number of companies per country; a dash if it is not known. */
export const DataByCountry = () => {
  const { t } = useTranslation('dashboard', { keyPrefix: 'countries' });
  const { data: stats = [], isPending } = useQuery(countryStatsQuery);
  const countOf = (country: string) => stats.find(({ address_country }) => address_country === country)?.cnt;
  const total = stats.reduce((sum, { cnt }) => sum + cnt, 0);
  return (
    <Card title={t('title')} aside={t('remark')}>
      <dl className={`${classes.countries} stack gap-16 px-16 pb-14`} aria-busy={isPending}>
        {COUNTRIES.map((country) => {
          const count = countOf(country);
          return (
            <div key={country}>
              <dt className="text-12 ink3 anywhere">{t(country)}</dt>
              {/* The specification wants the German format in both languages. */}
              <dd>
                {isPending ? (
                  <Skeleton height={18} my={4} width={90} />
                ) : count === undefined ? (
                  NONE
                ) : (
                  formatCount(count, 'de')
                )}
                <span className={classes.bar} aria-hidden="true">
                  <i style={{ width: total === 0 ? 0 : `${((count ?? 0) / total) * 100}%` }} />
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
    </Card>
  );
};
