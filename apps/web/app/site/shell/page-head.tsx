import { SITE_ORIGIN } from '../../lib/pages/site-origin.ts';

type PageHeadProps = {
  title: string;
  description: string;
  path: string;
  /** Kept out of search engines. */
  isHidden?: boolean;
  /** Structured data about the page (schema.org). */
  linkedData?: object;
};

/** What search engines and shared links show of a page. */
export const PageHead = ({ title, description, path, isHidden = false, linkedData }: PageHeadProps) => {
  const address = SITE_ORIGIN + path;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {isHidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Firmament" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${SITE_ORIGIN}/og.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      {linkedData !== undefined && (
        <script type="application/ld+json">
          {JSON.stringify({ '@context': 'https://schema.org', ...linkedData }).replaceAll('<', '\\u003c')}
        </script>
      )}
    </>
  );
};
