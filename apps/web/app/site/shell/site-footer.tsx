import { reopenConsent } from '../../lib/browser/consent.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { SiteLink } from '../../lib/pages/site-link.tsx';
import type { FooterColumn, SitePage } from '../../lib/pages/site-pages.ts';
import { Logo } from '../../ui/brand/logo.tsx';
import { Column } from '../../ui/layout/column.tsx';
import { AppearanceControl } from './appearance-control.tsx';
import { namedPages } from './named-pages.ts';
import classes from './site-footer.module.css';

const COLUMNS: readonly FooterColumn[] = ['product', 'company', 'rights'];

type SiteFooterProps = { pages: readonly SitePage[] };

export const SiteFooter = ({ pages }: SiteFooterProps) => {
  const { t } = useTranslation('site');
  const columns = COLUMNS.map((column) => ({
    column,
    links: namedPages(pages, (page) => page.footer === column),
  })).filter(({ links }) => links.length > 0);
  return (
    <footer className={`${classes.footer} night`}>
      <Column className={classes.inner ?? ''}>
        <div className={classes.grid}>
          <div>
            <SiteLink className={classes.logo} to="/">
              <Logo />
            </SiteLink>
            <p className={classes.tagline}>{t('tagline')}</p>
          </div>
          <nav className={classes.columns} aria-label={t('footerNavigation')}>
            {columns.map(({ column, links }) => (
              <div key={column}>
                <h2 className={classes.heading}>{t(`columns.${column}`)}</h2>
                <ul>
                  {links.map(({ id, path }) => (
                    <li key={id}>
                      <SiteLink className={classes.link} to={path}>
                        {t(`pages.${id}`)}
                      </SiteLink>
                    </li>
                  ))}
                  {column === 'rights' && (
                    <li>
                      <button type="button" className={classes.link} onClick={reopenConsent}>
                        {t('consent.change')}
                      </button>
                    </li>
                  )}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <div className={classes.bottom}>
          <span>{t('ui:copyright')}</span>
          <span className="mr-auto">{t('mapSources')}</span>
          <AppearanceControl />
        </div>
      </Column>
    </footer>
  );
};
