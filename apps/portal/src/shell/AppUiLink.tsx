import { AppLink } from '@banyan/core-session';
import type { UiLinkProps } from '@banyan/ui';

/** Links of the design system: inside the portal they use its router, elsewhere the browser. */
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
