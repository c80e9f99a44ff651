import {
  changeName as changeNameCall,
  changePassword as changePasswordCall,
  deleteAccount as deleteAccountCall,
  exportUserData,
  getSessions,
  revokeOtherSessions,
  revokeSession,
  setProfileData,
} from '@firmament/api-contract/calls/accounts';
import { getUserDetails } from '@firmament/api-contract/calls/session';
import type { FastifyInstance } from 'fastify';
import { AppError, type Text } from '../platform/http/app-error.ts';
import { objectInParts } from '../platform/http/in-parts.ts';
import { serve } from '../platform/http/serve.ts';
import { presentUser } from './account-presenter.ts';
import { collectPersonalData, type DeletionDeps, deleteAccount } from './accounts.personal-data.ts';
import { changeName, linkCompany, linkProfile } from './change-profile.ts';
import { confirmIdentity, type IdentityDeps } from './confirm-identity.ts';
import { relyingPartyOf } from './passkeys/relying-party.ts';
import type { BreachedPasswords } from './passwords/breached-passwords.ts';
import { changePassword } from './passwords/change-password.ts';
import { clearSessionCookie, setSessionCookie } from './session-cookie.ts';
import { endOtherSessions, endSession, listSessions } from './sessions.ts';
import { succeed } from './succeed.ts';

export type Deps = IdentityDeps &
  DeletionDeps & {
    publicUrl: string | undefined;
    breachedPasswords: BreachedPasswords;
  };

const NAME_CHANGED: Text = { en: 'Your name was changed.', de: 'Ihr Name wurde geändert.' };
const PASSWORD_CHANGED: Text = {
  en: 'Your password was changed. All other sessions were ended.',
  de: 'Ihr Passwort wurde geändert. Alle anderen Sitzungen wurden beendet.',
};
const SESSION_ENDED: Text = { en: 'The session was ended.', de: 'Die Sitzung wurde beendet.' };
const SESSIONS_ENDED: Text = {
  en: 'All other sessions were ended.',
  de: 'Alle anderen Sitzungen wurden beendet.',
};
const ACCOUNT_DELETED: Text = {
  en: 'Your account and your data were deleted.',
  de: 'Ihr Konto und Ihre Daten wurden gelöscht.',
};

/** The member's own account: read it, change it, export it, delete it. */
export const registerOwnAccountRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock, publicUrl, personalData } = deps;

  serve(app, getUserDetails, async ({ member }) => ({ user: await presentUser(db, clock, member.accountId) }));

  serve(app, setProfileData, async ({ body, member, request }) => {
    const link = body.key === 'employee_id' ? linkProfile : linkCompany;
    const message = await link(db, member.accountId, String(body.value ?? '').trim());
    return { ...succeed(request, message), user: await presentUser(db, clock, member.accountId) };
  });

  serve(app, changeNameCall, async ({ body, member, request }) => {
    await changeName(db, member.accountId, body.fullname);
    return { ...succeed(request, NAME_CHANGED), user: await presentUser(db, clock, member.accountId) };
  });

  serve(app, changePasswordCall, async ({ body, member, request, reply }) => {
    const { new_password, ...proofs } = body;
    const confirmation = { ...proofs, party: relyingPartyOf(request, publicUrl) };
    const token = await changePassword(deps, member, confirmation, new_password);
    setSessionCookie(request, reply, token, publicUrl);
    return { ...succeed(request, PASSWORD_CHANGED), user: await presentUser(db, clock, member.accountId) };
  });

  serve(app, getSessions, async ({ member }) => ({ sessions: await listSessions(db, clock, member) }));

  serve(app, revokeSession, async ({ body, member, request }) => {
    const hasEnded = await endSession(db, member.accountId, body.session_id);
    if (!hasEnded) throw new AppError('not_found');
    return succeed(request, SESSION_ENDED);
  });

  serve(app, revokeOtherSessions, async ({ member, request }) => {
    const ended = await endOtherSessions(db, member.accountId, member.sessionId);
    return { ...succeed(request, SESSIONS_ENDED), ended };
  });

  serve(app, exportUserData, async ({ member, reply }) => {
    reply.header('content-disposition', 'attachment; filename="firmament-my-data.json"');
    const { data, ...rest } = await collectPersonalData(db, clock, member, personalData);
    return objectInParts(reply, { name: 'data', value: data, rest });
  });

  serve(app, deleteAccountCall, async ({ body, member, request, reply }) => {
    await confirmIdentity(deps, member, { ...body, party: relyingPartyOf(request, publicUrl) });
    await deleteAccount(deps, member, body.contract);
    clearSessionCookie(request, reply, publicUrl);
    return succeed(request, ACCOUNT_DELETED);
  });
};
