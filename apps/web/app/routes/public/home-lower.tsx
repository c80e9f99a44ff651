import { CompanyPanel } from '../../features/landing-blocks/company-panel.tsx';
import { Counters } from '../../features/landing-blocks/counters.tsx';
import { blocksDe } from '../../features/landing-blocks/messages.de.ts';
import { blocksEn } from '../../features/landing-blocks/messages.en.ts';
import { PlansTeaser } from '../../features/landing-blocks/plans-teaser.tsx';
import { SixFeatures } from '../../features/landing-blocks/six-features.tsx';
import { Success } from '../../features/landing-blocks/success.tsx';
import { ThreeSteps } from '../../features/landing-blocks/three-steps.tsx';
import { Workflow } from '../../features/landing-blocks/workflow.tsx';
import { newsletterDe } from '../../features/newsletter/messages.de.ts';
import { newsletterEn } from '../../features/newsletter/messages.en.ts';
import { NewsletterForm } from '../../features/newsletter/newsletter-form.tsx';
import { ClosingBanner } from '../../features/site/closing-banner.tsx';
import { addMessages } from '../../lib/i18n.ts';
import { samplesDe } from '../../ui/samples/messages.de.ts';
import { samplesEn } from '../../ui/samples/messages.en.ts';

addMessages('blocks', { en: blocksEn, de: blocksDe });
addMessages('samples', { en: samplesEn, de: samplesDe });
addMessages('newsletter', { en: newsletterEn, de: newsletterDe });

/** Everything of the landing page that nobody sees without scrolling. */
export const HomeLower = () => (
  <>
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
