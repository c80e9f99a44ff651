import companyPanel from '../../features/landing-blocks/company-panel.module.css';
import counters from '../../features/landing-blocks/counters.module.css';
import plansTeaser from '../../features/landing-blocks/plans-teaser.module.css';
import success from '../../features/landing-blocks/success.module.css';
import threeSteps from '../../features/landing-blocks/three-steps.module.css';
import workflow from '../../features/landing-blocks/workflow.module.css';
import newsletterForm from '../../features/newsletter/newsletter-form.module.css';
import closingBanner from '../../features/site/closing-banner.module.css';
import featureGrid from '../../ui/feature-grid.module.css';
import formNotice from '../../ui/form-notice.module.css';
import initials from '../../ui/initials.module.css';
import magnitude from '../../ui/magnitude.module.css';
import moreLink from '../../ui/more-link.module.css';
import panel from '../../ui/panel.module.css';
import samples from '../../ui/samples/samples.module.css';
import section from '../../ui/section.module.css';
import starTrails from '../../ui/star-trails.module.css';
import textField from '../../ui/text-field.module.css';

/** The styles of the lower part must be there before its script is, because its HTML is. */
export const LOWER_STYLES = [
  companyPanel,
  counters,
  plansTeaser,
  success,
  threeSteps,
  workflow,
  newsletterForm,
  closingBanner,
  featureGrid,
  formNotice,
  initials,
  magnitude,
  moreLink,
  panel,
  samples,
  section,
  starTrails,
  textField,
];
