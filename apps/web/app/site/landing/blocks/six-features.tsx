import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { FeatureGrid } from '../../../ui/layout/feature-grid.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { IdentifierSample, IndustrySample, PeopleSample, ReportsSample } from '../../../ui/samples/fact-samples.tsx';
import { MetricsSample } from '../../../ui/samples/metrics-sample.tsx';
import { PresenceSample } from '../../../ui/samples/presence-sample.tsx';

const FEATURES = [
  { name: 'profiles', picture: <IdentifierSample /> },
  { name: 'people', picture: <PeopleSample /> },
  { name: 'reports', picture: <ReportsSample /> },
  { name: 'industry', picture: <IndustrySample /> },
  { name: 'presence', picture: <PresenceSample /> },
  { name: 'metrics', picture: <MetricsSample figures={['employees', 'revenuePerEmployee', 'earnings']} /> },
] as const satisfies readonly { name: string; picture: ReactNode }[];

export const SixFeatures = () => {
  const { t } = useTranslation('landing', { keyPrefix: 'features' });
  const features = FEATURES.map(({ name, picture }) => ({
    name,
    picture,
    title: t(`${name}.title`),
    text: t(`${name}.text`),
  }));
  return (
    <Section tone="mist" title={t('title')} lead={t('lead')}>
      <FeatureGrid features={features} columns={3} />
    </Section>
  );
};
