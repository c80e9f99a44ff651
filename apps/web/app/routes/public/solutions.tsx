import { useTranslation } from 'react-i18next';
import { ClosingBanner } from '../../features/site/closing-banner.tsx';
import { PageHead } from '../../features/site/page-head.tsx';
import { solutionsDe } from '../../features/solutions/messages.de.ts';
import { solutionsEn } from '../../features/solutions/messages.en.ts';
import { Mission } from '../../features/solutions/mission.tsx';
import { Results } from '../../features/solutions/results.tsx';
import { SolutionFeatures } from '../../features/solutions/solution-features.tsx';
import { addMessages } from '../../lib/i18n.ts';
import { PageIntro } from '../../ui/page-intro.tsx';
import { samplesDe } from '../../ui/samples/messages.de.ts';
import { samplesEn } from '../../ui/samples/messages.en.ts';

addMessages('solutions', { en: solutionsEn, de: solutionsDe });
addMessages('samples', { en: samplesEn, de: samplesDe });

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
