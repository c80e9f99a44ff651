import type { FastifyInstance } from 'fastify';

/** Other origins that our pages may talk to, if the operator has set them up. */
export type Partners = {
  tileUrl: string | undefined;
  /** Sign-in with Google; its script loads after a click only. */
  hasGoogle: boolean;
};

/** Passkeys are for our own pages, never for a frame; nobody needs the others. */
const PERMISSIONS =
  'publickey-credentials-get=(self), publickey-credentials-create=(self), camera=(), microphone=(), geolocation=(), payment=()';

const GOOGLE = 'https://accounts.google.com/gsi/';

/** What a page of ours may load: our own origin, and what the configured partners need. */
export const contentSecurityPolicy = (scriptHashes: string[], { tileUrl, hasGoogle }: Partners): string => {
  const google = hasGoogle ? GOOGLE : undefined;
  const tileOrigin = tileUrl ? new URL(tileUrl.replace(/\{[^{}]*\}/g, 'a')).origin : undefined;
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
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.filter(Boolean).join(' ')}`)
    .join('; ');
};

/**
 * For every answer. A table of our own and not @fastify/helmet: that one sets them in a hook, which requests that the
 * router or the parser refuses never reach.
 */
export const securityHeaders = ({ isHttps, hasGoogle }: { isHttps: boolean; hasGoogle: boolean }) => ({
  // Pages replace it by one with the hashes of their own scripts; everything else may load nothing.
  'content-security-policy': "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  // Google's sign-in answers from a window of its own, which this policy would otherwise cut off.
  'cross-origin-opener-policy': hasGoogle ? 'same-origin-allow-popups' : 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': PERMISSIONS,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
  ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});

export const registerSecurityHeaders = (app: FastifyInstance, headers: Record<string, string>): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
    // Answers of the API belong to one user; no cache in between keeps them unless a route says otherwise.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'private, no-store');
  });
};
