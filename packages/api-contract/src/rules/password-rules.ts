import type { Language } from '../language.ts';
import { COMMON_PASSWORD_WORDS, KEYBOARD_ROWS } from './common-passwords.ts';

export const MIN_PASSWORD_LENGTH = 8;
/** Hashing time grows with the length; this keeps callers from making us hash a book. */
export const MAX_PASSWORD_LENGTH = 256;

export type PasswordProblem = 'too_short' | 'too_long' | 'too_common' | 'about_you';

/** `breached` is known to the server alone; `passwordProblem` finds the others. */
export const PASSWORD_TEXTS: Record<PasswordProblem | 'breached', Record<Language, string>> = {
  too_short: {
    en: 'Password must be at least 8 characters long',
    de: 'Das Passwort muss mindestens 8 Zeichen lang sein',
  },
  too_long: {
    en: 'Password must be at most 256 characters long',
    de: 'Das Passwort darf höchstens 256 Zeichen lang sein',
  },
  too_common: {
    en: 'This password is one of the first that attackers try. Please choose a less common one.',
    de: 'Dieses Passwort gehört zu denen, die Angreifer zuerst versuchen. Bitte wählen Sie ein weniger verbreitetes.',
  },
  breached: {
    en: 'This password became known when another service was broken into. Please choose a different one.',
    de: 'Dieses Passwort ist bei einem Einbruch in einen anderen Dienst bekannt geworden. Bitte wählen Sie ein anderes.',
  },
  about_you: {
    en: 'The password must not be your name or your email address.',
    de: 'Das Passwort darf nicht Ihr Name oder Ihre E-Mail-Adresse sein.',
  },
};

/** The same password typed on different keyboards arrives composed differently; this is the one spelling we hash. */
export const normalisePassword = (password: string): string => password.normalize('NFKC');

/** Why a new password is refused; undefined if it is accepted. */
export const passwordProblem = (
  password: string,
  owner: { email?: string; fullName?: string } = {},
): PasswordProblem | undefined => {
  const normalised = normalisePassword(password);
  const length = [...normalised].length;
  if (length < MIN_PASSWORD_LENGTH) return 'too_short';
  if (length > MAX_PASSWORD_LENGTH) return 'too_long';
  if (isCommon(normalised)) return 'too_common';
  return isAbout(normalised, owner) ? 'about_you' : undefined;
};

const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  $: 's',
  '@': 'a',
};

/** Removes the usual disguises: Pa$$w0rd!2024 → password. */
const undisguise = (password: string): string =>
  password
    .replace(/(?<!\P{L})\P{L}+$/u, '')
    .replace(/[013457$@]/g, (sign) => LOOKALIKES[sign] ?? sign)
    .replace(/^[^\p{L}]+/u, '');

const isCommon = (password: string): boolean => {
  const plain = password.toLowerCase();
  const bare = undisguise(plain);
  // Digits in front are more often a decoration (123hallo) than a letter in disguise (4dmin).
  const words = [bare, undisguise(plain.replace(/^\d+/, ''))];
  return (
    words.some((word) => COMMON_PASSWORD_WORDS.has(word)) ||
    isRepeated(plain) ||
    isWalk(plain) ||
    isDate(plain) ||
    isTwice(bare)
  );
};

/** aaaaaaaa, abababab, 12121212, abcabcabc. */
const isRepeated = (text: string): boolean => /^(.{1,4})\1+.?$/su.test(text);

/** passwordpassword, and two common words in a row. */
const isTwice = (bare: string): boolean => {
  for (let cut = 3; cut <= bare.length - 3; cut++) {
    if (COMMON_PASSWORD_WORDS.has(bare.slice(0, cut)) && COMMON_PASSWORD_WORDS.has(bare.slice(cut))) return true;
  }
  return false;
};

/** Only steps along the keyboard, the alphabet or the digits, either way: 12345678, qwertzui, asdfghjk, 87654321. */
const isWalk = (text: string): boolean => {
  const characters = [...text];
  let steps = 0;
  for (let i = 1; i < characters.length; i++) {
    const pair = `${characters[i - 1]}${characters[i]}`;
    const back = `${characters[i]}${characters[i - 1]}`;
    const isStep = pair === back || KEYBOARD_ROWS.some((row) => row.includes(pair) || row.includes(back));
    if (isStep) steps++;
  }
  // A turn or two in between (qwertzasdfg, 1234qwer) does not make a walk a secret.
  return steps >= characters.length - 3 && characters.length <= 20;
};

/** 24121985, 1985-12-24, 24.12.1985. */
const isDate = (text: string): boolean =>
  /^(\d{1,2}\D?\d{1,2}\D?(19|20)\d\d|(19|20)\d\d\D?\d{1,2}\D?\d{1,2})$/.test(text);

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

const isAbout = (password: string, { email = '', fullName = '' }: { email?: string; fullName?: string }): boolean => {
  const bare = letters(password);
  const withoutDigits = bare.replace(/(?<!\d)\d+$/, '');
  const own = [email, email.split('@', 1)[0] ?? '', fullName].map(letters).filter((text) => text.length >= 4);
  return own.some((text) => bare === text || withoutDigits === text);
};
