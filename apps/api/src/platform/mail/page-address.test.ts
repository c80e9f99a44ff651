import { describe, expect, it } from 'vitest';
import { pageAddress } from './page-address.ts';

const siteUrl = 'https://site.example';

describe('the address of a page in a mail', () => {
  it.each([
    ['/verify?token=a', '/verify?token=a', '/de/verify?token=a'],
    [`${siteUrl}/login#form`, '/login#form', '/de/login#form'],
    ['/', '', '/de'],
    [siteUrl, '', '/de'],
    ['/dashboard', '/dashboard?lang=en', '/dashboard?lang=de'],
    [`${siteUrl}/desk?open=order:1`, '/desk?open=order:1&lang=en', '/desk?open=order:1&lang=de'],
    ['/dashboard/account#plan', '/dashboard/account?lang=en#plan', '/dashboard/account?lang=de#plan'],
    ['/dashboards', '/dashboards', '/de/dashboards'],
    ['/api/end?token=a', '/api/end?token=a', '/api/end?token=a'],
  ])('%s opens in the language of the mail', (url, en, de) => {
    expect(pageAddress(url, { siteUrl, language: 'en' })).toBe(siteUrl + en);
    expect(pageAddress(url, { siteUrl, language: 'de' })).toBe(siteUrl + de);
  });

  it.each(['https://elsewhere.example/login', 'https://site.example.org/login'])('%s is not ours', (url) => {
    expect(pageAddress(url, { siteUrl, language: 'de' })).toBe(url);
  });
});
