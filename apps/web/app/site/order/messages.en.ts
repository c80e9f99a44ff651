export const orderEn = {
  title: 'Order · Firmament',
  description: 'Order a Firmament plan: choose the term, enter the invoice address, and see the price with tax.',
  headline: 'Order {{plan}}',
  lead: 'Paid in advance by bank transfer, month by month. Before you order, you see the price with tax and when your plan begins.',
  ordered: {
    title: 'Ordered · Firmament',
    headline: '{{plan}} is ordered',
    lead: 'Contract and invoice are under Billing as soon as we have accepted your order, and come by email.',
  },
  noScript: 'Ordering needs JavaScript. You can also write to {{email}}.',
  signIn: {
    title: 'You need an account to order',
    text: 'An account is free and takes a minute. Afterwards you come back to this page with your choice: {{choice}}.',
    signIn: 'Sign in',
  },
  unknown: {
    headline: 'There is no such plan',
    title: 'Please choose a plan',
    text: 'The link you followed names a plan that we do not have.',
  },
  notForSale: {
    ask: {
      title: 'This plan is priced on request',
      text: 'Tell us how many companies and people you look up in a month.',
    },
    register: {
      title: 'This plan is free',
      text: 'It comes with every account and needs no order.',
    },
    closed: {
      title: 'Nothing can be ordered at present',
      text: 'The operator of this site has not entered their details yet. Until then nothing is sold here.',
    },
    actions: {
      contact: 'Write to us',
      register: 'Create free account',
      dashboard: 'Open the dashboard',
    },
  },
  customer: 'You order as',
  customers: {
    business: { title: 'Business', text: 'For your trade or profession. Prices plus VAT.' },
    consumer: { title: 'Consumer', text: 'For private purposes. You can withdraw within 14 days.' },
  },
  term: 'Minimum term',
  months: '{{count}} months',
  termHelp: {
    business: 'Renews by 12 months unless you give notice 3 months before the end.',
    consumer: 'Afterwards the contract runs on and can be cancelled with 30 days’ notice.',
  },
  startsAtOnce:
    'Begin with my payment, even before the 14 days to withdraw are over. If I withdraw, I pay for the days used.',
  acceptsTerms: 'I am at least 18 years old and accept the',
  terms: 'terms of use',
  summary: {
    title: 'Your order',
    quotas: '{{requests}} companies and people a calendar month and {{exports}} data exports per 24 hours.',
    counting: 'Each counts once per calendar month, however often you open it; searches are free.',
    term: 'Minimum term',
    start: 'Begins',
    startsWithPayment: 'With the first payment, at the latest 5 days after it.',
    startsOn:
      'On {{day}} if we accept your order today and it is paid by then: the day after your 14 days to withdraw. If you pay later, with the payment.',
    withdrawal: 'Withdrawal',
    withdrawalText: 'You can withdraw within 14 days of our acceptance, without giving a reason.',
    withdrawalLink: 'Information and model form',
    net: 'Monthly, net',
    tax: 'VAT {{percent}}%',
    reverse_charge: 'VAT: reverse charge',
    outside_scope: 'No VAT (Switzerland)',
    monthly: 'To pay each month',
    least: 'Total over {{count}} months',
  },
  submit: 'Order with obligation to pay',
  sending: 'Ordering…',
  fillIn: 'Please fill in: {{fields}}.',
  mustAccept: 'Please accept the terms of use.',
  toBilling: 'See contract and invoice under Billing',
  next: {
    title: 'What happens next',
    accept: {
      title: 'We accept',
      text: 'You get the order confirmation and the first invoice by email, within 5 working days.',
    },
    pay: { title: 'You pay', text: 'By bank transfer with the reference on the invoice. No card needed.' },
    begin: {
      title: 'Your plan begins',
      text: 'With the payment, at the latest 5 days after it. For consumers on the day after the 14 days to withdraw, unless they wish to begin earlier. Until then you stay on Basic.',
    },
    end: {
      title: 'How to cancel',
      text: 'Cancel under Billing or, without signing in, through “Cancel contracts here” at the foot of every page.',
    },
  },
} as const;
