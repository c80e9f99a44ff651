import { useTranslation } from 'react-i18next';
import { accessibilityDe } from '../../features/accessibility/messages.de.ts';
import { accessibilityEn } from '../../features/accessibility/messages.en.ts';
import { Statement } from '../../features/accessibility/statement.tsx';
import { PageHead } from '../../features/site/page-head.tsx';
import { addMessages } from '../../lib/i18n.ts';
import { PageIntro } from '../../ui/page-intro.tsx';

addMessages('accessibility', { en: accessibilityEn, de: accessibilityDe });

export default function Accessibility() {
  const { t } = useTranslation('accessibility');
  return (
    <>
      <PageHead title={t('title')} description={t('description')} path="/accessibility" />
      <PageIntro title={t('headline')} lead={t('lead')} />
      <Statement />
    </>
  );
}
