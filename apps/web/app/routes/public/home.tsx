import { Prerendered } from 'virtual:prerendered/home-lower';
import { useTranslation } from 'react-i18next';
import { Hero } from '../../features/landing/hero.tsx';
import { landingDe } from '../../features/landing/messages.de.ts';
import { landingEn } from '../../features/landing/messages.en.ts';
import { PageHead } from '../../features/site/page-head.tsx';
import { addMessages } from '../../lib/i18n.ts';
import { SITE_ORIGIN } from '../../lib/site-origin.ts';
import { Deferred } from '../../ui/deferred.tsx';
import { LOWER_STYLES } from './home-lower.styles.ts';
import type { PublicPageHandle } from './layout.tsx';

addMessages('landing', { en: landingEn, de: landingDe });

export const handle: PublicPageHandle = { headerTone: 'night' };

const loadLower = async () => (await import('./home-lower.tsx')).HomeLower;

const ORGANIZATION = {
  '@type': 'Organization',
  name: 'Firmament',
  url: SITE_ORIGIN,
  logo: `${SITE_ORIGIN}/favicon.svg`,
  areaServed: ['AT', 'DE', 'CH'],
};

export default function Home() {
  const { t } = useTranslation('landing');
  return (
    <>
      <PageHead title={t('title')} description={t('description')} path="/" linkedData={ORGANIZATION} />
      <Hero />
      <Deferred prerendered={Prerendered} load={loadLower} styles={LOWER_STYLES} />
    </>
  );
}
