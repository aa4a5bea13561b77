import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { useRoute, Link as WouterLink } from 'wouter';
import { navigate, useHistoryState, usePathname, useSearch } from 'wouter/use-browser-location';

/** The router of the app. Screens import it only from here, so that it can be replaced. */
export { Redirect, Route, Switch } from 'wouter';
export { navigate, useHistoryState, usePathname };

/** The query of the address. To change it: `navigate('?…', { replace: true })`. */
export const useSearchParams = (): URLSearchParams => {
  const search = useSearch();
  return useMemo(() => new URLSearchParams(search), [search]);
};

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the app, with its query. */
  readonly to: string;
  /** Stored with the entry in the history, for the target screen: `useHistoryState`. */
  readonly state?: unknown;
}

/** A link inside the app. Following it twice, or to the current address, adds nothing to the history. */
export const Link = (props: LinkProps) => {
  const here = usePathname() + useSearch();
  return <WouterLink {...props} replace={props.to === here} />;
};

interface NavLinkProps extends Omit<LinkProps, 'className' | 'children'> {
  readonly className: (isHere: boolean) => string;
  readonly children: ReactNode | ((isHere: boolean) => ReactNode);
}

/** A link of the navigation, marked while its target is shown. */
export const NavLink = ({ className, children, ...link }: NavLinkProps) => {
  const [isHere] = useRoute(link.to);
  return (
    <Link {...link} aria-current={isHere ? 'page' : undefined} className={className(isHere)}>
      {typeof children === 'function' ? children(isHere) : children}
    </Link>
  );
};
