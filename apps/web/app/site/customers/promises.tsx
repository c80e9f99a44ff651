import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Section } from '../../ui/layout/section.tsx';
import { ThreePoints } from '../../ui/layout/three-points.tsx';

const PROMISES = ['sources', 'people', 'costs'] as const;

export const Promises = () => {
  const { t } = useTranslation('customers', { keyPrefix: 'promises' });
  return (
    <Section title={t('title')} lead={t('lead')}>
      <ThreePoints points={PROMISES.map((name) => ({ name, title: t(`${name}.title`), text: t(`${name}.text`) }))} />
    </Section>
  );
};
