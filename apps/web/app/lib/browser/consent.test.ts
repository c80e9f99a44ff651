import { describe, expect, it } from 'vitest';
import { consentCookie, readConsent } from './consent.ts';

describe('the consent cookie', () => {
  it('lasts 150 days and covers the whole site', () => {
    expect(consentCookie('declined', false)).toBe('website-cookies=declined; Max-Age=12960000; Path=/; SameSite=Lax');
    expect(consentCookie('accepted', true)).toMatch(/^website-cookies=accepted; .*; Secure$/);
  });

  it.each([
    ['website-cookies=accepted', 'accepted'],
    ['a=b; website-cookies=declined; c=d', 'declined'],
    ['old-website-cookies=accepted', undefined],
    ['website-cookies=perhaps', undefined],
    ['', undefined],
  ])('is read from %j', (cookies, choice) => {
    expect(readConsent(cookies)).toBe(choice);
  });
});
