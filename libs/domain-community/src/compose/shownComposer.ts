/** The store of the composer, for the components that are handed it. */
export type { ComposeStore as ShownComposer } from './ComposeStore.ts';
