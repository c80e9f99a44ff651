import {
  confirmDeclaration,
  declareCancellation,
  declareWithdrawal,
  denyDeclaration,
  settleDeclaration,
} from '@firmament/api-contract/calls/billing';
import { languageFromHeader } from '@firmament/api-contract/language';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Text } from '../platform/http/app-error.ts';
import { serve } from '../platform/http/serve.ts';
import { answerWithBilling, say } from './billing-answer.ts';
import { receiveDeclaration, type Settled, settleAsMember, settleByToken } from './contract/declare.ts';
import type { BillingDeps } from './deps.ts';
import type { Declaration } from './mail/declaration.mail.ts';

const DECLARED: Text = {
  en: 'We have received your declaration; it counts from now on. A mail is on its way: please confirm it there, so that nobody else can end your contract.',
  de: 'Wir haben Ihre Erklärung erhalten; sie zählt ab jetzt. Eine E-Mail ist unterwegs: Bitte bestätigen Sie sie dort, damit niemand anderes Ihren Vertrag beenden kann.',
};
const CONFIRMED: Text = {
  en: 'Thank you. Your declaration is confirmed and takes effect as of its receipt. You get a mail with all dates.',
  de: 'Vielen Dank. Ihre Erklärung ist bestätigt und gilt ab ihrem Eingang. Eine E-Mail nennt Ihnen alle Termine.',
};
const PROVEN: Text = {
  en: 'Thank you. A person now looks at the reason and answers you by mail; the day of receipt counts.',
  de: 'Vielen Dank. Ein Mensch prüft nun den Grund und antwortet Ihnen per E-Mail; es zählt der Tag des Eingangs.',
};
const DENIED: Text = {
  en: 'Thank you for telling us. Nothing has changed; your contract goes on.',
  de: 'Danke für den Hinweis. Es hat sich nichts geändert; Ihr Vertrag läuft weiter.',
};

/** Cancellation and withdrawal that somebody declares without signing in, and what became of them. */
export const registerDeclaredEndRoutes = (app: FastifyInstance, deps: BillingDeps): void => {
  const { clock } = deps;
  const answer = answerWithBilling(deps);

  const receive = async (request: FastifyRequest, declaration: Omit<Declaration, 'language' | 'receivedAt'>) => {
    const receivedAt = clock.now();
    const language = languageFromHeader(request.headers['accept-language']);
    await receiveDeclaration(deps, { ...declaration, language, receivedAt });
    return { success: true as const, message: say(request, DECLARED), received_at: receivedAt.toISOString() };
  };

  serve(app, declareCancellation, ({ body: { name, email, kind, reason, ...rest }, request }) =>
    receive(request, { name, email, kind, reason, contractNumber: rest.contract_number, endOn: rest.end_on }),
  );

  serve(app, declareWithdrawal, ({ body: { name, email, contract_number: contractNumber }, request }) =>
    receive(request, { kind: 'withdrawal', name, email, contractNumber, reason: undefined, endOn: undefined }),
  );

  const presentSettled = (request: FastifyRequest, { kind, receivedAt, endsOn }: Settled, text: Text) => ({
    success: true as const,
    message: say(request, text),
    kind,
    received_at: receivedAt.toISOString(),
    ends_on: endsOn,
  });

  serve(app, confirmDeclaration, async ({ body, request }) => {
    const settled = await settleByToken(deps, body.token, true);
    return presentSettled(request, settled, settled.kind === 'extraordinary' ? PROVEN : CONFIRMED);
  });

  serve(app, denyDeclaration, async ({ body, request }) =>
    presentSettled(request, await settleByToken(deps, body.token, false), DENIED),
  );

  serve(app, settleDeclaration, async ({ body, member, request }) => {
    await settleAsMember(deps, member.accountId, { id: body.id, isMine: body.is_mine });
    return answer(request, member, body.is_mine ? CONFIRMED : DENIED);
  });
};
