import { v } from '@banyan/contracts';
import { bookedKinds, meetingFrequencies } from '@banyan/contracts/live';
import { DraftKind } from '@banyan/core-screen';

/** Values of the meeting form; people as ids in text form, as tag fields need them. */
export const meetingValues = v.object({
  kind: v.picklist(bookedKinds),
  topic: v.string(),
  /** ISO moments; empty when not chosen. */
  from: v.string(),
  to: v.string(),
  periodic: v.boolean(),
  frequency: v.picklist(meetingFrequencies),
  times: v.nullable(v.int()),
  members: v.array(v.string()),
  /** Members who are also hosts. */
  hosts: v.array(v.string()),
  password: v.string(),
  introduction: v.string(),
});
export type MeetingValues = v.InferOutput<typeof meetingValues>;

/** Drafts of unbooked meetings; without storage on the device, only the warning on leaving protects them. */
export const keptMeetings = new DraftKind<MeetingValues>('meeting', meetingValues);
