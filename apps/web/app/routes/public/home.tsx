import { useTranslation } from 'react-i18next';
import { Hero } from '../../features/landing/hero.tsx';
import type { PublicPageHandle } from './layout.tsx';

export const handle: PublicPageHandle = { headerTone: 'night' };

export default function Home() {
  const { t } = useTranslation('landing');
  return (
    <>
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      <Hero />
    </>
  );
}
