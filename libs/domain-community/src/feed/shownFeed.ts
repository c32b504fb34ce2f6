/** The store of a feed, for the component that is handed it. */
export type { FeedStore as ShownFeed } from './FeedStore.ts';
