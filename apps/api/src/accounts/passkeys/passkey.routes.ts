import {
  addPasskey as addCall,
  beginPasskey as beginCall,
  beginConfirmation,
  removePasskey as removeCall,
  renamePasskey as renameCall,
} from '@firmament/api-contract/calls/passkeys';
import type { FastifyInstance } from 'fastify';
import { AppError, type Text } from '../../platform/http/app-error.ts';
import { serve } from '../../platform/http/serve.ts';
import type { IdentityDeps } from '../confirm-identity.ts';
import { setSessionCookie } from '../session-cookie.ts';
import { succeed } from '../succeed.ts';
import { addPasskey, beginPasskey } from './add-passkey.ts';
import { removePasskey, renamePasskey } from './change-passkey.ts';
import { relyingPartyOf } from './relying-party.ts';
import { requestPasskey } from './use-passkey.ts';

export type Deps = IdentityDeps & { publicUrl: string | undefined };

const ADDED: Text = { en: 'Your passkey was added.', de: 'Ihr Passkey wurde hinzugefügt.' };
const RENAMED: Text = { en: 'The passkey was renamed.', de: 'Der Passkey wurde umbenannt.' };
const REMOVED: Text = { en: 'The passkey was removed.', de: 'Der Passkey wurde entfernt.' };
const NONE: Text = { en: 'You have no passkey.', de: 'Sie haben keinen Passkey.' };

/** The member's own passkeys: add, rename, remove, and confirm with one. */
export const registerPasskeyRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, publicUrl } = deps;

  serve(app, beginConfirmation, async ({ member, request }) => {
    const party = relyingPartyOf(request, publicUrl);
    const options = await requestPasskey(deps, party, { purpose: 'confirm', accountId: member.accountId });
    if (options.allowCredentials.length === 0) throw new AppError('conflict', { text: NONE });
    return { options };
  });

  serve(app, beginCall, async ({ body, member, request }) => ({
    options: await beginPasskey(deps, member, { ...body, party: relyingPartyOf(request, publicUrl) }),
  }));

  serve(app, addCall, async ({ body, member, request, reply }) => {
    const { token, recoveryCodes } = await addPasskey(deps, member, {
      attestation: body.passkey,
      party: relyingPartyOf(request, publicUrl),
      userAgent: request.headers['user-agent'],
    });
    setSessionCookie(request, reply, token, publicUrl);
    return { ...succeed(request, ADDED), recovery_codes: recoveryCodes };
  });

  serve(app, renameCall, async ({ body, member, request }) => {
    await renamePasskey(db, member.accountId, body.passkey_id, body.name);
    return succeed(request, RENAMED);
  });

  serve(app, removeCall, async ({ body, member, request, reply }) => {
    const confirmation = { ...body, party: relyingPartyOf(request, publicUrl) };
    const token = await removePasskey(deps, member, body.passkey_id, confirmation);
    setSessionCookie(request, reply, token, publicUrl);
    return succeed(request, REMOVED);
  });
};
