import type { Companion } from '@firmament/api-contract/calls/register-record';
import type { CSSProperties } from 'react';
import { withoutDegrees } from '../../../lib/format/without-degrees.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { Initials } from '../../../ui/facts/initials.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ColleagueName } from '../side-cards.tsx';
import classes from './side-cards.module.css';
import { useDecimal } from './use-decimal.ts';

/** Who holds office in the same companies at the same time. */
export const CompanionsCard = ({ companions }: { companions: readonly Companion[] }) => {
  const { t } = useTranslation('registerPerson', { keyPrefix: 'companions' });
  const decimal = useDecimal();
  if (companions.length === 0) return null;
  const most = Math.max(...companions.map(({ years }) => years ?? 0), 1);
  const when = ({ companies: count, is_current, until_year }: Companion): string => {
    const companies = t('companies', { count });
    if (is_current) return t('still', { companies });
    return until_year === null ? companies : t('until', { companies, year: until_year });
  };
  return (
    <Card title={t('title')} aside={t('aside')}>
      <ul>
        {companions.map((companion) => (
          <li
            key={companion.employee_id}
            className={`${classes.companion} stack items-center gap-10 gap-y-2 px-16 line-top`}
          >
            <Initials name={withoutDegrees(companion.name)} isSmall />
            <ColleagueName id={companion.employee_id} name={companion.name} remark={when(companion)} />
            <span className="size-12 ink2 numeric">
              {companion.years === null ? t('noYears') : t('years', { years: decimal(companion.years) })}
            </span>
            {companion.years !== null && (
              <i
                className={classes.length}
                style={{ '--share': `${(companion.years / most) * 100}%` } as CSSProperties}
                aria-hidden="true"
              />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
};
