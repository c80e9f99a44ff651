import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { Initials } from '../../../ui/facts/initials.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { MetricsSample } from '../../../ui/samples/metrics-sample.tsx';
import { SAMPLE_PEOPLE } from '../../../ui/samples/sample-company.ts';
import { SampleIcon } from '../../../ui/samples/sample-icon.tsx';
import classes from './three-steps.module.css';

const FILTERS = ['industry', 'within', 'revenue'] as const;

const AskSample = () => {
  const { t } = useTranslation('landing', { keyPrefix: 'steps.ask' });
  return (
    <>
      <ul className={classes.chips}>
        {FILTERS.map((filter) => (
          <li key={filter}>
            {t(filter)} <b>{t(`${filter}Value`)}</b>
          </li>
        ))}
      </ul>
      <p className={classes.foot}>
        {t('results')}
        <b className="weight-600 ink">{t('free')}</b>
      </p>
    </>
  );
};

const ReachSample = () => {
  const { t } = useTranslation('samples');
  return (
    <ul>
      {SAMPLE_PEOPLE.slice(0, 2).map(({ name, title, signing }) => (
        <li key={name} className={classes.person}>
          <Initials name={name} />
          <div>
            <b className="block title-14 ink">{name}</b>
            {t(`titles.${title}`)}, {t(`signing.${signing}`)}
          </div>
          <SampleIcon name="email" size={20} />
          <SampleIcon name="phone" size={20} />
        </li>
      ))}
    </ul>
  );
};

const STEPS = [
  { name: 'ask', sample: <AskSample /> },
  { name: 'read', sample: <MetricsSample figures={['revenue', 'equity', 'employees']} /> },
  { name: 'reach', sample: <ReachSample /> },
] as const satisfies readonly { name: string; sample: ReactNode }[];

export const ThreeSteps = () => {
  const { t } = useTranslation('landing', { keyPrefix: 'steps' });
  return (
    <Section title={t('title')}>
      <ol className={classes.steps}>
        {STEPS.map(({ name, sample }) => (
          <li key={name} className={classes.step}>
            <h3 className="title-20">{t(`${name}.title`)}</h3>
            <p>{t(`${name}.text`)}</p>
            <Panel className={classes.sample ?? ''}>{sample}</Panel>
          </li>
        ))}
      </ol>
    </Section>
  );
};
