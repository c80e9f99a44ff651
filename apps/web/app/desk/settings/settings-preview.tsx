import type { Offer } from '@firmament/api-contract/offer';
import { OFFER_MARK, offerText, priceKindOf } from '@firmament/api-contract/offer-texts';
import { type Day, dayOf } from '@firmament/calendar/day';
import type { LegalBlock, LegalSection } from '@firmament/legal-texts/legal-text';
import { lastAnnouncement, nextIndexation } from '@firmament/subscription/indexation';
import { FIRST_VIEWER, priceFor } from '@firmament/subscription/price-tag';
import { INDEXATION_DAY } from '@firmament/subscription/terms';
import { useFormat } from '../../lib/format/format.ts';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { usePrice } from '../../lib/format/money.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { HIGHLIGHTED_LEVEL } from '../../lib/member/plans.ts';
import { Card } from '../../ui/layout/card.tsx';
import { IMPRINT } from '../../ui/legal-text/imprint.ts';
import { LegalSections, namesOperator } from '../../ui/legal-text/legal-sections.tsx';
import { MonthlyPrice, OtherPrice, PriceCard, PriceCards } from '../../ui/price-cards/price-cards.tsx';
import classes from './settings-preview.module.css';

const PricePreview = ({ plans }: Pick<Offer, 'plans'>) => {
  const price = usePrice();
  const { count } = useFormat();
  const largest = Math.max(...plans.map(({ companyRequestsPerMonth }) => companyRequestsPerMonth), 1);
  return (
    <PriceCards isNarrow>
      {plans.map((plan, level) => {
        const kind = priceKindOf(plan);
        const tag = priceFor(plan.monthlyNetCents ?? 0, FIRST_VIEWER);
        return (
          <PriceCard
            key={plan.name}
            isNarrow
            name={plan.name}
            volume={plan.companyRequestsPerMonth}
            largest={largest}
            isHighlighted={level === HIGHLIGHTED_LEVEL}
            price={
              kind === 'monthly' ? (
                <MonthlyPrice
                  tag={tag}
                  customer={FIRST_VIEWER.customer}
                  texts={{ price: price(tag.monthlyCents), termPrice: price(tag.termCents) }}
                />
              ) : (
                <OtherPrice kind={kind} />
              )
            }
            texts={{ requests: count(plan.companyRequestsPerMonth), exports: count(plan.dataExportsPerDay) }}
          />
        );
      })}
    </PriceCards>
  );
};

/** What the imprint says about the operator: its marks are filled in with an offer that does not hold yet. */
const imprintOf = (offer: Offer): LegalSection[] => {
  const fill = (text: string) => text.replace(OFFER_MARK, (_, key: string) => offerText(offer, key, 'de'));
  const fillBlock = (block: LegalBlock): LegalBlock => (typeof block === 'string' ? fill(block) : block.map(fill));
  return IMPRINT.sections
    .map((section) => ({ ...section, blocks: section.blocks.filter(namesOperator).map(fillBlock) }))
    .filter(({ blocks }) => blocks.length > 0);
};

const IndexSentence = ({ year, percent, today }: { year: string; percent: number; today: Day }) => {
  const { t } = useTranslation('deskSettings', { keyPrefix: 'preview' });
  const format = useDateFormat();
  const effectiveOn = `${year}-${INDEXATION_DAY}`;
  const day = format.day(effectiveOn);
  if (effectiveOn > nextIndexation(today)) {
    const before = lastAnnouncement(`${Number(year) - 1}-${INDEXATION_DAY}`);
    return <li>{t('indexLater', { day, deadline: format.day(before) })}</li>;
  }
  return (
    <li>
      {t(percent < 0 ? 'indexFalls' : 'indexRises', {
        day,
        percent: format.percent(Math.abs(percent)),
        deadline: format.day(lastAnnouncement(effectiveOn)),
      })}{' '}
      {percent > 0 && t('guard')}
    </li>
  );
};

type SettingsPreviewProps = {
  offer: Offer;
  runningContracts: number;
  /** What stands in the form is not valid, or not checked yet. */
  isOld: boolean;
};

/** What follows from the settings: price list, imprint, invoices, running contracts. */
export const SettingsPreview = ({ offer, runningContracts, isOld }: SettingsPreviewProps) => {
  const { t } = useTranslation('deskSettings', { keyPrefix: 'preview' });
  const { operator, plans, priceIndex } = offer;
  const today = dayOf(new Date());
  const coming = Object.entries(priceIndex).filter(
    ([year, percent]) => percent !== 0 && `${year}-${INDEXATION_DAY}` >= nextIndexation(today),
  );
  return (
    <Card title={t('title')} aside={isOld && t('old')}>
      <div className={`${classes.preview} card-body`} data-old={isOld}>
        <h3>{t('running')}</h3>
        <ul className="stack gap-6">
          <li>{runningContracts === 0 ? t('noContracts') : t('contracts', { count: runningContracts })}</li>
          <li>{t('quotas')}</li>
          {coming.map(([year, percent]) => (
            <IndexSentence key={year} year={year} percent={percent} today={today} />
          ))}
        </ul>
        <h3>{t('prices')}</h3>
        {operator === null && <p className="weight-550 mb-8">{t('closed')}</p>}
        <PricePreview plans={plans} />
        <p className="text-12 ink3 mt-8">{t('viewer')}</p>
        {operator !== null && (
          <>
            <h3>{t('imprint')}</h3>
            <div className={`${classes.imprint} anywhere`} lang="de">
              <LegalSections sections={imprintOf(offer)} />
            </div>
            <h3>{t('invoice')}</h3>
            <p>
              {operator.name}, {operator.bank.name}
              <br />
              IBAN {operator.bank.iban}, BIC {operator.bank.bic}
            </p>
          </>
        )}
      </div>
    </Card>
  );
};
