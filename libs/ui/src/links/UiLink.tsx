import { createElement, useContext } from 'react';
import { LinkContext, type UiLinkProps } from './link-context.ts';

/** An unstyled link that follows the application's way of navigating (see `UiProvider.link`). */
export function UiLink(props: UiLinkProps) {
  return createElement(useContext(LinkContext), props);
}
