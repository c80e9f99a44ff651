import { useState } from 'react';
import { useLocation } from 'react-router';
import { addMessages, useTranslation } from '../../lib/i18n/i18n.ts';
import { orderDe } from '../../site/order/messages.de.ts';
import { orderEn } from '../../site/order/messages.en.ts';
import { OrderPage } from '../../site/order/order-page.tsx';
import { PageHead } from '../../site/shell/page-head.tsx';
import { billingDetailsDe } from '../../ui/billing-details/messages.de.ts';
import { billingDetailsEn } from '../../ui/billing-details/messages.en.ts';

addMessages('order', { en: orderEn, de: orderDe });
addMessages('billingDetails', { en: billingDetailsEn, de: billingDetailsDe });

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
