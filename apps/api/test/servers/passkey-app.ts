import type { LightMyRequestResponse } from 'fastify';
import { createSoftAuthenticator, type SoftAuthenticator } from '../tools/soft-authenticator.ts';
import { type AccountsApp, cookieOf, EVA, useAccountsApp } from './accounts-app.ts';

type Headers = { cookie: string };

/** As `app.inject` calls itself. */
export const APP_ORIGIN = 'http://localhost';

export type PasskeyApp = AccountsApp & {
  /** Eva's session, in which she added the passkey of this device. */
  session: Headers;
  device: SoftAuthenticator;
  recoveryCodes: string[];
  /** Signs in with the passkey of a device alone. */
  enterWith(device: SoftAuthenticator): Promise<LightMyRequestResponse>;
  /** A proof by passkey for calls that ask for one. */
  proofBy(device: SoftAuthenticator, session: Headers): Promise<object>;
};

/** Adds the passkey of a device to the account of a session. */
export const addPasskey = async (
  { post }: AccountsApp,
  session: Headers,
  device: SoftAuthenticator,
  confirmation: object = { proof: { password: EVA.password } },
): Promise<LightMyRequestResponse> => {
  const begun = await post('passkeys/begin', confirmation, session);
  if (begun.statusCode !== 200) return begun;
  return post('passkeys/add', { passkey: device.make(begun.json().options) }, session);
};

/** Eva signs in with a passkey. */
export const usePasskeyApp = async (options: Parameters<typeof useAccountsApp>[0] = {}): Promise<PasskeyApp> => {
  const app = await useAccountsApp(options);
  const { join, enter, post, deliver } = app;
  await join();
  const device = createSoftAuthenticator(APP_ORIGIN);
  const added = await addPasskey(app, await enter(), device);
  await deliver();
  return {
    ...app,
    session: cookieOf(added),
    device,
    recoveryCodes: added.json().recovery_codes,
    enterWith: async (one) => {
      const { options: request } = (await post('login/passkey/begin', {})).json();
      return post('login/passkey', { passkey: one.sign(request) });
    },
    proofBy: async (one, session) => {
      const { options: request } = (await post('passkeys/confirm', {}, session)).json();
      return { proof: { passkey: one.sign(request) } };
    },
  };
};
