import type { SitePage } from '../../lib/pages/site-pages.ts';
import { siteEn } from './messages.en.ts';

/** A page that header and footer have a name for. */
export type NamedPage = SitePage & { id: keyof typeof siteEn.pages };

const isNamed = (page: SitePage): page is NamedPage => Object.hasOwn(siteEn.pages, page.id);

export const namedPages = (pages: readonly SitePage[], isWanted: (page: SitePage) => boolean): NamedPage[] =>
  pages.filter(isWanted).filter(isNamed);
