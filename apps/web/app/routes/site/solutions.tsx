import { addMessages, useTranslation } from '../../lib/i18n/i18n.ts';
import { ClosingBanner } from '../../site/shell/closing-banner.tsx';
import { PageHead } from '../../site/shell/page-head.tsx';
import { solutionsTexts } from '../../site/solutions/messages.de.ts';
import { Mission } from '../../site/solutions/mission.tsx';
import { Results } from '../../site/solutions/results.tsx';
import { SolutionFeatures } from '../../site/solutions/solution-features.tsx';
import { PageIntro } from '../../ui/layout/page-intro.tsx';
import { cardSamplesTexts } from '../../ui/samples/card-messages.de.ts';
import { samplesTexts } from '../../ui/samples/messages.de.ts';

addMessages('solutions', solutionsTexts);
addMessages('samples', samplesTexts);
addMessages('cardSamples', cardSamplesTexts);

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
