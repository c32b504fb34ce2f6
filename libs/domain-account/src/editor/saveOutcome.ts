import type { ProfileField } from '@banyan/contracts/account';

/** Outcome of a save. */
export type SaveOutcome =
  | { readonly kind: 'saved' }
  /** The server found fields wrong; their broken rules, as the contract calls them. */
  | { readonly kind: 'refused'; readonly fields: readonly (readonly [ProfileField, string])[] }
  /** A picture waited so long to be saved that the server has swept it. */
  | { readonly kind: 'pictureGone' }
  | { readonly kind: 'failed'; readonly error: unknown };
