/** The store of a thread, for the components that are handed it. */
export type { ThreadStore as ShownThread } from './ThreadStore.ts';
