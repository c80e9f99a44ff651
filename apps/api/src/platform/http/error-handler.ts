import { ERROR_TEXTS } from '@firmament/api-contract/error-texts';
import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@firmament/api-contract/errors';
import { type Language, languageFromHeader } from '@firmament/api-contract/language';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isImpossibleText, isPassingFailure } from '../database/database-error.ts';
import { AppError, type Text } from './app-error.ts';
import { InvalidInput } from './validation.ts';
import { wordIssue } from './word-issue.ts';

/** How long a client should wait when we are overloaded or the database is away. */
const RETRY_AFTER_SECONDS = 2;

/** Gives every failure of a request one shape and reveals nothing internal. */
export const registerErrorHandler = (app: FastifyInstance): void => {
  app.setErrorHandler<FastifyError | Error>((error, request, reply) => {
    const appError = toAppError(error, languageOf(request));
    // Content-Range says how long the file is.
    if (appError.code === 'range_not_satisfiable' && 'headers' in error) reply.headers(Object(error.headers));
    logFailure(appError, request);
    if (appError.refusal) request.log.info({ ...appError.refusal }, 'refused');
    sendError(appError, request, reply);
  });
};

/** Passing failures come by the thousand: one line says why, a stack would add nothing. */
const logFailure = (error: AppError, request: FastifyRequest): void => {
  const cause = error.cause ?? error;
  if (error.code === 'unavailable') request.log.warn({ reason: (cause as Error).message }, 'turned away');
  else if (ERROR_STATUS[error.code] >= 500) request.log.error({ err: cause }, 'request failed');
};

const languageOf = (request: FastifyRequest): Language => languageFromHeader(request.headers['accept-language']);

/** What the caller reads, in the language of the request. */
export const sentenceFor = (error: AppError, request: FastifyRequest): string => {
  const language = languageOf(request);
  return error.text?.[language] ?? ERROR_TEXTS[language][error.code];
};

export const sendError = (error: AppError, request: FastifyRequest, reply: FastifyReply): void => {
  const sentence = sentenceFor(error, request);
  const body: ErrorBody = {
    success: false,
    error: sentence,
    message: sentence,
    code: error.code,
    ...(error.fields && { fields: wordFields(error.fields, languageOf(request)) }),
    ...(error.details && { details: error.details }),
    requestId: request.id,
  };
  const status = ERROR_STATUS[error.code];
  const retryAfter = error.retryAfterSeconds ?? (status === 503 ? RETRY_AFTER_SECONDS : undefined);
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  reply.status(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(body);
};

const wordFields = (fields: Record<string, string | Text>, language: Language): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name, typeof text === 'string' ? text : text[language]]),
  );

const METHODS = ['GET', 'POST', 'PATCH', 'DELETE'] as const;

/** Answers a call to an address of the API that does not exist, or not with this method. */
export const sendUnknownCall = (app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): void => {
  const path = request.url.split('?', 1)[0] ?? '';
  const allowed = METHODS.filter((method) => app.findRoute({ method, url: path }) !== null);
  // A folder of files has a route for everything in it, there or not.
  const isWrongMethod = allowed.length > 0 && !allowed.some((method) => method === request.method);
  if (isWrongMethod) reply.header('allow', allowed.join(', '));
  sendError(new AppError(isWrongMethod ? 'method_not_allowed' : 'not_found'), request, reply);
};

const toAppError = (error: FastifyError | Error, language: Language): AppError => {
  if (error instanceof AppError) return error;
  if (error instanceof InvalidInput) return fromInvalidInput(error, language);
  const code = fromFastify(error) ?? fromDatabase(error) ?? 'internal';
  return new AppError(code, { cause: error });
};

const fromInvalidInput = ({ issues }: InvalidInput, language: Language): AppError => {
  const fields = Object.fromEntries(
    issues.map((issue) => [issue.path.join('.') || 'body', wordIssue(issue, language)]),
  );
  const list = Object.entries(fields)
    .map(([name, reason]) => `${name}: ${reason}`)
    .join(' ');
  return new AppError('invalid_request', {
    fields,
    text: { en: `The request is not valid. ${list}`, de: `Die Anfrage ist ungültig. ${list}` },
  });
};

const FASTIFY_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_UNDER_PRESSURE: 'unavailable',
};

/** Where it is the library for files that refuses: what lies outside of its folder is not there. */
const STATUS_CODES: Record<number, ErrorCode> = { 403: 'not_found', 404: 'not_found', 416: 'range_not_satisfiable' };

/** Failures that Fastify and its plugins blame on the client. */
const fromFastify = (error: FastifyError | Error): ErrorCode | undefined => {
  const known = 'code' in error ? FASTIFY_CODES[error.code] : undefined;
  if (known) return known;
  const { statusCode: status = 500 } = error as Partial<FastifyError>;
  return status < 500 ? (STATUS_CODES[status] ?? 'invalid_request') : undefined;
};

const fromDatabase = (error: Error): ErrorCode | undefined => {
  if (isImpossibleText(error)) return 'invalid_request';
  // The client may try again.
  return isPassingFailure(error) ? 'unavailable' : undefined;
};
