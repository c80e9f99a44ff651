import type { FastifyInstance, InjectOptions } from 'fastify';

/**
 * Lets `app.inject` send `Origin` along with cookies, as browsers do: without it no call with a cookie may change
 * anything. Returns the `inject` that adds nothing.
 */
export const injectAsBrowser = (app: FastifyInstance): FastifyInstance['inject'] => {
  const injectPlainly = app.inject.bind(app);
  const inject = (options: InjectOptions | string) => injectPlainly(withOrigin(options));
  app.inject = inject as FastifyInstance['inject'];
  return injectPlainly;
};

const withOrigin = (options: InjectOptions | string): InjectOptions | string => {
  if (typeof options === 'string' || options.headers?.cookie === undefined) return options;
  return { ...options, headers: { origin: `http://${options.headers.host ?? 'localhost'}`, ...options.headers } };
};
