import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { email, fullName, normaliseEmail } from './account-fields.ts';

describe('an e-mail address', () => {
  it.each([
    [' Eva.Muster@Kunde.Example ', 'eva.muster@kunde.example'],
    ['info@Bäckerei-Müller.example', 'info@xn--bckerei-mller-bfb28a.example'],
    ['a+b@kunde.example', 'a+b@kunde.example'],
    ['eva@ｋｕｎｄｅ.example', 'eva@kunde.example'],
  ])('%j is kept as %j', (given, kept) => {
    expect(email.parse(given)).toBe(kept);
  });

  it.each([
    'eva',
    '@kunde.example',
    'eva@',
    'eva@kunde',
    'eva muster@kunde.example',
    'müller@kunde.example',
    // Letters that fold to ASCII or only look like it.
    '\u212aim@kunde.example',
    'ıda@kunde.example',
    'еva@kunde.example',
    'eva@kunde.example\nBcc: x@y.example',
    'eva@kunde.example/../..',
    'eva@127.0.0.1',
    'eva@１２７.1',
    `${'a'.repeat(250)}@kunde.example`,
  ])('%j is not valid', (given) => {
    expect(email.safeParse(given).success).toBe(false);
  });

  it('has one spelling: normalising it again changes nothing, and case never matters', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        const once = normaliseEmail(address);
        expect(normaliseEmail(once)).toBe(once);
        expect(normaliseEmail(address.toUpperCase())).toBe(once);
      }),
    );
  });

  it('is ASCII without blanks once accepted, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (local, domain) => {
        const parsed = email.safeParse(`${local}@${domain}.example`);
        if (parsed.success) expect(parsed.data).toMatch(/^[\x21-\x7e]+$/);
      }),
    );
  });
});

it.each(['Eva Muster', 'Dr. Özlem Çelik-Weiß', "Seán O'Brien", 'Ng', '王秀英'])('%s is a name', (name) => {
  expect(fullName.parse(` ${name} `)).toBe(name);
});
