import { useTranslation } from '../../lib/i18n/i18n.ts';
import classes from './skip-link.module.css';

export const CONTENT_ID = 'content';

/** The first stop of the Tab key; invisible until it is reached. */
export const SkipLink = () => {
  const { t } = useTranslation('site');
  return (
    <a className={classes.link} href={`#${CONTENT_ID}`}>
      {t('ui:skipToContent')}
    </a>
  );
};
