import {
  beginSecondFactor as beginCall,
  confirmSecondFactor as confirmCall,
  getSecondFactor,
  renewRecoveryCodes as renewCall,
  turnOffSecondFactor as turnOffCall,
} from '@firmament/api-contract/calls/second-factor';
import type { FastifyInstance } from 'fastify';
import type { Text } from '../../platform/http/app-error.ts';
import { serve } from '../../platform/http/serve.ts';
import type { IdentityDeps } from '../confirm-identity.ts';
import { relyingPartyOf } from '../passkeys/relying-party.ts';
import { setSessionCookie } from '../session-cookie.ts';
import { succeed } from '../succeed.ts';
import { renewRecoveryCodes, turnOffApp } from './change-second-factor.ts';
import { findSecondFactor, hasSecondFactor } from './second-factor.query.ts';
import { beginSecondFactor, confirmSecondFactor } from './turn-on.ts';

const TURNED_ON: Text = {
  en: 'Two-step sign-in is on. All other sessions were ended.',
  de: 'Die Anmeldung in zwei Schritten ist eingeschaltet. Alle anderen Sitzungen wurden beendet.',
};
const TURNED_OFF: Text = {
  en: 'Two-step sign-in is off.',
  de: 'Die Anmeldung in zwei Schritten ist ausgeschaltet.',
};
const APP_ADDED: Text = {
  en: 'Your authenticator app is set up. Your recovery codes stay valid.',
  de: 'Ihre Authenticator-App ist eingerichtet. Ihre Wiederherstellungscodes gelten weiter.',
};
const APP_REMOVED: Text = {
  en: 'The authenticator app was removed. Your passkeys remain the second step.',
  de: 'Die Authenticator-App wurde entfernt. Der zweite Schritt sind weiterhin Ihre Passkeys.',
};
const RENEWED: Text = {
  en: 'You have new recovery codes. The old ones are no longer valid.',
  de: 'Sie haben neue Wiederherstellungscodes. Die alten gelten nicht mehr.',
};

export type Deps = IdentityDeps & { publicUrl: string | undefined };

/** The member's own second factor: turn the app on, renew recovery codes, turn the app off. */
export const registerSecondFactorRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, publicUrl } = deps;

  serve(app, getSecondFactor, async ({ member }) => {
    const factor = await findSecondFactor(db, member.accountId);
    return {
      is_on: factor !== undefined,
      since: factor?.since.toISOString() ?? null,
      app_since: factor?.appSince?.toISOString() ?? null,
      passkeys: factor?.passkeys ?? [],
      recovery_codes_left: factor?.recoveryCodesLeft ?? 0,
      has_short_codes: factor?.hasShortCodes ?? false,
    };
  });

  serve(app, beginCall, async ({ body, member, request }) => {
    const confirmation = { ...body, party: relyingPartyOf(request, publicUrl) };
    const { secret, otpauthUrl } = await beginSecondFactor(deps, member, confirmation);
    return { success: true as const, secret, otpauth_url: otpauthUrl };
  });

  serve(app, confirmCall, async ({ body, member, request, reply }) => {
    const { token, recoveryCodes } = await confirmSecondFactor(deps, member, body.code);
    setSessionCookie(request, reply, token, publicUrl);
    const message = recoveryCodes ? TURNED_ON : APP_ADDED;
    return { ...succeed(request, message), recovery_codes: recoveryCodes };
  });

  serve(app, turnOffCall, async ({ body, member, request, reply }) => {
    const token = await turnOffApp(deps, member, { ...body, party: relyingPartyOf(request, publicUrl) });
    setSessionCookie(request, reply, token, publicUrl);
    const isStillOn = await hasSecondFactor(db, member.accountId);
    return succeed(request, isStillOn ? APP_REMOVED : TURNED_OFF);
  });

  serve(app, renewCall, async ({ body, member, request }) => {
    const confirmation = { ...body, party: relyingPartyOf(request, publicUrl) };
    const codes = await renewRecoveryCodes(deps, member, confirmation);
    return { ...succeed(request, RENEWED), recovery_codes: codes };
  });
};
