import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** What a page of ours may load: our own origin, and tiles of the configured host as pictures. */
export const contentSecurityPolicy = (scriptHashes: string[], tileUrl: string | undefined): string => {
  const tileOrigin = tileUrl ? new URL(tileUrl.replace(/\{[^}]*\}/g, 'a')).origin : undefined;
  const directives: Record<string, (string | undefined)[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
    // Mantine sizes and positions parts through style attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', tileOrigin],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
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

export const registerSecurityHeaders = async (app: FastifyInstance, isHttps: boolean): Promise<void> => {
  await app.register(helmet, {
    // Set per answer: pages carry the hashes of their own scripts, everything else may load nothing.
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    hsts: isHttps && { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    // Answers of the API belong to one user; nobody in between keeps them unless a route says otherwise.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'private, no-store');
  });
};
