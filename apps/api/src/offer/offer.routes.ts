import { getOffer } from '@firmament/api-contract/calls/offer';
import { isSelling, type Offer } from '@firmament/api-contract/offer';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/http/serve.ts';

export const registerOfferRoutes = (app: FastifyInstance, { offer }: { offer: () => Offer }): void => {
  serve(app, getOffer, () => {
    const { operator, plans } = offer();
    return {
      takes_orders: isSelling(offer()),
      operator: operator && {
        ...operator,
        legal_form: operator.legalForm,
        privacy_email: operator.privacyEmail,
        register_number: operator.registerNumber,
        register_court: operator.registerCourt,
        vat_id: operator.vatId,
      },
      plans: plans.map(
        ({ name, companyRequestsPerMonth, dataExportsPerDay, networkStartsPerDay, monthlyNetCents }, level) => ({
          membership_id: level,
          name,
          company_requests_per_month: companyRequestsPerMonth,
          data_exports_per_day: dataExportsPerDay,
          network_starts_per_day: networkStartsPerDay,
          monthly_net_cents: monthlyNetCents,
        }),
      ),
    };
  });
};
