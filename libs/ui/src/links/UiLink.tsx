import { createElement, useContext } from 'react';
import { LinkContext, type UiLinkProps } from './link-context.ts';

/** An unstyled link that uses the application's navigation (see `UiProvider.link`). */
export function UiLink(props: UiLinkProps) {
  return createElement(useContext(LinkContext), props);
}
