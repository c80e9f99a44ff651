import { useLocation } from 'react-router';
import { addressIn, languageOfAddress } from '../../lib/i18n/address-language.ts';
import { DEFAULT_LANGUAGE } from '../../lib/i18n/language.ts';
import { SITE_ORIGIN } from '../../lib/pages/site-origin.ts';

const LOCALES = { en: 'en_GB', de: 'de_AT' } as const;

type PageHeadProps = {
  title: string;
  description: string;
  /** The plain address. */
  path: string;
  /** Kept out of search engines. */
  isHidden?: boolean;
  /** Structured data about the page (schema.org). */
  linkedData?: readonly object[];
};

/** What search engines and shared links show of a page, in the language of its address. */
export const PageHead = ({ title, description, path, isHidden = false, linkedData }: PageHeadProps) => {
  const language = languageOfAddress(useLocation().pathname) ?? DEFAULT_LANGUAGE;
  const address = SITE_ORIGIN + addressIn(language, path);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {isHidden && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={address} />
      <link rel="alternate" hrefLang="en" href={SITE_ORIGIN + path} />
      <link rel="alternate" hrefLang="de" href={SITE_ORIGIN + addressIn('de', path)} />
      <link rel="alternate" hrefLang="x-default" href={SITE_ORIGIN + path} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Firmament" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={LOCALES[language]} />
      <meta property="og:image" content={`${SITE_ORIGIN}/sharing/${language}.png`} />
      <meta property="og:image:alt" content={title} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      {linkedData !== undefined && (
        <script type="application/ld+json">
          {JSON.stringify({ '@context': 'https://schema.org', '@graph': linkedData }).replaceAll('<', '\\u003c')}
        </script>
      )}
    </>
  );
};
