/** What this domain asks of others. */
export interface CommunityPorts {
  /** Hears that points were held, paid or given back. */
  readonly onPointsChanged?: () => void;
  /** Address of the screen on which points are earned; without it nothing leads there. */
  readonly pointsHref?: () => string;
}
