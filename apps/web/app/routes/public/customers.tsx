import { useTranslation } from 'react-i18next';
import { customersDe } from '../../features/customers/messages.de.ts';
import { customersEn } from '../../features/customers/messages.en.ts';
import { Promises } from '../../features/customers/promises.tsx';
import { Ratings } from '../../features/customers/ratings.tsx';
import { Reviews } from '../../features/customers/reviews.tsx';
import { ClosingBanner } from '../../features/site/closing-banner.tsx';
import { PageHead } from '../../features/site/page-head.tsx';
import { addMessages } from '../../lib/i18n.ts';
import { PageIntro } from '../../ui/page-intro.tsx';

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
