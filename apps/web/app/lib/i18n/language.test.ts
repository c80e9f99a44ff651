import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGE_KEY, readLanguage, seedLanguage, takeLanguageFromAddress, useLanguage } from './language.ts';

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

const address = () => location.pathname + location.search + location.hash;

describe('the language in an address', () => {
  it.each([
    ['/dashboard?lang=de', 'de', '/dashboard'],
    ['/desk?open=order:1&lang=de#x', 'de', '/desk?open=order:1#x'],
    ['/dashboard?lang=de&ticket=7', 'de', '/dashboard?ticket=7'],
    ['/dashboard?lang=fr', 'en', '/dashboard?lang=fr'],
    ['/dashboard?slang=de', 'en', '/dashboard?slang=de'],
  ])('%s is taken out of it', (path, language, rest) => {
    history.replaceState({ key: 'kept' }, '', path);
    takeLanguageFromAddress();
    expect([readLanguage(), address(), history.state]).toEqual([language, rest, { key: 'kept' }]);
  });

  it('counts more than an earlier choice: the link was followed now', () => {
    sessionStorage.setItem(LANGUAGE_KEY, 'de');
    history.replaceState(null, '', '/dashboard?lang=en');
    takeLanguageFromAddress();
    expect(readLanguage()).toBe('en');
  });
});

describe('the language of the account', () => {
  it('is that of a tab without a choice, at once', () => {
    const { result } = renderHook(useLanguage);
    expect(result.current).toBe('en');
    act(() => seedLanguage('de'));
    expect(result.current).toBe('de');
    expect(sessionStorage.getItem(LANGUAGE_KEY)).toBe('de');
  });

  it('leaves a choice alone', () => {
    sessionStorage.setItem(LANGUAGE_KEY, 'en');
    seedLanguage('de');
    expect(readLanguage()).toBe('en');
  });
});
