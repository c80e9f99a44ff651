import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { CALLS_AT_ONCE, DOWNLOADS_AT_ONCE } from '@firmament/api-contract/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { compressNow, type KeptFile, keepFile, sendKeptFile } from './kept-file.ts';
import { sessionCookieName } from './session-cookie-name.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes the description of the API in all its forms, which keeps a processor busy for a second. */
    describeCalls(): Promise<void>;
  }
}

const DESCRIPTION_PATH = '/api/openapi.json';
const UI_PATH = '/api/docs';

/** It changes with the version only; whoever keeps it asks again whether it did. */
const KEEP = 'public, max-age=300';

/** The large files of the pages, each read when it is first asked for. */
const UI_FILES: Record<string, string> = {
  'swagger-ui-bundle.js': 'application/javascript; charset=utf-8',
  'swagger-ui-standalone-preset.js': 'application/javascript; charset=utf-8',
  'swagger-ui.css': 'text/css; charset=utf-8',
};

/**
 * The description of the API, made from the contract, and pages to read and try it. Anybody may ask for them, as often as
 * they like: so all of it lies ready in memory, compressed, and an answer costs no more than sending it.
 */
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

  let kept: KeptFile | undefined;
  const description = (): KeptFile => {
    kept ??= keepFile(Buffer.from(JSON.stringify(app.swagger())));
    return kept;
  };
  app.decorate('describeCalls', async () => {
    await app.ready();
    await compressNow(description());
  });
  const sendDescription = (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', KEEP);
    return sendKeptFile(request, reply, description(), 'application/json; charset=utf-8');
  };
  app.get(DESCRIPTION_PATH, { schema: { hide: true }, compress: false }, sendDescription);

  for (const [name, contentType] of Object.entries(UI_FILES)) {
    let file: KeptFile | undefined;
    app.get(`${UI_PATH}/static/${name}`, { schema: { hide: true }, compress: false }, (request, reply) => {
      file ??= keepFile(readFileSync(join(uiFolder(), name)));
      reply.header('cache-control', KEEP);
      return sendKeptFile(request, reply, file, contentType);
    });
  }
  await app.register(swaggerUi, {
    routePrefix: UI_PATH,
    staticCSP: true,
    uiHooks: {
      // The library would write the description anew for each call.
      onRequest: async ({ routeOptions: { url } }, reply) => {
        if (url === `${UI_PATH}/json` || url === `${UI_PATH}/yaml`) return reply.redirect(DESCRIPTION_PATH);
      },
    },
  });
};

const uiFolder = (): string => join(dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui')), 'static');
