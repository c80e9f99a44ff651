import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Contact, contactKeysIn, contactKeysOf } from './contact-keys.ts';

const of = (contact: Partial<Contact>) =>
  contactKeysOf({ website: '', email: '', phone: '', country: 'AT', ...contact });

describe('a website or an e-mail address', () => {
  it.each([
    'murtal-solar.example',
    'www.murtal-solar.example',
    'WWW.Murtal-Solar.EXAMPLE',
    'https://murtal-solar.example',
    'https://www.murtal-solar.example/kontakt?von=hier#unten',
    'http://www.murtal-solar.example:8080/',
    'office@murtal-solar.example',
    'mailto:office@murtal-solar.example',
    '@murtal-solar.example',
  ])('%s is known by its domain', (text) => {
    expect(contactKeysIn(text)).toEqual(['murtal-solar.example']);
  });

  it('is kept once, whichever of the two states it', () => {
    expect(of({ website: 'https://www.murtal-solar.example/de', email: 'info@murtal-solar.example' })).toEqual([
      'murtal-solar.example',
    ]);
  });

  it('with an umlaut is the same in its technical spelling', () => {
    expect(contactKeysIn('www.müller.example')).toEqual(['xn--mller-kva.example']);
    expect(contactKeysIn('xn--mller-kva.example')).toEqual(['xn--mller-kva.example']);
  });

  it.each(['huber@gmx.at', 'gmail.com', 'https://www.facebook.com/murtal'])(
    '%s says nothing about a company',
    (text) => {
      expect(contactKeysIn(text)).toEqual([]);
      expect(of({ website: text, email: text })).toEqual([]);
    },
  );
});

describe('a telephone number', () => {
  it.each([
    '+43 3572 12345',
    '+43 (0) 3572 / 12345',
    '+43-3572-12345-0',
    '0043 3572 12345',
    '00433572/12345',
    'Tel.: +43 3572 123 45',
  ])('%s is the same number', (text) => {
    expect(contactKeysIn(text)).toEqual(['tel:43357212345']);
    expect(of({ phone: text })).toEqual(['tel:43357212345']);
  });

  it.each(['03572/12345', '(03572) 12345', '03572 123 45-0'])('%s may be from any of the three countries', (text) => {
    expect(contactKeysIn(text)).toEqual(['tel:43357212345', 'tel:49357212345', 'tel:41357212345']);
    expect(of({ phone: text })).toEqual(['tel:43357212345']);
    expect(of({ phone: text, country: 'CH' })).toEqual(['tel:41357212345']);
    expect(of({ phone: text, country: '' })).toEqual([]);
  });
});

it.each([
  'Murtal Solartechnik',
  'Studio 54 GmbH',
  '4711',
  '1010 Wien',
  'ATU13585627',
  '9008390000007',
  'e.V.',
  'a@b',
  '',
])('"%s" is none of them', (text) => {
  expect(contactKeysIn(text)).toEqual([]);
});

it('any text is read without failing, and a long one in a time that grows with its length', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'a.-@/0+( ü'), minLength: 1, maxLength: 500 }), (text) => {
      contactKeysIn(text);
      contactKeysIn(text.repeat(Math.ceil(100_000 / text.length)));
    }),
  );
});
