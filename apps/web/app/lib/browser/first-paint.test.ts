import { afterEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGE_KEY } from '../i18n/language.ts';
import { LOGIN_HINT_KEY } from '../member/login-hint.ts';
import { endGermanHint, endRestoring, FIRST_PAINT_SCRIPT } from './first-paint.ts';

const root = document.documentElement;
const runScript = () => new Function(FIRST_PAINT_SCRIPT)();

describe('the script before the first paint', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    endRestoring();
    root.lang = 'en';
    sessionStorage.clear();
    history.replaceState(null, '', '/');
  });

  it('hides nothing from an English visitor', () => {
    runScript();
    expect(root.dataset.restoring).toBeUndefined();
  });

  it('sets the language to German and hides the English page until React has replaced it', () => {
    sessionStorage.setItem(LANGUAGE_KEY, 'de');
    runScript();
    expect(root.lang).toBe('de');
    expect(root.dataset.restoring).toBe('language');
    endRestoring();
    expect(root.dataset.restoring).toBeUndefined();
  });

  it('makes German the language of the tab at a German address, and hides nothing there', () => {
    history.replaceState(null, '', '/de/pricing');
    sessionStorage.setItem(LANGUAGE_KEY, 'en');
    runScript();
    expect(sessionStorage.getItem(LANGUAGE_KEY)).toBe('de');
    expect(root.dataset.restoring).toBeUndefined();
    sessionStorage.setItem(LANGUAGE_KEY, 'en');
    window.dispatchEvent(new Event('pageshow'));
    expect(sessionStorage.getItem(LANGUAGE_KEY)).toBe('de');
  });

  it('takes no other address for a German one', () => {
    history.replaceState(null, '', '/design');
    runScript();
    expect(sessionStorage.getItem(LANGUAGE_KEY)).toBeNull();
  });

  it.each([
    ['de-AT', null, '/pricing', true],
    ['de', null, '/pricing', true],
    ['de-AT', 'en', '/pricing', false],
    ['de-AT', null, '/de/pricing', false],
    ['en-GB', null, '/pricing', false],
    ['den', null, '/pricing', false],
  ])('tells a %s browser that chose %s at %s of the German page: %s', (browser, chosen, path, isTold) => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue(browser);
    if (chosen !== null) sessionStorage.setItem(LANGUAGE_KEY, chosen);
    history.replaceState(null, '', path);
    runScript();
    expect(root.dataset.germanHint !== undefined).toBe(isTold);
    endGermanHint();
    expect(root.dataset.germanHint).toBeUndefined();
  });

  it('hides only the account button from an English member', () => {
    localStorage.setItem(LOGIN_HINT_KEY, 'true');
    runScript();
    expect(root.dataset.restoring).toBe('account');
  });

  it('shows the page anyway if React does not take over', () => {
    vi.useFakeTimers();
    sessionStorage.setItem(LANGUAGE_KEY, 'de');
    runScript();
    vi.advanceTimersByTime(5_000);
    expect(root.dataset.restoring).toBeUndefined();
  });
});
