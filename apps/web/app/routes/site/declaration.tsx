import { addMessages, useTranslation } from '../../lib/i18n/i18n.ts';
import { declarationTexts } from '../../site/declarations/messages.de.ts';
import { SettlePage } from '../../site/declarations/settle-page.tsx';
import { PageHead } from '../../site/shell/page-head.tsx';

addMessages('declaration', declarationTexts);

export default function Declaration() {
  const { t } = useTranslation('declaration', { keyPrefix: 'settle' });
  return (
    <>
      <PageHead title={t('title')} description={t('description')} path="/declaration" isHidden />
      <SettlePage />
    </>
  );
}
