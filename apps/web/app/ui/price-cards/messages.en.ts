export const priceCardsEn = {
  free: 'Free',
  onRequest: 'On request',
  below: {
    free: 'No credit card required',
    onRequest: 'Tell us your volume',
  },
  noTerm: {
    free: 'No term, no notice',
    onRequest: 'Term as agreed, at least 12 months',
  },
  monthly: {
    consumer: 'a month, incl. {{percent}}% VAT',
    business: 'a month, plus {{percent}}% VAT',
    reverse_charge: 'a month, VAT: reverse charge',
    outside_scope: 'a month, no VAT',
    term: {
      consumer: 'Minimum term {{count}} months, then 30 days’ notice.',
      business: 'Minimum term {{count}} months, renews by 12; 3 months’ notice.',
    },
    total: '{{total}} over the minimum term',
  },
  requests: 'companies and people a month',
  exports: 'data exports per 24 hours',
} as const;
