import type { TokenName } from '@banyan/tokens';

/** The tokens for styled-components: each name maps to its CSS variable, which is set on the page. */
export type Theme = { readonly [name in TokenName]: `var(--${name})` };

/**
 * A name maps to its variable, so that the browser needs no list of them. A change of tenant or appearance changes
 * only the variables: nothing that uses the theme renders again.
 */
export const theme = new Proxy({} as Theme, {
  get: (_target, name) => (typeof name === 'string' ? `var(--${name})` : undefined),
});
