import { describe, expect, it } from 'vitest';
import { choosePasswordPath, returnPath, signInPath } from './sign-in-path.ts';

const backFrom = (wanted: string): string => returnPath(new URL(signInPath(wanted), 'http://localhost').search);

describe('the sign-in path', () => {
  it.each(['/dashboard/companies/7?filters=%7B%22a%22%3A1%7D', '/dashboard/employees?x=1&y=2#end'])(
    'leads back to %s',
    (wanted) => {
      expect(backFrom(wanted)).toBe(wanted);
    },
  );

  it.each(['/dashboard', '/dashboard/logout', '//evil.example', 'https://evil.example/dashboard', '/pricing'])(
    'carries no return path for %s',
    (wanted) => {
      expect(signInPath(wanted)).toBe('/login');
      expect(backFrom(wanted)).toBe('/dashboard');
    },
  );

  it('is kept on the way through the choice of a password', () => {
    const { pathname, search } = new URL(choosePasswordPath('/dashboard/account?x=1'), 'http://localhost');
    expect([pathname, returnPath(search)]).toEqual(['/choose-password', '/dashboard/account?x=1']);
  });

  it('does not trust a return path from the address bar', () => {
    expect(returnPath('?return=//evil.example/dashboard')).toBe('/dashboard');
  });
});
