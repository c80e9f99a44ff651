import type { Billing } from '@firmament/api-contract/calls/billing';
import { vatNumberTerm } from '@firmament/api-contract/words/country-terms';
import { Button } from '@mantine/core';
import { IconBuildingBank, IconCreditCard } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Card } from '../../ui/layout/card.tsx';
import classes from './billing.module.css';

/** Rarely needed, so loaded on demand. */
const ModifyPayment = lazy(async () => ({ default: (await import('./modify-payment.tsx')).ModifyPayment }));

const Method = ({ billing: { payment_method, bank } }: { billing: Billing }) => {
  const { t } = useTranslation('billing', { keyPrefix: 'method' });
  const { kind, card } = payment_method;
  if (kind === 'card' && card !== null) {
    return (
      <div className="row items-start gap-12">
        <IconCreditCard className="ink3 flex-none" size={24} stroke={1.5} aria-hidden />
        <div>
          <p role="img" aria-label={t('card', { brand: card.brand, digits: card.last_digits })}>
            <b>{card.brand}</b> <span className="size-13 mono nowrap">{t('masked', { digits: card.last_digits })}</span>
          </p>
          <p className="ink3">{t(card.is_expired ? 'expired' : 'expires', { expires: card.expires })}</p>
        </div>
      </div>
    );
  }
  return (
    <>
      <div className="row items-start gap-12">
        <IconBuildingBank className="ink3 flex-none" size={24} stroke={1.5} aria-hidden />
        <div>
          <p>
            <b>{t('transfer')}</b>
          </p>
          <p className="ink3">{t('transferText')}</p>
        </div>
      </div>
      <dl className="stack gap-4">
        {(['holder', 'iban', 'bic'] as const).map((name) => (
          <div key={name} className={classes.bank}>
            <dt className="ink3">{t(name)}</dt>
            <dd className="anywhere">{bank[name]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};

/** How the member pays, and whom invoices are made out to. */
export const PaymentCard = ({ billing }: { billing: Billing }) => {
  const { t } = useTranslation('billing', { keyPrefix: 'method' });
  const { t: tDetails } = useTranslation('billingDetails');
  const [isOpen, setIsOpen] = useState<boolean>();
  const { details, contract } = billing;
  const language = useLanguage();
  const canModify = details !== null && contract !== null && contract.closed_on === null;
  return (
    <Card
      title={t('title')}
      aside={
        canModify && (
          <Button size="xs" variant="default" onClick={() => setIsOpen(true)}>
            {t('modify')}
          </Button>
        )
      }
    >
      <div className="stack gap-12 card-body">
        <Method billing={billing} />
        {details === null && <p className="ink3">{t('none')}</p>}
      </div>
      {details !== null && (
        <Facts layout="lines">
          <Fact name={t('address')}>
            {details.company !== null && (
              <>
                {details.company}
                <br />
              </>
            )}
            {details.name}
            <br />
            {details.street}
            <br />
            {details.postcode} {details.city}
            <br />
            {tDetails(`countries.${details.country}`)}
          </Fact>
          {details.vat_id !== null && (
            <Fact name={vatNumberTerm(details.country, language)} isMono>
              {details.vat_id}
            </Fact>
          )}
        </Facts>
      )}
      {isOpen !== undefined && details !== null && contract !== null && (
        <Suspense fallback={null}>
          <ModifyPayment
            isOpen={isOpen}
            billing={billing}
            details={details}
            customer={contract.customer}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </Card>
  );
};
