import type { CallInput } from '@banyan/contracts';
import type { changeMeeting, MeetingInfo } from '@banyan/contracts/live';
import { brokenFields } from '@banyan/core-screen';
import type { MeetingValues } from './keptMeeting.ts';
import { faultOf, type FormFault } from './meetingRules.ts';
import type { MeetingFormStore } from './MeetingFormStore.ts';

const fields = ['topic', 'from', 'to', 'times', 'members', 'hosts', 'password', 'introduction'] as const;

/** Result of sending: done, faulty fields, or another failure. */
export type Sent = readonly (readonly [(typeof fields)[number], FormFault])[] | 'done' | 'failed';

/** Sends a meeting: books a new one, or changes a booked one. */
export async function sendMeeting(
  { book, change }: Pick<MeetingFormStore, 'book' | 'change'>,
  before: MeetingInfo | null,
  values: MeetingValues,
): Promise<Sent> {
  const written: Omit<CallInput<typeof changeMeeting>, 'id'> = {
    ...{ kind: values.kind, topic: values.topic.trim(), introduction: values.introduction.trim() },
    ...{ from: Date.parse(values.from), to: Date.parse(values.to), password: values.password },
    members: values.members.map(Number),
    hosts: values.hosts.map(Number),
  };
  const { frequency, periodic, times } = values;
  const series = { frequency, periodic: periodic ? ('Y' as const) : ('N' as const), times: times ?? 0 };
  const id = before?.meeting.id ?? null;
  const done = await (id === null ? book.run({ ...written, ...series }) : change.run({ ...written, id }));
  if (done) return 'done';
  const broken = brokenFields(id === null ? book.failureOf() : change.failureOf(), fields);
  return broken.length === 0 ? 'failed' : broken.map(([field, fault]) => [field, faultOf(field, fault)] as const);
}
