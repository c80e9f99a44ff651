import type { Billing } from '@firmament/api-contract/calls/billing';
import { languageFromHeader } from '@firmament/api-contract/language';
import type { FastifyRequest } from 'fastify';
import type { Member } from '../platform/http/admission.ts';
import type { Text } from '../platform/http/app-error.ts';
import { presentBilling } from './billing-presenter.ts';
import type { BillingDeps } from './deps.ts';

export const say = (request: FastifyRequest, text: Text): string =>
  text[languageFromHeader(request.headers['accept-language'])];

type Answer = { success: true; message: string; billing: Billing };

/** What a member is answered who has changed something: how the contract is now. */
export const answerWithBilling =
  (deps: BillingDeps) =>
  async (request: FastifyRequest, member: Member, text: Text): Promise<Answer> => ({
    success: true,
    message: say(request, text),
    billing: await presentBilling(deps, member),
  });
