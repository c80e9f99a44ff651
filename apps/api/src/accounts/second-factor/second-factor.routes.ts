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
import { succeed } from '../succeed.ts';
import { renewRecoveryCodes, turnOffSecondFactor } from './change-second-factor.ts';
import { findSecondFactor } from './second-factor.query.ts';
import { beginSecondFactor, confirmSecondFactor } from './turn-on.ts';

const TURNED_ON: Text = {
  en: 'Two-step sign-in is on. All other sessions were ended.',
  de: 'Die Anmeldung in zwei Schritten ist eingeschaltet. Alle anderen Sitzungen wurden beendet.',
};
const TURNED_OFF: Text = {
  en: 'Two-step sign-in is off.',
  de: 'Die Anmeldung in zwei Schritten ist ausgeschaltet.',
};
const RENEWED: Text = {
  en: 'You have new recovery codes. The old ones are no longer valid.',
  de: 'Sie haben neue Wiederherstellungscodes. Die alten gelten nicht mehr.',
};

/** The member's own second factor: turn it on, renew its recovery codes, turn it off. */
export const registerSecondFactorRoutes = (app: FastifyInstance, confirmation: IdentityDeps): void => {
  const { db } = confirmation;

  serve(app, getSecondFactor, async ({ member }) => {
    const factor = await findSecondFactor(db, member.accountId);
    return {
      is_on: factor !== undefined,
      since: factor?.since.toISOString() ?? null,
      recovery_codes_left: factor?.recoveryCodesLeft ?? 0,
    };
  });

  serve(app, beginCall, async ({ body, member }) => {
    const { secret, otpauthUrl } = await beginSecondFactor(confirmation, member, body.proof);
    return { success: true as const, secret, otpauth_url: otpauthUrl };
  });

  serve(app, confirmCall, async ({ body, member, request }) => {
    const codes = await confirmSecondFactor(confirmation, member, body.code);
    return { ...succeed(request, TURNED_ON), recovery_codes: codes };
  });

  serve(app, turnOffCall, async ({ body, member, request }) => {
    await turnOffSecondFactor(confirmation, member, body);
    return succeed(request, TURNED_OFF);
  });

  serve(app, renewCall, async ({ body, member, request }) => {
    const codes = await renewRecoveryCodes(confirmation, member, body);
    return { ...succeed(request, RENEWED), recovery_codes: codes };
  });
};
