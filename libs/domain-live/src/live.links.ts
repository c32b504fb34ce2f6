import { screenHref, type QueryOf } from '@banyan/contracts';
import { liveScreens, meetingsQuery } from '@banyan/contracts/live';

const { meeting, meetings, room } = liveScreens;

/** Path patterns of this domain's screens, each with the builder of its addresses. */
export const liveLinks = {
  /** A room, by its id. */
  room: { path: room.path, href: (id: number) => screenHref(room, { id }) },
  /** Meetings: upcoming, past, or booked by the viewer. */
  meetings: {
    path: meetings.path,
    href: (tab: QueryOf<typeof meetingsQuery>['tab'] = 'coming') =>
      screenHref(meetings, {}, meetingsQuery.write({ tab })),
  },
  /** Invitation to a meeting, by room id. */
  meeting: { path: meeting.path, href: (id: number) => screenHref(meeting, { id }) },
} as const;
