import { AppLink } from '@banyan/core-session';
import type { UiLinkProps } from '@banyan/ui';

/** How links of the design system are followed: inside the portal by its router, elsewhere by the browser. */
export function AppUiLink({ href, ref, target, children, ...rest }: UiLinkProps) {
  const inside = /^(?:[?#]|\/(?!\/))/.test(href) && target === undefined && !('download' in rest);
  if (inside) {
    return (
      <AppLink to={href} {...rest} {...(ref === undefined ? {} : { ref })}>
        {children}
      </AppLink>
    );
  }
  return (
    <a href={href} ref={ref} target={target} {...rest}>
      {children}
    </a>
  );
}
