export const deskThingsEn = {
  kinds: {
    order: 'Order',
    invoice: 'Invoice',
    credit_note: 'Credit note',
    ticket: 'Ticket',
    privacy_request: 'Privacy request',
    declaration: 'Declaration',
    member: 'Member',
  },
  privacyKinds: { access: 'Access', correction: 'Correction', erasure: 'Erasure', objection: 'Objection' },
  declarationKinds: {
    ordinary: 'Cancellation',
    extraordinary: 'Cancellation for cause',
    withdrawal: 'Withdrawal',
  },
  due: {
    overdue_one: '1 day overdue',
    overdue_other: '{{count}} days overdue',
    today: 'due today',
    tomorrow: 'due tomorrow',
    in_one: 'due in 1 day',
    in_other: 'due in {{count}} days',
  },
  waits: {
    dayAndHours: 'waits 1 day {{hours}} h',
    days_one: 'waits 1 day',
    days_other: 'waits {{count}} days',
    hours: 'waits {{hours}} h',
    minutes: 'waits {{minutes}} min',
    now: 'just came in',
  },
} as const;
