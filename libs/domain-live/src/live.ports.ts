import type { RoomPart } from '@banyan/contracts/live';

/** Ports that this domain asks of others. */
export interface LivePorts {
  /** Address of the courses; without it a room leads to the portal's first page. */
  readonly coursesHref?: () => string;
  /** Hears what of which live room has changed, null: perhaps everything; answers how to hear no more. */
  readonly onRooms?: (hear: (news: { readonly id: number; readonly part: RoomPart } | null) => void) => () => void;
}
