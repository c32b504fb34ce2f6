import type { MessageSource } from './shared/source.ts';

/** Ports that this domain asks of others. */
export interface MessagesPorts {
  /** Address of the subject of a message; null when the portal has no screen for it. */
  readonly hrefOf?: (source: MessageSource) => string | null;
  /** Counters that the server pushes while the page is open. */
  readonly counters?: {
    /** Another number each time the unread messages may have changed; read inside an observer. */
    readonly round: () => number;
    /** Called when the unread messages have changed on this page. */
    readonly changed: () => void;
  };
}
