import classes from './needs-script.module.css';
import { ScriptNeeded } from './script-needed.tsx';

const TEXTS = {
  en: 'This page needs JavaScript. Please allow it for this site in your browser and load the page again.',
  de: 'Diese Seite braucht JavaScript. Bitte erlauben Sie es für diese Website in Ihrem Browser und laden Sie die Seite neu.',
};

/** The whole content of pages that are not prerendered, such as the dashboard, where scripts do not run. */
export const NeedsScript = () => (
  <noscript>{import.meta.env.SSR && <ScriptNeeded texts={TEXTS} className={classes.text} />}</noscript>
);
