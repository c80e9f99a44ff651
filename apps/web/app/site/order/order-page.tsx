import { PLAN_WAYS } from '@firmament/api-contract/offer-texts';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { type Plan, usePlans } from '../../lib/member/plans.ts';
import { WhenOffer } from '../../lib/pages/offer.ts';
import { FormColumns } from '../../ui/layout/form-columns.tsx';
import { PageIntro } from '../../ui/layout/page-intro.tsx';
import { SideNotes } from '../../ui/layout/side-notes.tsx';
import { NotForSale, UnknownPlan } from './not-for-sale.tsx';
import { OrderEntrance } from './order-entrance.tsx';

const NOTES = ['accept', 'pay', 'begin', 'end'] as const;

const OrderNotes = () => {
  const { t } = useTranslation('order', { keyPrefix: 'next' });
  return (
    <SideNotes
      title={t('title')}
      notes={NOTES.map((note) => ({ title: t(`${note}.title`), content: <p>{t(`${note}.text`)}</p> }))}
    />
  );
};

/** The plan of the query; none asks for the highlighted one, as the prerendered page does. */
const useWantedPlan = (): Plan | undefined => {
  const plans = usePlans();
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  const wanted = isHydrated ? search.get('plan') : null;
  return plans.find(({ isHighlighted, level }) => (wanted === null ? isHighlighted : wanted === String(level)));
};

type FrameProps = { title: string; lead?: string; beside?: ReactNode; children: ReactNode };

const Frame = ({ title, lead, beside, children }: FrameProps) => (
  <>
    <PageIntro title={title} lead={lead} />
    <FormColumns form={children} beside={beside} />
  </>
);

type OrderPageProps = { isOrdered: boolean; onOrdered(): void };

export const OrderPage = ({ isOrdered, onOrdered }: OrderPageProps) => {
  const { t } = useTranslation('order');
  const plan = useWantedPlan();
  if (plan === undefined) {
    return (
      <Frame title={t('unknown.headline')}>
        <UnknownPlan />
      </Frame>
    );
  }
  const { name, level } = plan;
  const title = t(isOrdered ? 'ordered.headline' : 'headline', { plan: name });
  return PLAN_WAYS.map((way) => (
    <WhenOffer key={way} is={`plan.${level}.${way}`}>
      {way === 'order' ? (
        <Frame title={title} lead={t(isOrdered ? 'ordered.lead' : 'lead')} beside={<OrderNotes />}>
          <OrderEntrance plan={plan} onOrdered={onOrdered} />
        </Frame>
      ) : (
        <Frame title={name}>
          <NotForSale why={way} level={level} />
        </Frame>
      )}
    </WhenOffer>
  ));
};
