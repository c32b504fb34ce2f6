import type { PostKind } from '@banyan/contracts/community';

/** Ports that this domain asks of others. */
export interface CommunityPorts {
  /** Called when points were reserved, paid or given back. */
  readonly onPointsChanged?: () => void;
  /** Address of the screen for earning points; without it there is no link. */
  readonly pointsHref?: () => string;
  /** Subscribes to new topics or questions; null: perhaps both. Returns the function that unsubscribes. */
  readonly onPosts?: (hear: (kind: PostKind | null) => void) => () => void;
}
