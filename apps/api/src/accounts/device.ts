/** Where a sign-in comes from. */
export type Device = {
  address: string | undefined;
  userAgent: string | undefined;
  /** By which accounts know the browser again. */
  tokens: readonly string[];
};

const MAX_USER_AGENT_LENGTH = 300;

export const keptUserAgent = (userAgent: string | undefined): string | null =>
  userAgent?.slice(0, MAX_USER_AGENT_LENGTH) ?? null;
