/** How often something may be done within a window of time. */
export type Limit = {
  count: number;
  windowSeconds: number;
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const LIMITS = {
  /**
   * Failed attempts of one address on one account, of one known device, or in one session that confirms its password. So
   * nobody uses up the attempts of somebody elsewhere.
   */
  signIn: { count: 10, windowSeconds: 15 * MINUTE },
  /** Failed attempts on one account from unknown devices anywhere. Beyond it they have to wait for each other. */
  signInOfAccount: { count: 50, windowSeconds: DAY },
  /** Failed attempts of one address on any accounts: an office behind one address stays below. Beyond it they wait, too. */
  signInFromAddress: { count: 100, windowSeconds: HOUR },
  /** Mails with a link that makes a device known. Each link is valid for a day, so one is always at hand. */
  deviceLink: { count: 3, windowSeconds: DAY },
  /** Per account, from any address: one or two of a million six-digit codes are valid at any time. */
  secondFactorCode: { count: 30, windowSeconds: DAY },
  /** Of an address. Passkeys cannot be guessed: this bounds the work, and an office that opens the sign-in page stays below. */
  passkeySignIn: { count: 300, windowSeconds: 15 * MINUTE },
  registration: { count: 20, windowSeconds: HOUR },
  contact: { count: 5, windowSeconds: HOUR },
  subscription: { count: 5, windowSeconds: HOUR },
  privacyRequest: { count: 5, windowSeconds: HOUR },
  privacyConfirmation: { count: 20, windowSeconds: HOUR },
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
  /** Dates of birth that a member tries on one person, and on all: enough to confirm one, too few to find one out. */
  birthCheckOfPerson: { count: 3, windowSeconds: DAY },
  birthCheck: { count: 20, windowSeconds: DAY },
  /** Reports of one member about who is who: an operator looks into each. */
  identityReport: { count: 20, windowSeconds: DAY },
  /** Register extracts of one member: the portal itself hands out sixty an hour. */
  extractUpload: { count: 30, windowSeconds: DAY },
  /** Accounts that one address gets in the demo without signing up. */
  demoVisit: { count: 10, windowSeconds: HOUR },
  general: { count: 600, windowSeconds: MINUTE },
} as const satisfies Record<string, Limit>;

/** How long sign-ins beyond a limit wait for each other: longer with each failure, never long. */
export const SIGN_IN_GAP = { secondsPerFailure: 5, maxSeconds: 2 * MINUTE } as const;

export type LimitName = keyof typeof LIMITS;

/**
 * How many calls of one member, or from one address without a session, a process works on at the same time. Further ones
 * wait for their turn; those who find no room to wait are refused with `rate_limited`. A browser that
 * restores twenty pages of eight calls at once fills no line.
 */
export const CALLS_AT_ONCE = { inProgress: 4, waiting: 200 } as const;

/**
 * Milliseconds of work that a caller's calls may take in a burst, as much as the pages of a restored browser need. They
 * come back with half a processor; who has used them up has one call at a time, with a rest as long as it took.
 */
export const BURST_MS = 500;

/**
 * Calls by which the server itself is watched. No limit refuses them, because a server that does not answer these is taken
 * for dead; but who asks without a pause gets no more than a hundred answers a second. They wait for each other only.
 */
export const WATCHING_AT_ONCE = { inProgress: 4, waiting: 200, burstMs: 100, leastMs: 10 } as const;

/** Calls that keep a processor busy: searches, documents, lead lists. After each, a caller rests for as long as it took. */
export const COSTLY_CALLS_AT_ONCE = { inProgress: 1, waiting: 200 } as const;

/**
 * Documents of a caller: one stands in line with the other costly calls, and so many wait behind it. Each takes a tenth of
 * a second or more and as long a rest: two hundred would wait for longer than connections are kept.
 */
export const DOCUMENTS_AT_ONCE = { inProgress: 1, waiting: 8 } as const;

/** Downloads last as long as their client reads. They count apart, so that other calls need not wait for them. */
export const DOWNLOADS_AT_ONCE = { inProgress: 2, waiting: 20 } as const;

/**
 * The words of all values of a search together: what it costs grows with them. At two million companies 200 take a tenth
 * of a second, the worst ones a whole; a form that is filled in everywhere has a few dozen.
 */
export const MAX_SEARCH_TERMS = 200;

/** Of each line that a customer's address has on an invoice. Registers have companies of longer names. */
export const MAX_PARTICULAR_LENGTH = 100;
export const MAX_COMPANY_LENGTH = 200;
