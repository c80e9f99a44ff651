/** How often something may be done within a window of time. */
export type Limit = {
  count: number;
  windowSeconds: number;
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;

export const LIMITS = {
  /** Counted per account and per caller address. */
  signIn: { count: 10, windowSeconds: 15 * MINUTE },
  /** Per account, from any address: about three of a million six-digit codes are valid at any time. */
  secondFactorCode: { count: 30, windowSeconds: 24 * HOUR },
  registration: { count: 20, windowSeconds: HOUR },
  contact: { count: 5, windowSeconds: HOUR },
  subscription: { count: 5, windowSeconds: HOUR },
  privacyRequest: { count: 5, windowSeconds: HOUR },
  /** Cancellations and withdrawals without signing in. */
  declaration: { count: 10, windowSeconds: HOUR },
  /** Documents of a deleted account, each a file of its own. */
  keptDocuments: { count: 60, windowSeconds: HOUR },
  reset: { count: 5, windowSeconds: HOUR },
  resendVerification: { count: 5, windowSeconds: HOUR },
  /** Mails of one kind to one mailbox, so that nobody can flood someone else's. */
  mailToAddress: { count: 5, windowSeconds: HOUR },
  quickSearch: { count: 30, windowSeconds: MINUTE },
  /** Each refresh queries a register that others use, too. */
  refresh: { count: 60, windowSeconds: HOUR },
  /** Tickets and replies of one member: each becomes a mail to the operator. */
  support: { count: 20, windowSeconds: HOUR },
  general: { count: 600, windowSeconds: MINUTE },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;
