import { Outlet, useMatches } from 'react-router';
import { ConsentBanner } from '../../features/site/consent-banner.tsx';
import { SiteFooter } from '../../features/site/site-footer.tsx';
import { type HeaderTone, SiteHeader } from '../../features/site/site-header.tsx';
import { CONTENT_ID, SkipLink } from '../../features/site/skip-link.tsx';
import { builtPages } from '../../lib/site-pages.ts';
import { usePrintInLight } from '../../ui/use-print-in-light.ts';
import classes from './layout.module.css';

/** What a public page may say about its surroundings. */
export type PublicPageHandle = { headerTone: HeaderTone };

export default function PublicLayout() {
  const handle = useMatches().at(-1)?.handle as PublicPageHandle | undefined;
  const pages = builtPages();
  usePrintInLight();
  return (
    <div className={classes.layout}>
      <SkipLink />
      <ConsentBanner />
      <SiteHeader pages={pages} tone={handle?.headerTone ?? 'plain'} />
      <main className={classes.content} id={CONTENT_ID} tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter pages={pages} />
    </div>
  );
}
