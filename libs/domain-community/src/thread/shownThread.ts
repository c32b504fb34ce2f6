/** The store of a thread, as its components use it. */
export type { ThreadStore as ShownThread } from './ThreadStore.ts';
