import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Pairs } from '../../ui/layout/pairs.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { ChangesSample } from '../../ui/samples/changes-sample.tsx';
import { LeadSample } from '../../ui/samples/lead-sample.tsx';
import { MarketSample } from '../../ui/samples/market-sample.tsx';
import classes from './results.module.css';

const USES = [
  { name: 'research', picture: <MarketSample /> },
  { name: 'leads', picture: <LeadSample /> },
  { name: 'planning', picture: <ChangesSample /> },
] as const satisfies readonly { name: string; picture: ReactNode }[];

const POINTS = ['first', 'second', 'third'] as const;

export const Results = () => {
  const { t } = useTranslation('solutions', { keyPrefix: 'results' });
  return (
    <Section title={t('title')} lead={t('lead')}>
      <Pairs
        pairs={USES.map(({ name, picture }) => ({
          name,
          picture,
          text: (
            <>
              <h3>{t(`${name}.title`)}</h3>
              <p>{t(`${name}.text`)}</p>
              <ul className="mt-24">
                {POINTS.map((point) => (
                  <li className="text-15 ink py-12 line-top" key={point}>
                    {t(`${name}.points.${point}`)}
                  </li>
                ))}
              </ul>
            </>
          ),
        }))}
      />
      <p className={classes.note}>{t('demo')}</p>
    </Section>
  );
};
