import type { Day } from '@firmament/calendar/day';
/** What the Zefix service is asked. */

export type ZefixAccess = { url: string; user: string; password: string };

export type ZefixRequest = {
  url: string;
  headers: Record<string, string>;
  secretHeaders: Record<string, string>;
};

const request = ({ url, user, password }: ZefixAccess, path: string): ZefixRequest => ({
  url: `${url}/api/v1/${path}`,
  headers: { accept: 'application/json' },
  secretHeaders: { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` },
});

/** By the register's own running number, which stays whatever happens to the UID. */
export const companyRequest = (access: ZefixAccess, ehraId: string): ZefixRequest =>
  request(access, `company/ehraid/${ehraId}`);

/** What the gazette published about companies on a day. */
export const publicationsRequest = (access: ZefixAccess, day: Day): ZefixRequest =>
  request(access, `sogc/bydate/${day}`);
