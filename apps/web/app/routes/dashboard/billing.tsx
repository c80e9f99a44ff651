import { BillingPage } from '../../features/billing/billing-page.tsx';
import { billingDe } from '../../features/billing/messages.de.ts';
import { billingEn } from '../../features/billing/messages.en.ts';
import { orderDe } from '../../features/billing/order-messages.de.ts';
import { orderEn } from '../../features/billing/order-messages.en.ts';
import { addMessages } from '../../lib/i18n.ts';

addMessages('billing', { en: billingEn, de: billingDe });
addMessages('order', { en: orderEn, de: orderDe });

export default function Billing() {
  return <BillingPage />;
}
