import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { SiteLink } from '../../lib/pages/site-link.tsx';
import { pathOf, type SitePageId } from '../../lib/pages/site-pages.ts';
import './page-button.css';

type PageButtonProps = Pick<ButtonProps, 'variant' | 'size'> & {
  page: SitePageId;
  query?: string;
  children: ReactNode;
};

/** A button that leads to a page of the site; renders nothing if that page is not built. */
export const PageButton = ({ page, query = '', children, ...look }: PageButtonProps) => {
  const path = pathOf(page);
  if (path === undefined) return null;
  return (
    <Button component={SiteLink} to={path + query} {...look}>
      {children}
    </Button>
  );
};
