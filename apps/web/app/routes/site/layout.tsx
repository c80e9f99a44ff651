import { Outlet, useMatches } from 'react-router';
import { addMessages } from '../../lib/i18n/i18n.ts';
import { builtPages } from '../../lib/pages/site-pages.ts';
import { ConsentBanner } from '../../site/shell/consent-banner.tsx';
import { GermanHint } from '../../site/shell/german-hint.tsx';
import { siteTexts } from '../../site/shell/messages.de.ts';
import { SiteFooter } from '../../site/shell/site-footer.tsx';
import { type HeaderTone, SiteHeader } from '../../site/shell/site-header.tsx';
import { CONTENT_ID, SkipLink } from '../../site/shell/skip-link.tsx';
import { usePrintInLight } from '../../ui/drawing/use-print-in-light.ts';
import classes from './layout.module.css';

addMessages('site', siteTexts);

/** What a public page can set in the layout around it. */
export type PublicPageHandle = { headerTone: HeaderTone };

export default function PublicLayout() {
  const handle = useMatches().at(-1)?.handle as PublicPageHandle | undefined;
  const pages = builtPages();
  usePrintInLight();
  return (
    <>
      <SkipLink />
      <GermanHint />
      <div className={classes.layout}>
        <ConsentBanner />
        <SiteHeader pages={pages} tone={handle?.headerTone ?? 'plain'} />
        <main className={classes.content} id={CONTENT_ID} tabIndex={-1}>
          <Outlet />
        </main>
        <SiteFooter pages={pages} />
      </div>
    </>
  );
}
