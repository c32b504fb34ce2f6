import { v } from '@banyan/contracts';
import { bookedKinds, meetingFrequencies } from '@banyan/contracts/live';
import { DraftKind } from '@banyan/core-screen';

/** What is written of a meeting; people by their ids as text, as fields of tags have them. */
export const meetingValues = v.object({
  kind: v.picklist(bookedKinds),
  topic: v.string(),
  /** ISO moments; empty: none chosen. */
  from: v.string(),
  to: v.string(),
  periodic: v.boolean(),
  frequency: v.picklist(meetingFrequencies),
  times: v.nullable(v.int()),
  members: v.array(v.string()),
  /** Those of the members who host it too. */
  hosts: v.array(v.string()),
  password: v.string(),
  introduction: v.string(),
});
export type MeetingValues = v.InferOutput<typeof meetingValues>;

/** A meeting that was not booked yet; where the device keeps nothing, the question on leaving is what is left. */
export const keptMeetings = new DraftKind<MeetingValues>('meeting', meetingValues);
