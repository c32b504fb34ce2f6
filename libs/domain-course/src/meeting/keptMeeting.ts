import { bookedKinds, meetingFrequencies, v } from '@banyan/contracts';

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

/** Whose draft, and where it is kept. */
export interface MeetingDevice {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  readonly eid: number;
  readonly userId: string | null;
}

const keyOf = ({ eid, userId }: MeetingDevice) => `banyan.meeting.${eid}.${userId ?? ''}`;

/** What this device has kept of a meeting that was not booked; null: nothing that can be read [LV-02]. */
export function readKept(device: MeetingDevice): MeetingValues | null {
  try {
    const text = device.storage?.getItem(keyOf(device)) ?? null;
    return text === null ? null : v.parseOrNull(meetingValues, JSON.parse(text));
  } catch {
    return null;
  }
}

/** Keeps what is written; where the device does not, the question on leaving is what is left. */
export function keep(device: MeetingDevice, values: MeetingValues): void {
  try {
    device.storage?.setItem(keyOf(device), JSON.stringify(values));
  } catch {
    // A full or forbidden storage keeps nothing.
  }
}

/** Forgets it: it is booked, or thrown away. */
export function forget(device: MeetingDevice): void {
  try {
    device.storage?.removeItem(keyOf(device));
  } catch {
    // What cannot be removed was never kept.
  }
}
