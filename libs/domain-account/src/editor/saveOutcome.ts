import type { ProfileField } from '@banyan/contracts/account';

/** Outcome of a save. */
export type SaveOutcome =
  | { readonly kind: 'saved' }
  /** The server found errors in fields: the broken rules, by the contract's names. */
  | { readonly kind: 'refused'; readonly fields: readonly (readonly [ProfileField, string])[] }
  /** A picture waited so long to be saved that the server has deleted it. */
  | { readonly kind: 'pictureGone' }
  | { readonly kind: 'failed'; readonly error: unknown };
