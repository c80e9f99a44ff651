import type { Language } from '@firmament/api-contract/language';

type ScriptNeededProps = { texts: Record<Language, string>; className?: string | undefined };

/**
 * Goes into `noscript`, which React leaves alone in the browser: render it only while pages are built
 * (`import.meta.env.SSR`), so that nobody loads script about having none. In every language, because without script a
 * page cannot know the visitor's.
 */
export const ScriptNeeded = ({ texts, className }: ScriptNeededProps) => (
  <div className={className}>
    {Object.entries(texts).map(([language, text]) => (
      <p key={language} lang={language}>
        {text}
      </p>
    ))}
  </div>
);
