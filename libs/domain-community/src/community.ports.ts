import type { PostKind } from '@banyan/contracts/community';

/** Ports that this domain asks of others. */
export interface CommunityPorts {
  /** Hears that points were held, paid or given back. */
  readonly onPointsChanged?: () => void;
  /** Address of the screen on which points are earned; without it nothing leads there. */
  readonly pointsHref?: () => string;
  /** Tells that topics or questions have come; null: perhaps both. Answers how to hear no more. */
  readonly onPosts?: (hear: (kind: PostKind | null) => void) => () => void;
}
