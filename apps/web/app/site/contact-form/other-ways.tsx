import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useOfferText, WhenOffer } from '../../lib/pages/offer.ts';
import { pathOf } from '../../lib/pages/site-pages.ts';
import { SideNotes } from '../../ui/layout/side-notes.tsx';

const ENDINGS = ['cancel', 'withdraw'] as const;

/** For visitors who would rather not use the form. */
export const OtherWays = () => {
  const { t } = useTranslation('contactForm', { keyPrefix: 'beside' });
  const { t: site } = useTranslation('site');
  const email = useOfferText()('operator.email');
  const privacyRequest = pathOf('privacy-request');
  return (
    <SideNotes
      title={t('title')}
      notes={[
        {
          title: t('mail'),
          content: (
            <>
              <WhenOffer is="selling">
                <a href={`mailto:${email}`}>{email}</a>
              </WhenOffer>
              <WhenOffer is="notSelling">
                <p>{t('noMail')}</p>
              </WhenOffer>
            </>
          ),
        },
        { title: t('customers'), content: <p>{t('customersText')}</p> },
        {
          title: t('cancel'),
          content: (
            <>
              <p>{t('cancelText')}</p>
              {ENDINGS.map((id) => (
                <p key={id}>
                  <Link to={pathOf(id) ?? '/'}>{site(`pages.${id}`)}</Link>
                </p>
              ))}
            </>
          ),
        },
        {
          title: t('listed'),
          content: (
            <>
              <p>{t('listedText')}</p>
              {privacyRequest !== undefined && <Link to={privacyRequest}>{t('listedLink')}</Link>}
            </>
          ),
        },
      ]}
    />
  );
};
