import { addMessages, useTranslation } from '../../lib/i18n/i18n.ts';
import { pricingTexts } from '../../site/pricing/messages.de.ts';
import { PlanCards } from '../../site/pricing/plan-cards.tsx';
import { PlanTable } from '../../site/pricing/plan-table.tsx';
import { QUESTIONS, Questions } from '../../site/pricing/questions.tsx';
import { RequestLedger } from '../../site/pricing/request-ledger.tsx';
import { ClosingBanner } from '../../site/shell/closing-banner.tsx';
import { PageHead } from '../../site/shell/page-head.tsx';
import { billingDetailsTexts } from '../../ui/billing-details/messages.de.ts';
import { PageIntro } from '../../ui/layout/page-intro.tsx';
import { priceCardsTexts } from '../../ui/price-cards/messages.de.ts';

addMessages('pricing', pricingTexts);
addMessages('priceCards', priceCardsTexts);
addMessages('billingDetails', billingDetailsTexts);

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
