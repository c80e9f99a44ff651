import type { FastifyRequest } from 'fastify';

/** The site as passkeys know it: they are bound to its name, and work on no other. */
export type RelyingParty = { id: string; origin: string };

/** From PUBLIC_URL or, without it, the address that the browser used: a name, because browsers refuse bare IP addresses. */
export const relyingPartyOf = (request: FastifyRequest, publicUrl: string | undefined): RelyingParty => {
  // A proxy passes on what a client claims, which may be no protocol at all.
  const protocol = request.protocol === 'https' ? 'https' : 'http';
  const { hostname, origin } = new URL(publicUrl ?? `${protocol}://${request.host}`);
  return { id: hostname, origin };
};
