import type { PriceKind } from '@firmament/api-contract/offer-texts';
import type { PriceTag, Viewer } from '@firmament/subscription/price-tag';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Magnitude } from '../facts/magnitude.tsx';
import { Panel } from '../layout/panel.tsx';
import classes from './price-cards.module.css';

const LARGEST_POINT_PX = { wide: 84, narrow: 44 };

/** The plans side by side; two in a row where there is little room. */
export const PriceCards = ({ isNarrow = false, children }: { isNarrow?: boolean; children: ReactNode }) => (
  <Panel>
    <ul className={classes.plans} data-narrow={isNarrow}>
      {children}
    </ul>
  </Panel>
);

type PriceCardProps = {
  name: string;
  /** How many requests the plan has, and the largest of all plans: the area of the point. */
  volume: number;
  largest: number;
  isHighlighted: boolean;
  price: ReactNode;
  texts: Record<'requests' | 'exports', string>;
  isNarrow?: boolean;
  action?: ReactNode;
};

export const PriceCard = (props: PriceCardProps) => {
  const { name, volume, largest, isHighlighted, price, texts, isNarrow = false, action } = props;
  const { t } = useTranslation('priceCards');
  return (
    <li className={classes.plan}>
      <div className={classes.point}>
        <Magnitude
          value={volume}
          largest={largest}
          maxDiameter={isNarrow ? LARGEST_POINT_PX.narrow : LARGEST_POINT_PX.wide}
          tone={isHighlighted ? 'primary' : 'ink'}
        />
      </div>
      <h2 className="title-20">{name}</h2>
      {price}
      <ul className={classes.quotas}>
        <li>
          <b>{texts.requests}</b>
          {t('requests')}
        </li>
        <li>
          <b>{texts.exports}</b>
          {t('exports')}
        </li>
      </ul>
      <div className={classes.action}>{action}</div>
    </li>
  );
};

type MonthlyPriceProps = { tag: PriceTag; customer: Viewer['customer']; texts: Record<'price' | 'termPrice', string> };

/** What consumers and businesses pay, the tax, and what the minimum term comes to. */
export const MonthlyPrice = ({ tag: { tax, months }, customer, texts }: MonthlyPriceProps) => {
  const { t } = useTranslation('priceCards', { keyPrefix: 'monthly' });
  return (
    <>
      <p className={classes.price}>{texts.price}</p>
      <p className="text-14 ink3">{t(tax.kind === 'standard' ? customer : tax.kind, { percent: tax.percent })}</p>
      <p className="text-13 ink2 mt-8">
        {t(`term.${customer}`, { count: months })}{' '}
        <b className="block weight-600 numeric">{t('total', { total: texts.termPrice })}</b>
      </p>
    </>
  );
};

export const OtherPrice = ({ kind }: { kind: Exclude<PriceKind, 'monthly'> }) => {
  const { t } = useTranslation('priceCards');
  return (
    <>
      <p className={classes.price}>{t(kind)}</p>
      <p className="text-14 ink3">{t(`below.${kind}`)}</p>
      <p className="text-13 ink2 mt-8">{t(`noTerm.${kind}`)}</p>
    </>
  );
};
