import { addMessages, useTranslation } from '../../lib/i18n/i18n.ts';
import { ClosingBanner } from '../../site/shell/closing-banner.tsx';
import { PageHead } from '../../site/shell/page-head.tsx';
import { solutionsDe } from '../../site/solutions/messages.de.ts';
import { solutionsEn } from '../../site/solutions/messages.en.ts';
import { Mission } from '../../site/solutions/mission.tsx';
import { Results } from '../../site/solutions/results.tsx';
import { SolutionFeatures } from '../../site/solutions/solution-features.tsx';
import { PageIntro } from '../../ui/layout/page-intro.tsx';
import { cardSamplesDe } from '../../ui/samples/card-messages.de.ts';
import { cardSamplesEn } from '../../ui/samples/card-messages.en.ts';
import { samplesDe } from '../../ui/samples/messages.de.ts';
import { samplesEn } from '../../ui/samples/messages.en.ts';

addMessages('solutions', { en: solutionsEn, de: solutionsDe });
addMessages('samples', { en: samplesEn, de: samplesDe });
addMessages('cardSamples', { en: cardSamplesEn, de: cardSamplesDe });

export default function Solutions() {
  const { t } = useTranslation('solutions');
  return (
    <>
      <PageHead title={t('title')} description={t('description')} path="/solutions" />
      <PageIntro title={t('headline')} lead={t('lead')} />
      <Mission />
      <Results />
      <SolutionFeatures />
      <ClosingBanner second="pricing" />
    </>
  );
}
