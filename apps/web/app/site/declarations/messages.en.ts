export const declarationEn = {
  cancel: {
    title: 'Cancel contracts here · Firmament',
    description:
      'Cancel a contract with Firmament online, without signing in. Receipt is confirmed at once, with date and time.',
    headline: 'Cancel contracts here',
    lead: 'No sign-in needed: your name and email address are enough. We confirm the receipt at once, with date and time, on the page and by email.',
    submit: 'Cancel now',
    notes: {
      first: { title: 'Consumers', text: 'After the minimum term you can cancel at any time with 30 days’ notice.' },
      second: {
        title: 'Businesses',
        text: 'Notice takes effect at the end of the term if it arrives 3 months before.',
      },
      third: { title: 'Basic', text: 'The free plan needs no notice: delete your account, or simply stop using it.' },
      terms: 'Term and notice in the terms',
    },
  },
  withdraw: {
    title: 'Withdraw from a contract · Firmament',
    description: 'Withdraw from a contract with Firmament within 14 days, without signing in and without a reason.',
    headline: 'Withdraw from a contract',
    lead: 'As a consumer you can withdraw within 14 days of our acceptance, without giving a reason. No sign-in needed: your name and email address are enough, and we confirm the receipt at once, with date and time.',
    declares: 'With this form you declare:',
    statement: 'I withdraw from my contract on a plan of Firmament.',
    submit: 'Confirm withdrawal',
    notes: {
      first: {
        title: 'The 14 days',
        text: 'They begin with the acceptance of your order. Anything you send before they are over is in time.',
      },
      second: {
        title: 'Your money',
        text: 'We refund all payments within 14 days. If you asked us to begin earlier, you pay for the days used.',
      },
      third: { title: 'Later', text: 'After that you can cancel the contract instead.' },
      terms: 'Information on withdrawal and model form',
    },
  },
  notes: {
    title: 'Good to know',
    confirm: {
      title: 'Only you end your contract',
      text: 'We send a link to the address on file for the contract. Please confirm there that it was you. Your declaration counts from its receipt, even if you confirm later.',
    },
    ways: { title: 'Other ways', text: 'You can also write to us:', post: 'Postal address in the imprint' },
  },
  kind: 'Type of notice',
  kinds: {
    ordinary: { title: 'Ordinary', text: 'At the earliest possible date, or on a later day.' },
    extraordinary: { title: 'For good cause', text: 'A person reviews it and replies.' },
  },
  reason: 'Reason',
  name: 'Your name',
  email: 'Email address on the contract',
  emailHelp: 'The confirmation goes to this address.',
  number: 'Contract or invoice number',
  numberHelp: 'If you have it at hand, such as V-7K3M-92QX.',
  endOn: 'End not before',
  endOnHelp: 'Leave it empty to end as soon as possible.',
  fillIn: 'Please fill in your name and email address',
  receipt: {
    title: 'Confirmation of receipt',
    what: 'Your declaration',
    kinds: { ordinary: 'Ordinary notice', extraordinary: 'Notice for good cause' },
    receivedAt: 'Received',
    next: 'We send you the same by email. If there is a contract, a link goes to the address on file: please confirm there that it was you. Only then do we end the service, but your declaration counts from the time of receipt.',
  },
  noScript: 'This form needs JavaScript. You can also write to {{email}}.',
  settle: {
    title: 'Was this you? · Firmament',
    description: 'Confirm a cancellation or withdrawal, or say that it was not you.',
    heading: 'Was this you?',
    asks: 'Somebody has cancelled your contract or withdrawn from it on our website, without signing in. What exactly was declared is in the email. It takes effect once you confirm it, and counts from its receipt.',
    confirm: 'Yes, that was me',
    deny: 'This was not me',
    confirmed: {
      ordinary: 'Thank you. Your notice of {{moment}} is confirmed.',
      extraordinary:
        'Thank you. Your notice for good cause of {{moment}} is confirmed. A person reviews it and replies.',
      withdrawal: 'Thank you. Your withdrawal of {{moment}} is confirmed. We refund what you paid within 14 days.',
    },
    ends: 'The last day of the contract is {{day}}.',
    denied: 'Thank you for telling us. The declaration of {{moment}} has no effect; your contract goes on unchanged.',
    done: 'This has already been settled. Please use the newest email, or look under Billing in your account.',
    unknown: 'This link is no longer valid. Please use the newest email, or write to us.',
    nothing: 'Please open this page with the link in our email.',
  },
} as const;
