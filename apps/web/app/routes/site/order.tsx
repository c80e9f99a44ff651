import { useState } from 'react';
import { useLocation } from 'react-router';
import { addMessages, useTranslation } from '../../lib/i18n/i18n.ts';
import { orderTexts } from '../../site/order/messages.de.ts';
import { OrderPage } from '../../site/order/order-page.tsx';
import { PageHead } from '../../site/shell/page-head.tsx';
import { billingDetailsTexts } from '../../ui/billing-details/messages.de.ts';

addMessages('order', orderTexts);
addMessages('billingDetails', billingDetailsTexts);

export default function Order() {
  const { t } = useTranslation('order');
  const { search } = useLocation();
  // Another plan is another order.
  const [ordered, setOrdered] = useState<string>();
  const isOrdered = ordered === search;
  return (
    <>
      <PageHead
        title={isOrdered ? t('ordered.title') : t('title')}
        description={t('description')}
        path="/order"
        isHidden
      />
      <OrderPage isOrdered={isOrdered} onOrdered={() => setOrdered(search)} />
    </>
  );
}
