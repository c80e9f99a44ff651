import { BillingPage } from '../../dashboard/billing/billing-page.tsx';
import { billingDe } from '../../dashboard/billing/messages.de.ts';
import { billingEn } from '../../dashboard/billing/messages.en.ts';
import { addMessages } from '../../lib/i18n/i18n.ts';
import { billingDetailsDe } from '../../ui/billing-details/messages.de.ts';
import { billingDetailsEn } from '../../ui/billing-details/messages.en.ts';

addMessages('billing', { en: billingEn, de: billingDe });
addMessages('billingDetails', { en: billingDetailsEn, de: billingDetailsDe });

export default function Billing() {
  return <BillingPage />;
}
