import type { LogEntry } from '@firmament/api-contract/desk/log-action';
import { logSentence } from '@firmament/api-contract/desk/log-sentence';
import type { FastifyRequest } from 'fastify';
import { languageOf } from '../accounts/succeed.ts';

/** The answer to an action: what was written down, as a sentence and as an entry. */
export const done = (request: FastifyRequest, entry: LogEntry) => ({
  success: true as const,
  message: `${logSentence(languageOf(request), entry)}.`,
  entry,
});
