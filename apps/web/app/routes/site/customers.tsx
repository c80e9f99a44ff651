import { addMessages, useTranslation } from '../../lib/i18n/i18n.ts';
import { customersDe } from '../../site/customers/messages.de.ts';
import { customersEn } from '../../site/customers/messages.en.ts';
import { Promises } from '../../site/customers/promises.tsx';
import { Ratings } from '../../site/customers/ratings.tsx';
import { Reviews } from '../../site/customers/reviews.tsx';
import { ClosingBanner } from '../../site/shell/closing-banner.tsx';
import { PageHead } from '../../site/shell/page-head.tsx';
import { PageIntro } from '../../ui/layout/page-intro.tsx';

addMessages('customers', { en: customersEn, de: customersDe });

export default function Customers() {
  const { t } = useTranslation('customers');
  return (
    <>
      <PageHead title={t('title')} description={t('description')} path="/customers" />
      <PageIntro title={t('headline')} lead={t('lead')} />
      <Reviews />

      <Ratings />
      <Promises />
      <ClosingBanner second="contact" />
    </>
  );
}
