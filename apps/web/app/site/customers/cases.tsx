import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Pairs } from '../../ui/layout/pairs.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { ChangesSample } from '../../ui/samples/changes-sample.tsx';
import { ResultsSample } from '../../ui/samples/results-sample.tsx';
import { SigningSample } from '../../ui/samples/signing-sample.tsx';
import classes from './cases.module.css';

const CASES = [
  { name: 'sales', picture: <ResultsSample /> },
  { name: 'purchasing', picture: <SigningSample /> },
  { name: 'finance', picture: <ChangesSample /> },
] as const satisfies readonly { name: string; picture: ReactNode }[];

const STEPS = ['first', 'second', 'third'] as const;

/** Work that customers do, from the question to the answer. Shown with the demo's companies, not with made-up customers. */
export const Cases = () => {
  const { t } = useTranslation('customers', { keyPrefix: 'cases' });
  return (
    <Section tone="mist" title={t('title')} lead={t('lead')}>
      <Pairs
        pairs={CASES.map(({ name, picture }) => ({
          name,
          picture,
          text: (
            <>
              <p className={classes.trade}>{t(`${name}.trade`)}</p>
              <h3>{t(`${name}.title`)}</h3>
              <p>{t(`${name}.question`)}</p>
              <ol className={classes.steps}>
                {STEPS.map((step) => (
                  <li key={step}>{t(`${name}.steps.${step}`)}</li>
                ))}
              </ol>
              <p className={classes.used}>
                {t('used')} <b className="weight-600 ink">{t(`${name}.used`)}</b>
              </p>
            </>
          ),
        }))}
      />
    </Section>
  );
};
