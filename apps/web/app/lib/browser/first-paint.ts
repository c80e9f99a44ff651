import { LANGUAGE_KEY } from '../i18n/language.ts';
import { LOGIN_HINT_KEY } from '../member/login-hint.ts';

/**
 * Prerendered pages are English and anonymous. If the browser knows better, this script, which runs before the first
 * paint, lists in `data-restoring` what is about to change; the stylesheet hides exactly that until React has replaced
 * it, so that no wrong text flashes. If React does not arrive, the mark is removed after a while, because English is
 * better than nothing.
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

/** Call once the page shows the visitor's language and account. */
export const endRestoring = (): void => {
  delete document.documentElement.dataset.restoring;
};
