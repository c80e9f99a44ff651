import { useCallback } from 'react';
import {
  Link,
  type LinkProps,
  type NavigateOptions,
  NavLink,
  type NavLinkProps,
  useLocation,
  useNavigate,
} from 'react-router';
import { addressFrom } from '../i18n/address-language.ts';

export const useSiteAddress = (): ((path: string) => string) => {
  const { pathname } = useLocation();
  return useCallback((path) => addressFrom(pathname, path), [pathname]);
};

type SiteLinkProps = Omit<LinkProps, 'to'> & { to: string };

/** A link from a public page; `to` is a plain address. */
export const SiteLink = ({ to, ...props }: SiteLinkProps) => <Link to={useSiteAddress()(to)} {...props} />;

type SiteNavLinkProps = Omit<NavLinkProps, 'to'> & { to: string };

/** The same, marked while its page is open. */
export const SiteNavLink = ({ to, ...props }: SiteNavLinkProps) => <NavLink to={useSiteAddress()(to)} {...props} />;

export const useSiteNavigate = (): ((path: string, options?: NavigateOptions) => Promise<void>) => {
  const navigate = useNavigate();
  const address = useSiteAddress();
  return useCallback(async (path, options) => navigate(address(path), options), [navigate, address]);
};
