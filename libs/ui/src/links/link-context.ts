import { createContext, type AnchorHTMLAttributes, type ComponentType, type Ref } from 'react';

/** What a link of the library passes to whatever renders it. */
export interface UiLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where the link leads; always a real address, so that it opens in a new tab and can be copied. */
  href: string;
  /** The anchor itself. */
  ref?: Ref<HTMLAnchorElement>;
}

/** A component or element that renders a link. */
export type LinkComponent = 'a' | ComponentType<UiLinkProps>;

/** The link of the surrounding application; `ui` itself knows no router. */
export const LinkContext = createContext<LinkComponent>('a');
