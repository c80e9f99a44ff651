import { useSearchParams } from 'react-router';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import { addMessages, useTranslation } from '../../lib/i18n/i18n.ts';
import { PLANS } from '../../lib/member/plans.ts';
import { orderDe } from '../../site/order/messages.de.ts';
import { orderEn } from '../../site/order/messages.en.ts';
import { OrderEntrance } from '../../site/order/order-entrance.tsx';
import { OrderNotes } from '../../site/order/order-notes.tsx';
import { PageHead } from '../../site/shell/page-head.tsx';
import { billingDetailsDe } from '../../ui/billing-details/messages.de.ts';
import { billingDetailsEn } from '../../ui/billing-details/messages.en.ts';
import { FormColumns } from '../../ui/layout/form-columns.tsx';
import { PageIntro } from '../../ui/layout/page-intro.tsx';

addMessages('order', { en: orderEn, de: orderDe });
addMessages('billingDetails', { en: billingDetailsEn, de: billingDetailsDe });

const HIGHLIGHTED_LEVEL = PLANS.findIndex(({ isHighlighted }) => isHighlighted);

/** The prerendered page has no query, so it shows the highlighted plan. */
const useWantedLevel = (): number => {
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  const wanted = Number(search.get('plan') ?? HIGHLIGHTED_LEVEL);
  return isHydrated && PLANS[wanted] !== undefined ? wanted : HIGHLIGHTED_LEVEL;
};

export default function Order() {
  const { t } = useTranslation('order');
  const level = useWantedLevel();
  const plan = PLANS[level];
  return (
    <>
      <PageHead title={t('title')} description={t('description')} path="/order" isHidden />
      <PageIntro title={t('headline', { plan: plan?.name ?? '' })} lead={t('lead')} />
      <FormColumns form={<OrderEntrance plan={plan} level={level} />} beside={<OrderNotes />} />
    </>
  );
}
