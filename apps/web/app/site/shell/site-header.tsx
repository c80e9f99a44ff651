import { Button } from '@mantine/core';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useLoginHint } from '../../lib/member/login-hint.ts';
import { SiteLink, SiteNavLink } from '../../lib/pages/site-link.tsx';
import type { SitePage } from '../../lib/pages/site-pages.ts';
import { Logo } from '../../ui/brand/logo.tsx';
import { Column } from '../../ui/layout/column.tsx';
import { LanguageLink } from './language-link.tsx';
import { namedPages } from './named-pages.ts';
import { PhoneMenu } from './phone-menu.tsx';
import classes from './site-header.module.css';

type AccountButtonProps = { pages: readonly SitePage[] };

/** Leads members to the dashboard and everybody else to the sign-up form. */
const AccountButton = ({ pages }: AccountButtonProps) => {
  const { t } = useTranslation('site');
  const isLoggedIn = useLoginHint();
  const target = pages.find(({ id }) => id === (isLoggedIn ? 'dashboard' : 'register'));
  if (target === undefined) return null;
  return (
    <Button component={SiteLink} to={target.path} size="sm" className={classes.button} data-account>
      {isLoggedIn ? t('dashboard') : t('myAccount')}
    </Button>
  );
};

/** `night`: without a background of its own, on top of a night section. */
export type HeaderTone = 'night' | 'plain';

type SiteHeaderProps = { pages: readonly SitePage[]; tone: HeaderTone };

export const SiteHeader = ({ pages, tone }: SiteHeaderProps) => {
  const { t } = useTranslation('site');
  const links = namedPages(pages, (page) => page.isInHeader === true);
  return (
    <header className={`${classes.header} ${tone === 'night' ? 'night' : ''}`} data-tone={tone}>
      <Column className={classes.row ?? ''}>
        <SiteLink className={classes.logo} to="/">
          <Logo />
        </SiteLink>
        {links.length > 0 && (
          <nav className={classes.nav} aria-label={t('mainNavigation')}>
            {links.map(({ id, path }) => (
              <SiteNavLink key={id} className={classes.link ?? ''} to={path}>
                {t(`pages.${id}`)}
              </SiteNavLink>
            ))}
          </nav>
        )}
        <div className={classes.end}>
          <LanguageLink className={`${classes.link} ${classes.language}`} />
          <AccountButton pages={pages} />
          <PhoneMenu links={links} className={classes.menu ?? ''} />
        </div>
      </Column>
    </header>
  );
};
