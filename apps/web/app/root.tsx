import '@fontsource-variable/inter/opsz.css';
import '@fontsource-variable/jetbrains-mono/wght.css';
import './theme/fallback-font.css';
import './theme/mantine.css';
import './theme/global.css';
import './theme/classes.css';
import './theme/controls.css';
import { OFFER_DATA_ID } from '@firmament/api-contract/offer-texts';
import interUrl from '@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2?url';
import { ColorSchemeScript, localStorageColorSchemeManager, MantineProvider, mantineHtmlProps } from '@mantine/core';
import { type ReactNode, useLayoutEffect } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import type { Route } from './+types/root';
import { endRestoring, FIRST_PAINT_SCRIPT } from './lib/browser/first-paint.ts';
import { useHydrated } from './lib/browser/use-hydrated.ts';
import { languageOfAddress } from './lib/i18n/address-language.ts';
import { addMessages } from './lib/i18n/i18n.ts';
import { BuiltLanguage, DEFAULT_LANGUAGE, useLanguageOver } from './lib/i18n/language.ts';
import { OFFER_DATA } from './lib/pages/offer.ts';
import { cssVariablesResolver } from './theme/css-variables.ts';
import { theme } from './theme/theme.ts';
import { NIGHT_COLORS } from './theme/tokens.ts';
import { LogoWord } from './ui/brand/logo-word.tsx';
import { FailurePage } from './ui/feedback/failure-page.tsx';
import { lostTexts } from './ui/feedback/messages.de.ts';
import { NeedsScript } from './ui/feedback/needs-script.tsx';
import { NotFoundPage } from './ui/feedback/not-found-page.tsx';

const COLOR_SCHEME_KEY = 'color-scheme';

const colorSchemeManager = localStorageColorSchemeManager({ key: COLOR_SCHEME_KEY });

addMessages('lost', lostTexts);

export function Layout({ children }: { children: ReactNode }) {
  const built = languageOfAddress(useLocation().pathname) ?? DEFAULT_LANGUAGE;
  const language = useLanguageOver(built);
  const isHydrated = useHydrated();
  useLayoutEffect(() => {
    if (isHydrated) endRestoring();
  }, [isHydrated]);

  return (
    <html {...mantineHtmlProps} lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={NIGHT_COLORS.night} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="preload" href={interUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <script>{FIRST_PAINT_SCRIPT}</script>
        <ColorSchemeScript defaultColorScheme="auto" localStorageKey={COLOR_SCHEME_KEY} />
        <Meta />
        <Links />
      </head>
      <body>
        <LogoWord />
        <MantineProvider
          theme={theme}
          cssVariablesResolver={cssVariablesResolver}
          colorSchemeManager={colorSchemeManager}
          defaultColorScheme="auto"
        >
          <BuiltLanguage value={built}>{children}</BuiltLanguage>
        </MantineProvider>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, which the server escapes */}
        <script id={OFFER_DATA_ID} type="application/json" dangerouslySetInnerHTML={{ __html: OFFER_DATA }} />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** For pages that are not prerendered: blank while scripts load, which is better than a spinner. */
export function HydrateFallback() {
  return <NeedsScript />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main>
      {isRouteErrorResponse(error) && error.status === 404 ? <NotFoundPage /> : <FailurePage error={error} />}
    </main>
  );
}
