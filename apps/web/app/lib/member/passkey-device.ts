import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '@firmament/api-contract/rules/passkey-fields';
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';

/** The member closed the device's question, or let it time out; the device says no more than that. */
export class PasskeyDeclined extends Error {
  override readonly name = 'PasskeyDeclined';
}

const orDeclined = async <T>(asking: Promise<T>): Promise<T> => {
  try {
    return await asking;
  } catch (cause) {
    throw new PasskeyDeclined('the device gave no passkey', { cause });
  }
};

/** Has the device sign with a passkey. With `isAutofill` it only offers one at the field for the address. */
export const askForPasskey = async (
  options: PasskeyRequest,
  { isAutofill = false }: { isAutofill?: boolean } = {},
): Promise<PasskeyAssertion> => {
  const given = await orDeclined(startAuthentication({ optionsJSON: options, useBrowserAutofill: isAutofill }));
  return { id: given.id, rawId: given.rawId, type: 'public-key', response: given.response };
};

/** Has the device make a passkey. */
export const makePasskey = async (options: PasskeyCreation): Promise<PasskeyAttestation> => {
  const { id, rawId, response } = await orDeclined(startRegistration({ optionsJSON: options }));
  const { clientDataJSON, attestationObject, transports } = response;
  return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject, transports } };
};

export const canAutofill = browserSupportsWebAuthnAutofill;

/** Ends a question that still waits, such as the offer at the field. */
export const stopAsking = (): void => WebAuthnAbortService.cancelCeremony();
