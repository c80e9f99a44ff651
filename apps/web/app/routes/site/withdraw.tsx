import { addMessages, useTranslation } from '../../lib/i18n/i18n.ts';
import { DeclarationForm } from '../../site/declarations/declaration-form.tsx';
import { DeclarationNotes } from '../../site/declarations/declaration-notes.tsx';
import { declarationTexts } from '../../site/declarations/messages.de.ts';
import { PageHead } from '../../site/shell/page-head.tsx';
import { FormColumns } from '../../ui/layout/form-columns.tsx';
import { PageIntro } from '../../ui/layout/page-intro.tsx';

addMessages('declaration', declarationTexts);

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
