import { useTranslation } from 'react-i18next';
import { pricingDe } from '../../features/pricing/messages.de.ts';
import { pricingEn } from '../../features/pricing/messages.en.ts';
import { PlanCards } from '../../features/pricing/plan-cards.tsx';
import { PlanTable } from '../../features/pricing/plan-table.tsx';
import { Questions } from '../../features/pricing/questions.tsx';
import { RequestLedger } from '../../features/pricing/request-ledger.tsx';
import { ClosingBanner } from '../../features/site/closing-banner.tsx';
import { PageHead } from '../../features/site/page-head.tsx';
import { addMessages } from '../../lib/i18n.ts';
import { PageIntro } from '../../ui/page-intro.tsx';

addMessages('pricing', { en: pricingEn, de: pricingDe });

export default function Pricing() {
  const { t } = useTranslation('pricing');
  return (
    <>
      <PageHead title={t('title')} description={t('description')} path="/pricing" />
      <PageIntro title={t('headline')} lead={t('lead')} />
      <PlanCards />
      <PlanTable />
      <RequestLedger />
      <Questions />
      <ClosingBanner second="contact" />
    </>
  );
}
