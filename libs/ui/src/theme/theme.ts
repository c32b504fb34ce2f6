import type { TokenName } from '@banyan/tokens';

/** The tokens for styled-components: each name maps to its CSS variable, which is set on the page. */
export type Theme = { readonly [name in TokenName]: `var(--${name})` };

/**
 * A name becomes its variable, so that no list of them travels to the browser. A change of tenant or appearance moves
 * the variables alone: nothing that uses the theme renders again.
 */
export const theme = new Proxy({} as Theme, {
  get: (_target, name) => (typeof name === 'string' ? `var(--${name})` : undefined),
});
