import { addMessages, useTranslation } from '../../lib/i18n/i18n.ts';
import { pricingDe } from '../../site/pricing/messages.de.ts';
import { pricingEn } from '../../site/pricing/messages.en.ts';
import { PlanCards } from '../../site/pricing/plan-cards.tsx';
import { PlanTable } from '../../site/pricing/plan-table.tsx';
import { QUESTIONS, Questions } from '../../site/pricing/questions.tsx';
import { RequestLedger } from '../../site/pricing/request-ledger.tsx';
import { ClosingBanner } from '../../site/shell/closing-banner.tsx';
import { PageHead } from '../../site/shell/page-head.tsx';
import { billingDetailsDe } from '../../ui/billing-details/messages.de.ts';
import { billingDetailsEn } from '../../ui/billing-details/messages.en.ts';
import { PageIntro } from '../../ui/layout/page-intro.tsx';
import { priceCardsDe } from '../../ui/price-cards/messages.de.ts';
import { priceCardsEn } from '../../ui/price-cards/messages.en.ts';

addMessages('pricing', { en: pricingEn, de: pricingDe });
addMessages('priceCards', { en: priceCardsEn, de: priceCardsDe });
addMessages('billingDetails', { en: billingDetailsEn, de: billingDetailsDe });

export default function Pricing() {
  const { t } = useTranslation('pricing');
  const questions = {
    '@type': 'FAQPage',
    mainEntity: QUESTIONS.map((question) => ({
      '@type': 'Question',
      name: t(`questions.${question}.question`),
      acceptedAnswer: { '@type': 'Answer', text: t(`questions.${question}.answer`) },
    })),
  };
  return (
    <>
      <PageHead title={t('title')} description={t('description')} path="/pricing" linkedData={[questions]} />
      <PageIntro title={t('headline')} lead={t('lead')} />
      <PlanCards />
      <PlanTable />
      <RequestLedger />
      <Questions />
      <ClosingBanner second="contact" />
    </>
  );
}
