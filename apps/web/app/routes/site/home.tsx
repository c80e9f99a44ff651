import { addMessages, useTranslation } from '../../lib/i18n/i18n.ts';
import { SITE_ORIGIN } from '../../lib/pages/site-origin.ts';
import { Counters } from '../../site/landing/blocks/counters.tsx';
import { PlansTeaser } from '../../site/landing/blocks/plans-teaser.tsx';
import { SixFeatures } from '../../site/landing/blocks/six-features.tsx';
import { Success } from '../../site/landing/blocks/success.tsx';
import { ThreeSteps } from '../../site/landing/blocks/three-steps.tsx';
import { Workflow } from '../../site/landing/blocks/workflow.tsx';
import { CompanyPanel } from '../../site/landing/company-panel/company-panel.tsx';
import { Hero } from '../../site/landing/hero.tsx';
import { landingTexts } from '../../site/landing/messages.de.ts';
import { newsletterTexts } from '../../site/newsletter/messages.de.ts';
import { NewsletterForm } from '../../site/newsletter/newsletter-form.tsx';
import { ClosingBanner } from '../../site/shell/closing-banner.tsx';
import { FreeCredits } from '../../site/shell/free-credits.tsx';
import { PageHead } from '../../site/shell/page-head.tsx';
import { samplesTexts } from '../../ui/samples/messages.de.ts';
import type { PublicPageHandle } from './layout.tsx';

addMessages('landing', landingTexts);
addMessages('samples', samplesTexts);
addMessages('newsletter', newsletterTexts);

export const handle: PublicPageHandle = { headerTone: 'night' };

const SITE = { name: 'Firmament', url: SITE_ORIGIN };

const LINKED_DATA = [
  { '@type': 'Organization', ...SITE, logo: `${SITE_ORIGIN}/icon-512.png`, areaServed: ['AT', 'DE', 'CH'] },
  { '@type': 'WebSite', ...SITE, inLanguage: ['en', 'de'] },
];

export default function Home() {
  const { t } = useTranslation('landing');
  return (
    <>
      <PageHead title={t('title')} description={t('description')} path="/" linkedData={LINKED_DATA} />
      <Hero freeCredits={<FreeCredits />} />
      <ThreeSteps />
      <SixFeatures />
      <CompanyPanel />
      <PlansTeaser />
      <Counters />
      <Workflow />
      <Success />
      <NewsletterForm />
      <ClosingBanner second="pricing" />
    </>
  );
}
