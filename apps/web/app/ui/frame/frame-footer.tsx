import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { pathOf } from '../../lib/pages/site-pages.ts';
import classes from './frame-footer.module.css';

const PAGES = ['impressum', 'terms', 'cookies'] as const;

export const FrameFooter = () => {
  const { t } = useTranslation('frame', { keyPrefix: 'footer' });
  return (
    <footer className={classes.footer}>
      <span>{t('ui:copyright')}</span>
      {PAGES.map((page) => {
        const path = pathOf(page);
        return (
          path !== undefined && (
            <Link key={page} to={path}>
              {t(page)}
            </Link>
          )
        );
      })}
    </footer>
  );
};
