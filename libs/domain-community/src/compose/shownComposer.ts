/** The composer's store, as its components use it. */
export type { ComposeStore as ShownComposer } from './ComposeStore.ts';
