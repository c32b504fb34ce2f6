import { createContext, type AnchorHTMLAttributes, type ComponentType, type Ref } from 'react';

/** Props that the library's links pass to the application's link component. */
export interface UiLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Address of the link; always a real one, so that it opens in a new tab and can be copied. */
  href: string;
  /** The anchor itself. */
  ref?: Ref<HTMLAnchorElement>;
}

/** A component or element that renders a link. */
export type LinkComponent = 'a' | ComponentType<UiLinkProps>;

/** The link component of the surrounding application; `ui` itself has no router. */
export const LinkContext = createContext<LinkComponent>('a');
