import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

const READING_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Every cookie of ours counts, so that a new one cannot be forgotten here. */
const OUR_COOKIE = /(?:^|;)\s*(?:__Host-)?firmament_/;

/**
 * Keeps other websites from acting for whoever is signed in here (decision 30). Must run before cookies are parsed.
 *
 * Browsers say with `Sec-Fetch-Site` who makes a call, and with `Origin` who makes one that changes something. What
 * another site asks for is answered as if nobody were signed in; what it wants to change is refused. A call that
 * carries our cookie proves where it comes from; a program without one has nothing that could be misused.
 */
export const registerOriginCheck = (app: FastifyInstance, publicUrl: string | undefined): void => {
  const publicOrigin = publicUrl && new URL(publicUrl).origin;
  app.addHook('onRequest', async (request) => {
    if (!READING_METHODS.has(request.method) && !mayChange(request, publicOrigin)) {
      throw request.headers.origin === undefined && !isFromElsewhere(request)
        ? originMissing()
        : new AppError('foreign_origin');
    }
    if (isFromElsewhere(request)) delete request.raw.headers.cookie;
  });
};

/** Met by programs, whose authors should not look for another website. */
const originMissing = (): AppError =>
  new AppError('foreign_origin', {
    text: {
      en: 'A call that carries our cookie must say where it comes from: send the header Origin with the address of this site.',
      de: 'Ein Aufruf mit unserem Cookie muss angeben, woher er kommt: Senden Sie die Kopfzeile Origin mit der Adresse dieser Website.',
    },
  });

const mayChange = (request: FastifyRequest, publicOrigin: string | undefined): boolean => {
  const { origin, cookie = '', 'sec-fetch-site': site } = request.headers;
  if (origin !== undefined) return origin === ownOrigin(request) || origin === publicOrigin;
  return site === 'same-origin' || (!isFromElsewhere(request) && !OUR_COOKIE.test(cookie));
};

/** Old browsers and programs say nothing; `none` is an address that was typed or bookmarked. */
const isFromElsewhere = ({ headers: { 'sec-fetch-site': site } }: FastifyRequest): boolean =>
  site !== undefined && site !== 'same-origin' && site !== 'none';

/** By way of URL, which leaves out the standard port, as browsers do. A proxy may claim any protocol. */
const ownOrigin = ({ protocol, host }: FastifyRequest): string | undefined => {
  const address = `${protocol === 'https' ? 'https' : 'http'}://${host}`;
  return URL.canParse(address) ? new URL(address).origin : undefined;
};
