import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useOfferText, WhenOffer } from '../../lib/pages/offer.ts';
import { SiteLink } from '../../lib/pages/site-link.tsx';
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
                  <SiteLink to={pathOf(id) ?? '/'}>{site(`pages.${id}`)}</SiteLink>
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
              {privacyRequest !== undefined && <SiteLink to={privacyRequest}>{t('listedLink')}</SiteLink>}
            </>
          ),
        },
      ]}
    />
  );
};
