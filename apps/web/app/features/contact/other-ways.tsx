import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SITE_CONFIG } from '../../lib/site-config.ts';
import { pathOf } from '../../lib/site-pages.ts';
import { Panel } from '../../ui/panel.tsx';
import classes from './other-ways.module.css';

/** For those whom the form does not suit. */
export const OtherWays = () => {
  const { t } = useTranslation('contact', { keyPrefix: 'beside' });
  const { email } = SITE_CONFIG.operator;
  const privacyRequest = pathOf('privacy-request');
  return (
    <Panel className={classes.ways ?? ''}>
      <h2>{t('title')}</h2>
      <section>
        <h3>{t('mail')}</h3>
        <a href={`mailto:${email}`}>{email}</a>
      </section>
      <section>
        <h3>{t('customers')}</h3>
        <p>{t('customersText')}</p>
      </section>
      <section>
        <h3>{t('cancel')}</h3>
        <p>{t('cancelText')}</p>
      </section>
      <section>
        <h3>{t('listed')}</h3>
        <p>{t('listedText')}</p>
        {privacyRequest !== undefined && <Link to={privacyRequest}>{t('listedLink')}</Link>}
      </section>
    </Panel>
  );
};
