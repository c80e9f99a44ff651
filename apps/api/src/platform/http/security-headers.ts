import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Other origins that our pages may talk to, if the operator has set them up. */
export type Partners = {
  tileUrl: string | undefined;
  /** Sign-in with Google; its script loads after a click only. */
  hasGoogle: boolean;
};

const GOOGLE = 'https://accounts.google.com/gsi/';

/** What a page of ours may load: our own origin, and what the configured partners need. */
export const contentSecurityPolicy = (scriptHashes: string[], { tileUrl, hasGoogle }: Partners): string => {
  const google = hasGoogle ? GOOGLE : undefined;
  const tileOrigin = tileUrl ? new URL(tileUrl.replace(/\{[^}]*\}/g, 'a')).origin : undefined;
  const directives: Record<string, (string | undefined)[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), google],
    // Mantine sizes and positions parts through style attributes.
    'style-src': ["'self'", "'unsafe-inline'", google],
    'img-src': ["'self'", 'data:', 'blob:', tileOrigin],
    'font-src': ["'self'"],
    'connect-src': ["'self'", google],
    'frame-src': [google ?? "'none'"],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.filter(Boolean).join(' ')}`)
    .join('; ');
};

export const registerSecurityHeaders = async (
  app: FastifyInstance,
  { isHttps, hasGoogle }: { isHttps: boolean; hasGoogle: boolean },
): Promise<void> => {
  await app.register(helmet, {
    // Set per answer: pages carry the hashes of their own scripts, everything else may load nothing.
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    // Google's sign-in answers from a window of its own, which this policy would otherwise cut off.
    crossOriginOpenerPolicy: { policy: hasGoogle ? 'same-origin-allow-popups' : 'same-origin' },
    hsts: isHttps && { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    // Answers of the API belong to one user; no cache in between keeps them unless a route says otherwise.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'private, no-store');
  });
};
