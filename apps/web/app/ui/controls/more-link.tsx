import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { SiteLink } from '../../lib/pages/site-link.tsx';
import { pathOf, type SitePageId } from '../../lib/pages/site-pages.ts';
import classes from './more-link.module.css';

type MoreLinkProps = { page: SitePageId; children: ReactNode };

/** A link to a page of the site; renders nothing if that page is not built. */
export const MoreLink = ({ page, children }: MoreLinkProps) => {
  const path = pathOf(page);
  if (path === undefined) return null;
  return (
    <SiteLink className={classes.link} to={path}>
      {children}
      <IconArrowRight size={16} stroke={1.8} aria-hidden />
    </SiteLink>
  );
};
