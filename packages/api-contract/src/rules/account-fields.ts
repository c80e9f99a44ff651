import { z } from 'zod';
import { passkeyAssertion } from './passkey-fields.ts';
import { writtenLine } from './written-text.ts';

/** Longest address that SMTP can carry. */
const MAX_EMAIL_LENGTH = 254;

const ASCII = /^[\x21-\x7e]+$/;
const INTERNATIONAL_DOMAIN = /^[\p{L}\p{N}\p{M}.-]+$/u;

/**
 * The one spelling of an address. Non-ASCII letters are checked before case folding, because folding turns some of them
 * into ASCII (the Kelvin sign into k) and would make a stranger's address look like a member's. Domains with umlauts
 * become their ASCII form; umlauts before the @ stay, and the schema refuses them.
 */
export const normaliseEmail = (text: string): string => {
  const trimmed = text.trim();
  const at = trimmed.lastIndexOf('@');
  const [local, domain] = [trimmed.slice(0, at), trimmed.slice(at + 1)];
  if (at < 1 || !ASCII.test(local)) return trimmed;
  return `${local.toLowerCase()}@${ASCII.test(domain) ? domain.toLowerCase() : toAsciiDomain(domain)}`;
};

const toAsciiDomain = (domain: string): string => {
  if (!INTERNATIONAL_DOMAIN.test(domain)) return domain;
  const address = `http://${domain}`;
  return URL.canParse(address) ? new URL(address).hostname : domain;
};

export const email = z
  .string()
  .max(MAX_EMAIL_LENGTH)
  .transform(normaliseEmail)
  .pipe(z.email().max(MAX_EMAIL_LENGTH))
  .meta({ description: 'An e-mail address; case does not matter.', example: 'eva.muster@kunde.example' });

export const fullName = writtenLine(120).meta({ description: 'First and last name, on one line.' });

/** Checked in the use case, which words the refusal (password-rules.ts). */
export const newPassword = z.string().meta({ description: '8 to 256 characters, none of the most common ones.' });

/** A password typed to sign in; the limit leaves room for letters that normalisation shortens. */
export const givenPassword = z.string().min(1).max(1024);

/** The session says who the caller is; a `uid` in the call must be the same. */
export const uid = z
  .string()
  .max(20)
  .optional()
  .meta({ description: 'The caller’s own id; anybody else’s answers 403. May be left out.' });

/** What Google's sign-in button hands over. */
export const googleCredential = z.object({
  clientId: z.string().min(1).max(300),
  credential: z.string().min(1).max(8192).meta({ description: 'ID token (JWT) signed by Google.' }),
});

/**
 * Proves that the member asks: the password or, for accounts without one, a fresh sign-in with Google. With two-step
 * sign-in a code goes beside it. A passkey proves both at once.
 */
export const proof = z.union([
  z.object({ password: givenPassword }),
  googleCredential,
  z.object({ passkey: passkeyAssertion }),
]);

export const outcome = z.object({
  success: z.literal(true),
  message: z.string().meta({ description: 'A sentence for the user, in the language of the request.' }),
});

/** Typed from a screen or from paper: blanks, hyphens and case do not matter. */
export const secondFactorCode = z
  .string()
  .min(1)
  .max(64)
  .meta({ description: 'The six digits that the authenticator app shows, or a recovery code.' });

export const recoveryCodes = z
  .array(z.string())
  .meta({ description: 'Shown this once: only their digests are kept. Each is good for one sign-in.' });

/** Whoever adds a further factor keeps the codes of the first. */
export const newRecoveryCodes = recoveryCodes.nullable().meta({ description: 'Only with the first second factor.' });
