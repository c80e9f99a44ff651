import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { FeatureGrid } from '../../ui/layout/feature-grid.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { IdentifierSample, PeopleSample, ReportsSample } from '../../ui/samples/fact-samples.tsx';
import { MetricsSample } from '../../ui/samples/metrics-sample.tsx';

const PICTURES = {
  profiles: <IdentifierSample />,
  statements: <ReportsSample />,
  operations: <MetricsSample figures={['employees', 'revenuePerEmployee', 'earnings']} />,
  employees: <PeopleSample />,
} as const satisfies Record<string, ReactNode>;

const FEATURES = ['profiles', 'statements', 'operations', 'employees'] as const;

export const SolutionFeatures = () => {
  const { t } = useTranslation('solutions', { keyPrefix: 'features' });
  const features = FEATURES.map((name) => ({
    name,
    title: t(`${name}.title`),
    text: t(`${name}.text`),
    picture: PICTURES[name],
  }));
  return (
    <Section tone="mist" title={t('title')} lead={t('lead')}>
      <FeatureGrid features={features} columns={2} />
    </Section>
  );
};
