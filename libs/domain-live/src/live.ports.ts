import type { RoomPart } from '@banyan/contracts/live';

/** Ports that this domain asks of others. */
export interface LivePorts {
  /** Address of the courses; by default a room links to the portal's first page. */
  readonly coursesHref?: () => string;
  /** Subscribes to changes of live rooms, null: possibly everything changed; returns the function to unsubscribe. */
  readonly onRooms?: (hear: (news: { readonly id: number; readonly part: RoomPart } | null) => void) => () => void;
}
