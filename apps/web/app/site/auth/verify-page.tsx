import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { SiteLink } from '../../lib/pages/site-link.tsx';
import classes from './account-form.module.css';
import { Entrance } from './entrance.tsx';
import { VerifyForm } from './verify-form.tsx';

/**
 * The target of the link in the verification mail. Nothing happens before a click: programs that check mails open links,
 * too, and whoever reads the mail may not be who signed up.
 */
export const VerifyPage = ({ picture }: { picture: ReactNode }) => {
  const { t } = useTranslation('link');
  const [search] = useSearchParams();
  const token = search.get('token');
  const [isDenied, setIsDenied] = useState(false);
  // The prerendered page has no query.
  const isAsked = useHydrated() && token !== null;
  if (isDenied) {
    return (
      <div role="status">
        <Entrance heading={t('verify.denied')} lead={t('verify.deniedWhy')} picture={picture}>
          <div className={classes.form}>
            <Button component={SiteLink} to="/" variant="default" size="lg">
              {t('ui:home')}
            </Button>
          </div>
        </Entrance>
      </div>
    );
  }
  return (
    <Entrance heading={t('verify.heading')} lead={isAsked ? t('verify.lead') : t('nothing')} picture={picture}>
      {isAsked && <VerifyForm token={token} onDenied={() => setIsDenied(true)} />}
      <noscript>{t('ui:noScript')}</noscript>
    </Entrance>
  );
};
