import { addMessages, useTranslation } from '../../lib/i18n/i18n.ts';
import { accessibilityTexts } from '../../site/accessibility/messages.de.ts';
import { Statement } from '../../site/accessibility/statement.tsx';
import { PageHead } from '../../site/shell/page-head.tsx';
import { PageIntro } from '../../ui/layout/page-intro.tsx';

addMessages('accessibility', accessibilityTexts);

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
