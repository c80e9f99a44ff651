import { addMessages, useTranslation } from '../../lib/i18n/i18n.ts';
import { declarationDe } from '../../site/declarations/messages.de.ts';
import { declarationEn } from '../../site/declarations/messages.en.ts';
import { SettlePage } from '../../site/declarations/settle-page.tsx';
import { PageHead } from '../../site/shell/page-head.tsx';

addMessages('declaration', { en: declarationEn, de: declarationDe });

export default function Declaration() {
  const { t } = useTranslation('declaration', { keyPrefix: 'settle' });
  return (
    <>
      <PageHead title={t('title')} description={t('description')} path="/declaration" isHidden />
      <SettlePage />
    </>
  );
}
