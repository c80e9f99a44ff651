import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useLoginHint } from '../../lib/member/login-hint.ts';
import { StarTrails } from '../../ui/brand/star-trails.tsx';
import { PageButton } from '../../ui/controls/page-button.tsx';
import { Column } from '../../ui/layout/column.tsx';
import classes from './closing-banner.module.css';
import { FreeCredits } from './free-credits.tsx';

type ClosingBannerProps = {
  /** What to offer besides signing up. */
  second: 'pricing' | 'contact';
};

/** The last block of most public pages. */
export const ClosingBanner = ({ second }: ClosingBannerProps) => {
  const { t } = useTranslation('site', { keyPrefix: 'closing' });
  const { t: tSite } = useTranslation('site');
  const isLoggedIn = useLoginHint();
  return (
    <section className={`${classes.banner} night`}>
      <StarTrails />
      <Column className={classes.text ?? ''}>
        <h2 className={classes.title}>{t(isLoggedIn ? 'member.title' : 'title')}</h2>
        <p className={classes.lead}>
          {isLoggedIn ? (
            t('member.lead')
          ) : (
            <>
              <FreeCredits />. {t('lead')}
            </>
          )}
        </p>
        <div className={classes.actions}>
          {isLoggedIn ? (
            <PageButton page="dashboard">{tSite('dashboard')}</PageButton>
          ) : (
            <PageButton page="register">{t('ui:createAccount')}</PageButton>
          )}
          <PageButton page={second} variant="default">
            {t(second)}
          </PageButton>
        </div>
      </Column>
    </section>
  );
};
