import { useTranslation } from 'react-i18next';
import { DeclarationForm } from '../../features/billing/declaration-form.tsx';
import { declarationDe } from '../../features/billing/declaration-messages.de.ts';
import { declarationEn } from '../../features/billing/declaration-messages.en.ts';
import { DeclarationNotes } from '../../features/billing/declaration-notes.tsx';
import { PageHead } from '../../features/site/page-head.tsx';
import { addMessages } from '../../lib/i18n.ts';
import { FormColumns } from '../../ui/form-columns.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';

addMessages('declaration', { en: declarationEn, de: declarationDe });

export default function Withdraw() {
  const { t } = useTranslation('declaration', { keyPrefix: 'withdraw' });
  return (
    <>
      <PageHead title={t('title')} description={t('description')} path="/withdraw" />
      <PageIntro title={t('headline')} lead={t('lead')} />
      <FormColumns form={<DeclarationForm what="withdraw" />} beside={<DeclarationNotes what="withdraw" />} />
    </>
  );
}
