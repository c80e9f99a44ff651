import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { OrderEntrance } from '../../features/billing/order-entrance.tsx';
import { orderDe } from '../../features/billing/order-messages.de.ts';
import { orderEn } from '../../features/billing/order-messages.en.ts';
import { OrderNotes } from '../../features/billing/order-notes.tsx';
import { PageHead } from '../../features/site/page-head.tsx';
import { addMessages } from '../../lib/i18n.ts';
import { PLANS } from '../../lib/plans.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { FormColumns } from '../../ui/form-columns.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';

addMessages('order', { en: orderEn, de: orderDe });

const HIGHLIGHTED_LEVEL = PLANS.findIndex(({ isHighlighted }) => isHighlighted);

/** The prerendered page knows no address bar; it shows the plan that most people look for. */
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
