import { useLocation } from 'react-router';
import { endGermanHint } from '../../lib/browser/first-paint.ts';
import { languageOfAddress } from '../../lib/i18n/address-language.ts';
import { chooseLanguage } from '../../lib/i18n/language.ts';
import { Column } from '../../ui/layout/column.tsx';
import classes from './german-hint.module.css';
import { useTwin } from './use-twin.ts';

/**
 * One line for German browsers on an English page; always in German. It is in the page from the start, and the script
 * before the first paint decides whether it is seen, so that nothing moves.
 */
export const GermanHint = () => {
  const twin = useTwin('de');
  if (languageOfAddress(useLocation().pathname) !== undefined) return null;
  const stayEnglish = () => {
    chooseLanguage('en');
    endGermanHint();
  };
  return (
    <aside className={classes.hint} lang="de" aria-label="Sprache">
      <Column className="row items-center justify-between gap-16">
        <p>
          Diese Seite gibt es auch auf Deutsch.{' '}
          <a className="weight-550 link" {...twin}>
            Auf Deutsch lesen
          </a>
        </p>
        <button type="button" onClick={stayEnglish} aria-label="Hinweis schließen">
          ×
        </button>
      </Column>
    </aside>
  );
};
