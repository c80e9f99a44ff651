import { addMessages, useTranslation } from '../../lib/i18n/i18n.ts';
import { Cases } from '../../site/customers/cases.tsx';
import { customersTexts } from '../../site/customers/messages.de.ts';
import { Promises } from '../../site/customers/promises.tsx';
import { Ratings } from '../../site/customers/ratings.tsx';
import { Reviews } from '../../site/customers/reviews.tsx';
import { ClosingBanner } from '../../site/shell/closing-banner.tsx';
import { PageHead } from '../../site/shell/page-head.tsx';
import { PageIntro } from '../../ui/layout/page-intro.tsx';
import { cardSamplesTexts } from '../../ui/samples/card-messages.de.ts';
import { samplesTexts } from '../../ui/samples/messages.de.ts';

addMessages('customers', customersTexts);
addMessages('samples', samplesTexts);
addMessages('cardSamples', cardSamplesTexts);

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
