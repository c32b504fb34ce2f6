/** The store of a feed, as its component uses it. */
export type { FeedStore as ShownFeed } from './FeedStore.ts';
