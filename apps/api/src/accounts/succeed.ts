import { type Language, languageFromHeader } from '@firmament/api-contract/language';
import type { FastifyRequest } from 'fastify';
import type { Text } from '../platform/http/app-error.ts';

export const languageOf = (request: FastifyRequest): Language => languageFromHeader(request.headers['accept-language']);

/** A success in the specification's shape, with its sentence in the language of the request. */
export const succeed = (request: FastifyRequest, text: Text) => ({
  success: true as const,
  message: text[languageOf(request)],
});
