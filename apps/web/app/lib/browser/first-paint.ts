import { LANGUAGE_KEY } from '../i18n/language.ts';
import { LOGIN_HINT_KEY } from '../member/login-hint.ts';

/**
 * Prerendered pages are English and anonymous. Where the browser knows better, this script, which runs before the first
 * paint, marks what is about to change in `data-restoring`, and the stylesheet keeps exactly that invisible until React
 * has put it right: no wrong word ever flashes. Should React not arrive, the mark is taken off after a while, because
 * English is better than nothing.
 */
const GIVE_UP_AFTER_MS = 4000;

export const FIRST_PAINT_SCRIPT = `(function () {
  var root = document.documentElement, waiting = [];
  try {
    if (sessionStorage.getItem('${LANGUAGE_KEY}') === 'de') { root.lang = 'de'; waiting.push('language'); }
    if (localStorage.getItem('${LOGIN_HINT_KEY}') === 'true') waiting.push('account');
    if (location.search.indexOf('verification=') > 0) waiting.push('verification');
  } catch (e) {}
  if (waiting.length === 0) return;
  root.dataset.restoring = waiting.join(' ');
  setTimeout(function () { delete root.dataset.restoring; }, ${GIVE_UP_AFTER_MS});
})();`;

/** To be called once the page shows what the browser knows. */
export const endRestoring = (): void => {
  delete document.documentElement.dataset.restoring;
};
