import { addMessages, useTranslation } from '../../lib/i18n/i18n.ts';
import { Cases } from '../../site/customers/cases.tsx';
import { customersDe } from '../../site/customers/messages.de.ts';
import { customersEn } from '../../site/customers/messages.en.ts';
import { Promises } from '../../site/customers/promises.tsx';
import { Ratings } from '../../site/customers/ratings.tsx';
import { Reviews } from '../../site/customers/reviews.tsx';
import { ClosingBanner } from '../../site/shell/closing-banner.tsx';
import { PageHead } from '../../site/shell/page-head.tsx';
import { PageIntro } from '../../ui/layout/page-intro.tsx';
import { cardSamplesDe } from '../../ui/samples/card-messages.de.ts';
import { cardSamplesEn } from '../../ui/samples/card-messages.en.ts';
import { samplesDe } from '../../ui/samples/messages.de.ts';
import { samplesEn } from '../../ui/samples/messages.en.ts';

addMessages('customers', { en: customersEn, de: customersDe });
addMessages('samples', { en: samplesEn, de: samplesDe });
addMessages('cardSamples', { en: cardSamplesEn, de: cardSamplesDe });

export default function Customers() {
  const { t } = useTranslation('customers');
  return (
    <>
      <PageHead title={t('title')} description={t('description')} path="/customers" />
      <PageIntro title={t('headline')} lead={t('lead')} />
      <Cases />
      <Promises />
      <Ratings />
      <Reviews />
      <ClosingBanner second="contact" />
    </>
  );
}
