import { v } from '@banyan/contracts';
import { roomLimits, type MeetingFault, type MeetingInfo } from '@banyan/contracts/live';
import { meetingValues, type MeetingValues } from './keptMeeting.ts';

const { attendees, hosts, introduction, longestMs, members, shortestMs, timesLeast, timesMost, topic } = roomLimits;
const characters = (text: string) => [...text.trim()].length;
const length = ({ from, to }: MeetingValues) => Date.parse(to) - Date.parse(from);

/** Maximum number of invited people besides the booker. */
export const mostAsked = (kind: MeetingValues['kind']) => (kind === 'meeting' ? members - 1 : attendees);

/** Fault of a field, as a key of the form's texts. */
export type FormFault = Exclude<MeetingFault, 'tooMany'> | 'tooManyHosts' | 'tooManyMembers';

/** Converts a fault from the server into the form's key. */
export const faultOf = (field: string, fault: string): FormFault =>
  fault === 'tooMany' ? (field === 'hosts' ? 'tooManyHosts' : 'tooManyMembers') : (fault as FormFault);

const rule = (holds: (values: MeetingValues) => boolean, field: keyof MeetingValues, error: FormFault) =>
  v.forward(v.check<MeetingValues, string>(holds, error), [field]);

/** Rules of the form; messages are keys of `meetings.rule`. The server checks for past times and unknown people. */
export const meetingRules = v.pipe(
  meetingValues,
  rule((values) => characters(values.topic) > 0, 'topic', 'required'),
  rule((values) => characters(values.topic) <= topic, 'topic', 'tooLong'),
  rule((values) => values.from !== '', 'from', 'required'),
  rule((values) => values.to !== '', 'to', 'required'),
  rule(
    (values) => values.from === '' || values.to === '' || (length(values) >= shortestMs && length(values) <= longestMs),
    'to',
    'span',
  ),
  rule(
    ({ periodic, times }) => !periodic || (times !== null && times >= timesLeast && times <= timesMost),
    'times',
    'times',
  ),
  rule((values) => values.members.length <= mostAsked(values.kind), 'members', 'tooManyMembers'),
  rule((values) => values.hosts.length < hosts, 'hosts', 'tooManyHosts'),
  rule((values) => values.password === '' || /^\d{4,6}$/.test(values.password), 'password', 'digits'),
  rule((values) => characters(values.introduction) <= introduction, 'introduction', 'tooLong'),
);

const [HALF_HOUR_MS, HOUR_MS] = [1_800_000, 3_600_000];
const moment = (at: number) => new Date(at).toISOString();

/** Initial values: an hour long, from the first half hour that is at least 30 minutes ahead. */
export function newMeeting(now: number): MeetingValues {
  const from = Math.ceil((now + HALF_HOUR_MS) / HALF_HOUR_MS) * HALF_HOUR_MS;
  return {
    ...{ kind: 'meeting', topic: '', from: moment(from), to: moment(from + HOUR_MS) },
    ...{ periodic: false, frequency: 'weekly', times: 4, members: [], hosts: [], password: '', introduction: '' },
  };
}

/** Form values of a booked meeting. */
export function valuesOf({ introduction: words, meeting, password, people }: MeetingInfo): MeetingValues {
  const asked = people.filter(({ person }) => person.id !== meeting.owner.id);
  const ids = (some: typeof asked) => some.map(({ person }) => String(person.id));
  return {
    kind: meeting.kind === 'live' ? 'live' : 'meeting',
    topic: meeting.topic,
    from: moment(meeting.from),
    to: moment(meeting.to),
    // An occurrence of a series is changed on its own.
    ...{ periodic: false, frequency: 'weekly', times: 4 },
    members: ids(asked),
    hosts: ids(asked.filter(({ host }) => host)),
    password,
    introduction: words,
  };
}

/** End after a change of the start: the length stays. */
export function endAfter({ from, to }: Pick<MeetingValues, 'from' | 'to'>, begin: string): string {
  if (begin === '') return to;
  const before = Date.parse(to) - Date.parse(from);
  return moment(Date.parse(begin) + (before > 0 && before <= longestMs ? before : HOUR_MS));
}

/** Generates a random password of six digits. */
export function makePassword(): string {
  return [...crypto.getRandomValues(new Uint32Array(6))].map((number) => String(number % 10)).join('');
}
