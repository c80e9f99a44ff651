import { useTranslation } from '../../lib/i18n/i18n.ts';
import { SiteLink } from '../../lib/pages/site-link.tsx';
import { pathOf } from '../../lib/pages/site-pages.ts';

type LegalLinkProps = { page: 'terms' | 'privacy'; name: string };

const LegalLink = ({ page, name }: LegalLinkProps) => {
  const path = pathOf(page);
  return path === undefined ? (
    name
  ) : (
    <SiteLink className="link" to={path}>
      {name}
    </SiteLink>
  );
};

/** What a visitor agrees to by signing up, with links to the texts. */
export const Agreement = () => {
  const { t } = useTranslation('auth', { keyPrefix: 'signUp.agree' });
  return (
    <p className="text-14 ink3">
      {t('before')} <LegalLink page="terms" name={t('terms')} />
      {t('between')} <LegalLink page="privacy" name={t('privacy')} />
      {t('after')}
    </p>
  );
};
