import { IconWorld } from '@tabler/icons-react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { otherLanguage, useLanguage } from '../../lib/i18n/language.ts';
import { useTwin } from './use-twin.ts';

type LanguageLinkProps = { className?: string };

export const LanguageLink = ({ className }: LanguageLinkProps) => {
  const { t } = useTranslation('site');
  const twin = useTwin(otherLanguage(useLanguage()));
  return (
    <a className={className} {...twin}>
      <IconWorld size={16} stroke={1.6} aria-hidden />
      {t('otherLanguage')}
    </a>
  );
};
