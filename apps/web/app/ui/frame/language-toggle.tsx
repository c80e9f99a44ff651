import { LANGUAGES } from '@firmament/api-contract/language';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { otherLanguage, switchLanguage, useLanguage } from '../../lib/i18n/language.ts';
import classes from './language-toggle.module.css';

/** Both languages side by side; the other one is a link that loads the page again. */
export const LanguageToggle = () => {
  const { t } = useTranslation('frame');
  const { pathname, search } = useLocation();
  const current = useLanguage();

  const switchAndReload = (event: MouseEvent) => {
    event.preventDefault();
    switchLanguage(otherLanguage(current));
  };

  return (
    <ul className={classes.toggle} aria-label={t('language')}>
      {LANGUAGES.map((language) => {
        const name = (
          <>
            <span aria-hidden="true">{language.toUpperCase()}</span>
            <span className="visually-hidden">{t(`languages.${language}`)}</span>
          </>
        );
        return (
          <li key={language}>
            {language === current ? (
              <span className={classes.choice} aria-current="true">
                {name}
              </span>
            ) : (
              <a
                className={classes.choice}
                href={pathname + search}
                lang={language}
                hrefLang={language}
                onClick={switchAndReload}
              >
                {name}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
};
