import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Section } from '../../ui/layout/section.tsx';
import { ThreePoints } from '../../ui/layout/three-points.tsx';

const USES = ['research', 'leads', 'planning'] as const;

export const Results = () => {
  const { t } = useTranslation('solutions', { keyPrefix: 'results' });
  return (
    <Section title={t('title')} lead={t('lead')}>
      <ThreePoints points={USES.map((name) => ({ name, title: t(`${name}.title`), text: t(`${name}.text`) }))} />
    </Section>
  );
};
