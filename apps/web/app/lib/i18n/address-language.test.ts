import { describe, expect, it } from 'vitest';
import { addressFrom, addressIn, languageOfAddress } from './address-language.ts';

const TWINS = [
  ['/', '/de/'],
  ['/pricing', '/de/pricing'],
  ['/order?plan=1', '/de/order?plan=1'],
  ['/terms#ruecktritt', '/de/terms#ruecktritt'],
  ['/?verification=success', '/de/?verification=success'],
  ['/design', '/de/design'],
  ['/dashboards', '/de/dashboards'],
] as const;

describe('addresses of public pages', () => {
  it.each(TWINS)('come in two languages: %s and %s', (plain, german) => {
    expect([addressIn('de', plain), addressIn('de', german)]).toEqual([german, german]);
    expect([addressIn('en', plain), addressIn('en', german)]).toEqual([plain, plain]);
    expect([languageOfAddress(plain), languageOfAddress(german)]).toEqual([undefined, 'de']);
  });

  it('stay on their side', () => {
    expect(addressFrom('/de/login', '/order?plan=1')).toBe('/de/order?plan=1');
    expect(addressFrom('/de/login', '/dashboard')).toBe('/dashboard');
    expect(addressFrom('/login', '/order?plan=1')).toBe('/order?plan=1');
  });

  it.each(['/dashboard', '/dashboard/companies?filters=x', '/desk', '/api/hsearch'])(
    'behind the sign-in have one language less: %s',
    (path) => {
      expect(addressIn('de', path)).toBe(path);
    },
  );

  it.each(['/de', '/de?x=1', '/de#top'])('are German at the front door too: %s', (path) => {
    expect(languageOfAddress(path)).toBe('de');
    expect(addressIn('en', path)).toBe(`/${path.slice(3)}`);
  });
});
