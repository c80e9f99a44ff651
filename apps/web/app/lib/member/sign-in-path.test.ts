import { describe, expect, it } from 'vitest';
import { choosePasswordPath, resetPasswordPath, returnPath, signInPath, signUpPath } from './sign-in-path.ts';

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

  it.each([
    ['/choose-password', choosePasswordPath],
    ['/register', signUpPath],
    ['/reset-password', resetPasswordPath],
  ])('is kept on the way through %s', (page, pathTo) => {
    const { pathname, search } = new URL(pathTo('/order?plan=1&customer=business'), 'http://localhost');
    expect([pathname, returnPath(search)]).toEqual([page, '/order?plan=1&customer=business']);
    expect(pathTo('/pricing')).toBe(page);
  });

  it('says first what became of the sign-up', () => {
    expect(signInPath('/dashboard', 'required')).toBe('/login?verification=required');
    expect(signInPath('/order?plan=1', 'success')).toBe('/login?verification=success&return=%2Forder%3Fplan%3D1');
  });

  it('does not trust a return path from the address bar', () => {
    expect(returnPath('?return=//evil.example/dashboard')).toBe('/dashboard');
  });
});
