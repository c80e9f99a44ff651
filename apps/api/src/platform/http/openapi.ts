import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { CALLS_AT_ONCE, DOWNLOADS_AT_ONCE } from '@firmament/api-contract/limits';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { sessionCookieName } from './session-cookie-name.ts';

const UI_PATH = '/api/docs';

/** The description of the API, made from the contract, and pages to read and try it. */
export const registerOpenApi = async (app: FastifyInstance, publicUrl: string | undefined): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Firmament API',
        version: '1',
        description:
          'Business data of Austria, Germany and Switzerland. Every error has the shape of the schema Error. A client that ' +
          'keeps our cookie sends `Origin` with the address of this site along with every POST, PATCH and DELETE. ' +
          `A member, or an address without a session, has ${CALLS_AT_ONCE.inProgress} calls in progress at a time ` +
          '(one, after they have taken long without a pause), ' +
          `and ${DOWNLOADS_AT_ONCE.inProgress} downloads; further ones wait for their turn, too many are refused ` +
          'with 429. Wait for answers before you ask more.',
        license: { name: 'MIT' },
      },
      ...(publicUrl && { servers: [{ url: publicUrl }] }),
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: sessionCookieName(publicUrl?.startsWith('https:') ?? false) },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(swaggerUi, { routePrefix: UI_PATH, staticCSP: true });
  // Written once: per request it would cost more than anything else that needs no session.
  let text: string | undefined;
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_, reply) => {
    text ??= JSON.stringify(app.swagger());
    return reply.type('application/json; charset=utf-8').send(text);
  });
};
