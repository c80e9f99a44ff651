import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useOfferText, WhenOffer } from '../../lib/pages/offer.ts';

/** What an account brings without payment, with the number of the free plan if there is one. */
export const FreeCredits = () => {
  const { t } = useTranslation('site', { keyPrefix: 'free' });
  const requests = useOfferText()('plan.0.requests');
  return (
    <span>
      {t('credits')}
      <WhenOffer is="plan.0.free">{t('amount', { requests })}</WhenOffer>
    </span>
  );
};
