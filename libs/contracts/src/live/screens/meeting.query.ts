import { addressQuery, named, oneOf, type QueryOf } from '../../address.ts';
import { roomTabs } from '../liveRoom.choices.ts';

/** Query of the list of meetings: its tab [LV-02]. */
export const meetingsQuery = addressQuery({ tab: named('tab', oneOf(roomTabs)) });
export type MeetingsQuery = QueryOf<typeof meetingsQuery>;
