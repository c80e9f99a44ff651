import { afterEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGE_KEY } from '../i18n/language.ts';
import { LOGIN_HINT_KEY } from '../member/login-hint.ts';
import { endRestoring, FIRST_PAINT_SCRIPT } from './first-paint.ts';

const root = document.documentElement;
const runScript = () => new Function(FIRST_PAINT_SCRIPT)();

describe('the script before the first paint', () => {
  afterEach(() => {
    vi.useRealTimers();
    endRestoring();
    root.lang = 'en';
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
