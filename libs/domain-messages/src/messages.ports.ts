import type { MessageSource } from './shared/source.ts';

/** Ports that this domain asks of others. */
export interface MessagesPorts {
  /** Address of the thing that a message is about; null where the portal has no screen for it. */
  readonly hrefOf?: (source: MessageSource) => string | null;
  /** What the server tells of counters while the page is open. */
  readonly counters?: {
    /** Another number each time that what is unread may have changed; read inside an observer. */
    readonly round: () => number;
    /** What is unread has changed on this page. */
    readonly changed: () => void;
  };
}
