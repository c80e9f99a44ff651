/** How often something may be done within a window of time, and by whom it is counted. */
export type Limit = {
  count: number;
  windowSeconds: number;
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;

export const LIMITS = {
  /** Counted for the account and for the address of the caller, each. */
  signIn: { count: 10, windowSeconds: 15 * MINUTE },
  /** Six digits of one account, wherever they are typed: some three of a million are right at any time. */
  secondFactorCode: { count: 30, windowSeconds: 24 * HOUR },
  registration: { count: 20, windowSeconds: HOUR },
  contact: { count: 5, windowSeconds: HOUR },
  subscription: { count: 5, windowSeconds: HOUR },
  privacyRequest: { count: 5, windowSeconds: HOUR },
  /** Cancellations and withdrawals by whoever is not signed in. */
  declaration: { count: 10, windowSeconds: HOUR },
  reset: { count: 5, windowSeconds: HOUR },
  resendVerification: { count: 5, windowSeconds: HOUR },
  /** Of one kind to one mailbox, whoever asks for them: nobody can have somebody else flooded. */
  mailToAddress: { count: 5, windowSeconds: HOUR },
  quickSearch: { count: 30, windowSeconds: MINUTE },
  /** Each asks a register that others use, too. */
  refresh: { count: 60, windowSeconds: HOUR },
  /** Tickets and replies of one member: each becomes a mail to the operator. */
  support: { count: 20, windowSeconds: HOUR },
  general: { count: 600, windowSeconds: MINUTE },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;
