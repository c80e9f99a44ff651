import { IconWorld } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { otherLanguage, switchLanguage, useLanguage } from '../../lib/i18n/language.ts';

type LanguageLinkProps = { className?: string };

export const LanguageLink = ({ className }: LanguageLinkProps) => {
  const { t } = useTranslation('site');
  const { pathname, search } = useLocation();
  const target = otherLanguage(useLanguage());

  const switchAndReload = (event: MouseEvent) => {
    event.preventDefault();
    switchLanguage(target);
  };

  return (
    <a className={className} href={pathname + search} lang={target} hrefLang={target} onClick={switchAndReload}>
      <IconWorld size={16} stroke={1.6} aria-hidden />
      {t('otherLanguage')}
    </a>
  );
};
