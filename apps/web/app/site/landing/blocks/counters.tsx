import { useRef } from 'react';
import { useFormat } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { Magnitude } from '../../../ui/facts/magnitude.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import classes from './counters.module.css';
import { useCountUp } from './use-count-up.ts';

/** The specification's figures, the largest first; `unit` says how each is written. */
const COUNTERS = [
  { name: 'profiles', value: 2_155_000, unit: 'exact' },
  { name: 'identifiers', value: 2_000_000, unit: 'millions' },
  { name: 'social', value: 1_000_000, unit: 'millions' },
  { name: 'phones', value: 500_000, unit: 'thousands' },
  { name: 'finances', value: 400_000, unit: 'thousands' },
  { name: 'emails', value: 350_000, unit: 'thousands' },
  { name: 'reports', value: 100_000, unit: 'thousands' },
  { name: 'employees', value: 10_000, unit: 'thousands' },
] as const;

const DIVISORS = { exact: 1, millions: 1_000_000, thousands: 1_000 } as const;

const LARGEST = COUNTERS[0].value;
const LARGEST_POINT_PX = 60;

export const Counters = () => {
  const { t } = useTranslation('landing', { keyPrefix: 'counters' });
  const format = useFormat();
  const place = useRef<HTMLDListElement>(null);
  const share = useCountUp(place);
  return (
    <Section tone="night" title={t('title')}>
      <dl ref={place} className={classes.counters}>
        {COUNTERS.map(({ name, value, unit }) => (
          <div key={name} className={classes.counter}>
            <dt className="text-15 night-muted mt-4">{t(name)}</dt>
            <dd>
              <div className={classes.point}>
                <Magnitude
                  value={value}
                  largest={LARGEST}
                  maxDiameter={LARGEST_POINT_PX}
                  tone={value === LARGEST ? 'amber' : 'light'}
                />
              </div>
              {t(unit, { number: format.count(Math.round((value / DIVISORS[unit]) * share)) })}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
};
