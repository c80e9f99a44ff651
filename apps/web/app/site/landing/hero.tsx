import { IconArrowRight, IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useLoginHint } from '../../lib/member/login-hint.ts';
import { DEMO_ANCHOR, useSignInOptions } from '../../lib/member/sign-in-options.ts';
import { GUIDE_PATH } from '../../lib/pages/dashboard-pages.ts';
import { SiteLink } from '../../lib/pages/site-link.tsx';
import { Column } from '../../ui/layout/column.tsx';
import classes from './hero.module.css';
import { MapOfLights } from './lights/map-of-lights.tsx';
import { useQuickSearch } from './quick-search/quick-search.ts';
import { QuickSearchForm } from './quick-search/quick-search-form.tsx';

const PROMISES = ['noCreditCard', 'records'] as const;

const Assurance = ({ children }: { children: ReactNode }) => (
  <li>
    <IconCheck size={16} stroke={1.6} aria-hidden />
    {children}
  </li>
);

/** In demo mode the way to its case; nothing otherwise. */
const CaseLink = () => {
  const { t } = useTranslation('landing', { keyPrefix: 'demo' });
  const isDemo = useSignInOptions()?.demo != null;
  if (!isDemo) return null;
  return (
    <div className={classes.case}>
      {/* A page load of its own: the dashboard takes nothing over from here. */}
      <a href={GUIDE_PATH} rel="nofollow">
        <b>{t('question')}</b>
        <span>
          {t('case')}
          <IconArrowRight size={16} stroke={1.8} aria-hidden />
        </span>
      </a>
    </div>
  );
};

/** In demo mode the way in without an account, unless one has one. */
const DemoLink = () => {
  const { t } = useTranslation('landing', { keyPrefix: 'demo' });
  const isDemo = useSignInOptions()?.demo != null;
  const isMember = useLoginHint();
  if (!isDemo || isMember) return null;
  return (
    <p className={classes.demo}>
      {t('text')} <SiteLink to={`/login#${DEMO_ANCHOR}`}>{t('link')}</SiteLink>
    </p>
  );
};

export const Hero = ({ freeCredits }: { freeCredits: ReactNode }) => {
  const { t } = useTranslation('landing');
  const { search, run } = useQuickSearch();
  const found = search.status === 'found' && search.result.total > 0 ? search : undefined;
  return (
    <section className={`${classes.hero} night`}>
      <Column className={classes.grid ?? ''}>
        <div className={classes.text}>
          <h1 className={classes.headline}>{t('headline')}</h1>
          <p className={classes.lead}>{t('lead')}</p>
          <QuickSearchForm search={search} onSearch={run} />
          <ul className={classes.promises}>
            <Assurance>{freeCredits}</Assurance>
            {PROMISES.map((promise) => (
              <Assurance key={promise}>{t(promise)}</Assurance>
            ))}
          </ul>
        </div>
        <CaseLink />
        <div className={classes.map}>
          <MapOfLights matches={found?.result.places} />
        </div>
        <DemoLink />
        {found !== undefined && (
          <p className={classes.key} aria-hidden="true">
            <i />
            {t('search.key', { keyword: found.keyword })}
          </p>
        )}
      </Column>
    </section>
  );
};
