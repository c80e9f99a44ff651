import {
  type Membership,
  membershipOf as membershipIn,
  type Plan as PricedPlan,
} from '@firmament/api-contract/membership';
import type { OfferKey } from '@firmament/api-contract/offer-texts';
import { currentOffer, useOffer, useOfferText } from '../pages/offer.ts';

type Level = 0 | 1 | 2 | 3;

export type Plan = PricedPlan & {
  level: Level;
  /** The plan that most people look for. */
  isHighlighted: boolean;
  /**
   * The numbers as shown, right before the page is hydrated too. The prices are those of consumers in Austria, a month
   * and over the minimum term; they are texts even if the plan is on request.
   */
  texts: Record<'requests' | 'requestsPerDay' | 'exports' | 'starts' | 'price' | 'termPrice', string>;
};

export const HIGHLIGHTED_LEVEL = 1;

export const usePlans = (): readonly Plan[] => {
  const { plans } = useOffer();
  const text = useOfferText();
  return plans.map((plan, index) => {
    const level = index as Level;
    const planText = (field: 'requests' | 'requestsPerDay' | 'exports' | 'starts') =>
      text(`plan.${level}.${field}` as OfferKey);
    return {
      ...plan,
      level,
      isHighlighted: level === HIGHLIGHTED_LEVEL,
      texts: {
        requests: planText('requests'),
        requestsPerDay: planText('requestsPerDay'),
        exports: planText('exports'),
        starts: planText('starts'),
        price: text(`price.${level}.gross`),
        termPrice: text(`price.${level}.grossTerm`),
      },
    };
  });
};

/** The number of requests of the largest plan: the measure of the points that stand for plans. */
export const mostRequests = (plans: readonly Plan[]): number =>
  Math.max(...plans.map((plan) => plan.companyRequestsPerMonth));

/** The plan of a member, for the dashboard. */
export const membershipOf = (level: number): Membership => membershipIn(level, currentOffer().plans);
