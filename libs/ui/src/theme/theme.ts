import type { TokenName } from '@banyan/tokens';

/** The tokens as styled-components see them: each name stands for its CSS variable, whose value the page sets. */
export type Theme = { readonly [name in TokenName]: `var(--${name})` };

/**
 * A name becomes its variable, so that no list of them travels to the browser. A change of tenant or appearance moves
 * the variables alone: nothing that uses the theme renders again.
 */
export const theme = new Proxy({} as Theme, {
  get: (_target, name) => (typeof name === 'string' ? `var(--${name})` : undefined),
});
