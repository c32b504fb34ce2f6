import type { InboxStore } from './InboxStore.ts';

/** The part of the inbox that its list reads. */
export type ShownMessages = Pick<InboxStore, 'begin' | 'counts' | 'list' | 'newer' | 'opened'>;

/** The part that the open message reads and changes. */
export type ShownMessage = Pick<InboxStore, 'mark' | 'opened' | 'remove'>;
