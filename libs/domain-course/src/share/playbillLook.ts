import type { pigmentOfMotif } from '@banyan/ui';

/** Colours of a drawn cover. */
export type Pigment = ReturnType<typeof pigmentOfMotif>;

/** Size of the saved picture, px. */
export const playbillSize = { width: 750, height: 1120 } as const;
