import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_PASSWORD_LENGTH, normalisePassword, passwordProblem } from './password-rules.ts';

describe('a new password', () => {
  it.each(['', 'kurz-1', 'sieben7', '🔑🔑🔑🔑'])('%j is too short', (password) => {
    expect(passwordProblem(password)).toBe('too_short');
  });

  it.each([
    'password',
    'Password123!',
    'Pa$$w0rd2024',
    'p4ssw0rt1',
    'Passwort1234',
    '123Password',
    'Sommer2025!',
    'wien1010',
    'iloveyou',
    'qwertz123',
    'qwertzuiop',
    '12345678',
    '87654321',
    '1q2w3e4r5t',
    '1qaz2wsx',
    'asdfghjkl',
    'aaaaaaaa',
    'abcabcabc',
    '12121212',
    'passwordpassword',
    'hallohallo',
    'adminadmin1',
    'test1234',
    '24.12.1985',
    '19851224',
  ])('%s is too common', (password) => {
    expect(passwordProblem(password)).toBe('too_common');
  });

  it.each([
    'Seltene-Wolke-17',
    'correct horse battery staple',
    'drei Birnen am Montag',
    'h7$Kp2!xW',
    'Grüße aus Köln',
    'mein hund heißt bello',
    'Zwetschkenknödel',
  ])('%s is good', (password) => {
    expect(passwordProblem(password)).toBeUndefined();
  });

  it.each(['eva.muster', 'EvaMuster', 'eva.muster@kunde.example', 'EvaMuster2024'])(
    '%s is about its owner',
    (password) => {
      expect(passwordProblem(password, { email: 'eva.muster@kunde.example', fullName: 'Eva Muster' })).toBe(
        'about_you',
      );
    },
  );

  it('may be as long as 256 characters', () => {
    const password = 'aX7-'.repeat(64);
    expect(passwordProblem(`b${password.slice(1)}`)).not.toBe('too_long');
    expect(passwordProblem(`b${password}`)).toBe('too_long');
  });

  it('is judged the same however its letters are composed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: MAX_PASSWORD_LENGTH }), (password) => {
        expect(passwordProblem(password.normalize('NFD'))).toBe(passwordProblem(password.normalize('NFC')));
        expect(normalisePassword(password.normalize('NFD'))).toBe(normalisePassword(password.normalize('NFC')));
      }),
    );
  });

  it('drawn at random is accepted', () => {
    const letters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789-_!?';
    const drawn = fc
      .array(fc.constantFrom(...letters), { minLength: 14, maxLength: 30 })
      .map((signs) => signs.join(''));
    // fast-check prefers small examples, some of them walks or repetitions, which a real draw of 14 never gives.
    const isDiverse = (password: string) => new Set(password.toLowerCase()).size >= 10;
    fc.assert(
      fc.property(drawn.filter(isDiverse), (password) => {
        expect(passwordProblem(password)).toBeUndefined();
      }),
    );
  });
});
