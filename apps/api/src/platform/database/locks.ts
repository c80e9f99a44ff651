/** Advisory locks, by whose numbers all processes of one database agree. A number is never used again for another. */
export const LOCKS = {
  /** Held as long as the embedded database runs: it belongs to one process. */
  embeddedOwner: 7_346_001,
  migration: 7_346_002,
  import: 7_346_003,
  suppression: 7_346_004,
  secretKeys: 7_346_024,
  /** One run at a time that finds out who is who. */
  identification: 7_346_027,
  /** The first of two numbers; the second stands for the source. */
  sync: 7_346_037,
  demoVisits: 7_346_043,
  /** The first of two numbers; the second stands for the person of the registers. */
  birthCheck: 7_346_051,
} as const;
