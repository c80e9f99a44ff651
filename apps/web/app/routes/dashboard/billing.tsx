import { BillingPage } from '../../dashboard/billing/billing-page.tsx';
import { billingTexts } from '../../dashboard/billing/messages.de.ts';
import { addMessages } from '../../lib/i18n/i18n.ts';
import { billingDetailsTexts } from '../../ui/billing-details/messages.de.ts';

addMessages('billing', billingTexts);
addMessages('billingDetails', billingDetailsTexts);

export default function Billing() {
  return <BillingPage />;
}
