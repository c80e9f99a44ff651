import { login } from '@firmament/api-contract/calls/accounts';
import * as passkeys from '@firmament/api-contract/calls/passkeys';
import * as secondFactor from '@firmament/api-contract/calls/second-factor';
import { createSoftAuthenticator, type SoftAuthenticator } from '../../../../apps/api/test/tools/soft-authenticator.ts';
import type { Caller } from '../caller.ts';
import { byMember, byVisitor } from '../recipe.ts';
import { appCode, type Member, PASSWORD, type Stage } from '../stage.ts';

/** Two-step sign-in and passkeys. */

const PROOF = { password: PASSWORD };

const deviceAt = ({ port }: Stage): SoftAuthenticator => createSoftAuthenticator(`http://127.0.0.1:${port}`);

/** Adds a passkey to the member; returns the device that has it. */
const givePasskey = async (stage: Stage, member: Member): Promise<SoftAuthenticator> => {
  const device = deviceAt(stage);
  const { options } = await member.ask(passkeys.beginPasskey, { body: { proof: PROOF } });
  await member.ask(passkeys.addPasskey, { body: { passkey: device.make(options) } });
  return device;
};

const passkeyIdOf = async (stage: Stage, member: Member): Promise<number> => {
  await givePasskey(stage, member);
  const { passkeys: list } = await member.ask(secondFactor.getSecondFactor, { query: {} });
  return list[0]?.passkey_id ?? 0;
};

const passkeyProof = async (device: SoftAuthenticator, member: Member) => {
  const { options } = await member.ask(passkeys.beginConfirmation, { body: {} });
  return { passkey: device.sign(options) };
};

/** The first step of a sign-in with two, which the browser remembers. */
const knock = async (stage: Stage, caller: Caller): Promise<void> => {
  const { accountId, email } = await stage.member();
  await stage.giveApp(accountId);
  await caller.send({ method: 'POST', path: login.path, body: JSON.stringify({ email, password: PASSWORD }) });
};

const withApp = async (stage: Stage, { accountId }: Member) => {
  await stage.giveApp(accountId);
  return { body: { proof: PROOF, code: appCode() } };
};

/** A code is good once, and so is what a passkey signs. */
const ONCE = { later: [400, 401, 403, 404, 409, 422] };

export const FACTORS = [
  byVisitor(secondFactor.beginSecondStep, async (stage, caller) => {
    await knock(stage, caller);
    return {};
  }),
  byVisitor(
    secondFactor.finishSignIn,
    async (stage, caller) => {
      await knock(stage, caller);
      return { body: { code: appCode() } };
    },
    ONCE,
  ),
  byMember(secondFactor.getSecondFactor),
  byMember(secondFactor.beginSecondFactor, () => ({ body: { proof: PROOF } })),
  byMember(
    secondFactor.confirmSecondFactor,
    async (stage, { accountId }) => {
      await stage.giveApp(accountId, false);
      return { body: { code: appCode() } };
    },
    ONCE,
  ),
  byMember(secondFactor.renewRecoveryCodes, withApp, ONCE),
  byMember(secondFactor.turnOffSecondFactor, withApp, ONCE),
  byVisitor(passkeys.beginPasskeySignIn),
  byVisitor(
    passkeys.signInWithPasskey,
    async (stage, caller) => {
      const device = await givePasskey(stage, await stage.member());
      const { options } = await caller.ask(passkeys.beginPasskeySignIn, {});
      return { body: { passkey: device.sign(options) } };
    },
    ONCE,
  ),
  byMember(passkeys.beginConfirmation, async (stage, self) => {
    await givePasskey(stage, self);
    return { body: {} };
  }),
  byMember(passkeys.beginPasskey, () => ({ body: { proof: PROOF } })),
  byMember(
    passkeys.addPasskey,
    async (stage, self) => {
      const { options } = await self.ask(passkeys.beginPasskey, { body: { proof: PROOF } });
      return { body: { passkey: deviceAt(stage).make(options) } };
    },
    ONCE,
  ),
  byMember(passkeys.renamePasskey, async (stage, self) => ({
    body: { passkey_id: await passkeyIdOf(stage, self), name: 'Laptop' },
  })),
  byMember(
    passkeys.removePasskey,
    async (stage, self) => {
      const device = await givePasskey(stage, self);
      const { passkeys: list } = await self.ask(secondFactor.getSecondFactor, { query: {} });
      return { body: { passkey_id: list[0]?.passkey_id ?? 0, proof: await passkeyProof(device, self) } };
    },
    ONCE,
  ),
];
