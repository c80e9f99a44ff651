import { addMessages, useTranslation } from '../../lib/i18n/i18n.ts';
import { Correction } from '../../site/data/correction.tsx';
import { CountedParts } from '../../site/data/counted-parts.tsx';
import { dataTexts } from '../../site/data/messages.de.ts';
import { MissingList } from '../../site/data/missing-list.tsx';
import { ClosingBanner } from '../../site/shell/closing-banner.tsx';
import { PageHead } from '../../site/shell/page-head.tsx';
import { PageIntro } from '../../ui/layout/page-intro.tsx';
import { Section } from '../../ui/layout/section.tsx';

addMessages('data', dataTexts);

export default function Data() {
  const { t } = useTranslation('data');
  return (
    <>
      <PageHead title={t('title')} description={t('description')} path="/data" />
      <PageIntro title={t('headline')} lead={t('lead')} />
      <CountedParts />
      <Section tone="mist" title={t('missing.title')}>
        <MissingList />
      </Section>
      <Correction />
      <ClosingBanner second="pricing" />
    </>
  );
}
