import { LANGUAGE_KEY } from '../i18n/language.ts';
import { LOGIN_HINT_KEY } from '../member/login-hint.ts';

/**
 * Prerendered pages are anonymous, and English unless their address is German. If the browser knows better, this script,
 * which runs before the first paint, lists in `data-restoring` what is about to change; the stylesheet hides exactly that
 * until React has replaced it, so that no wrong text flashes. If React does not arrive, the mark is removed after a
 * while, because English is better than nothing. A German address makes German the language of the tab, also when the
 * browser brings the page back from its memory. Whoever has a German browser and has not chosen yet is told that there
 * is a German page.
 */
const GIVE_UP_AFTER_MS = 4000;

export const FIRST_PAINT_SCRIPT = `(function () {
  var root = document.documentElement, waiting = [];
  function keepGerman() { try { sessionStorage.setItem('${LANGUAGE_KEY}', 'de'); } catch (e) {} }
  var isGerman = /^\\/de(?![\\w-])/.test(location.pathname);
  if (isGerman) { keepGerman(); addEventListener('pageshow', keepGerman); }
  try {
    var chosen = sessionStorage.getItem('${LANGUAGE_KEY}');
    if (!isGerman && chosen === 'de') { root.lang = 'de'; waiting.push('language'); }
    if (!isGerman && chosen === null && /^de\\b/.test(navigator.language)) root.dataset.germanHint = '';
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

/** Call once the visitor has chosen a language. */
export const endGermanHint = (): void => {
  delete document.documentElement.dataset.germanHint;
};
