import { v, type CallInput } from '@banyan/contracts';
import {
  liveProviders,
  managedRoomLimits,
  meetingFrequencies,
  roomLimits,
  type ManagedLiveRoomDetail,
  type saveLiveRoom,
  type WrittenLiveRoom,
} from '@banyan/contracts/live';
import { messageKey } from '@banyan/ui/forms';

const { channel, introduction, minutesLeast, minutesMost } = managedRoomLimits;
const { passwordMost, timesLeast, timesMost, topic } = roomLimits;
const text = (max: number) => v.pipe(v.string(), v.maxLength(max, messageKey('tooLong', { max })));
const number = (least: number, most: number, rule: string) =>
  v.pipe(
    v.nullable(v.number()),
    v.check((value) => value !== null && value >= least && value <= most, rule),
  );

/** Rules of the form for a live room. The fields are named as the server names them in its refusals. */
export const roomForm = v.pipe(
  v.object({
    title: v.pipe(text(topic), v.regex(/\S/, 'required')),
    introduction: text(introduction),
    host: v.pipe(v.array(v.string()), v.minLength(1, 'required'), v.maxLength(1, 'oneHost')),
    hosts: v.pipe(v.array(v.string()), v.maxLength(managedRoomLimits.hosts, 'tooMany')),
    from: v.pipe(v.string(), v.minLength(1, 'required')),
    minutes: number(minutesLeast, minutesMost, 'span'),
    frequency: v.picklist(['', ...meetingFrequencies]),
    times: number(timesLeast, timesMost, 'times'),
    following: v.boolean(),
    provider: v.picklist(liveProviders),
    channel: text(channel),
    password: v.pipe(v.string(), v.maxLength(passwordMost, 'digits'), v.regex(/^(\d{4,6})?$/, 'digits')),
    muted: v.boolean(),
    credits: number(0, managedRoomLimits.credits / 10, 'credits'),
    neededMinutes: number(0, minutesMost, 'neededSpan'),
    replay: v.boolean(),
  }),
  v.forward(
    v.partialCheck(
      [['provider'], ['channel']],
      ({ channel: id, provider }) => provider === 'embedded' || /\S/.test(id),
      'required',
    ),
    ['channel'],
  ),
  v.forward(
    v.partialCheck(
      [['minutes'], ['neededMinutes']],
      ({ minutes, neededMinutes }) => (neededMinutes ?? 0) <= (minutes ?? 0),
      'neededLong',
    ),
    ['neededMinutes'],
  ),
);
export type RoomValues = v.InferOutput<typeof roomForm>;

/** Rules of the form with words of their own. */
export const ownRules = [
  'oneHost',
  'span',
  'times',
  'digits',
  'credits',
  'neededSpan',
  'neededLong',
  'past',
  'tooFar',
  'unknown',
  'tooMany',
  'tooWide',
] as const;

const fresh: RoomValues = {
  ...{ title: '', introduction: '', host: [], hosts: [], from: '', minutes: 60, frequency: '', times: 4 },
  ...{ following: false, provider: 'embedded', channel: '', password: '', muted: false },
  ...{ credits: 0, neededMinutes: 0, replay: true },
};

/** Values of the form for a room; a copy has no time yet. Without a room, a new one. */
export function roomValues(room: WrittenLiveRoom | null, copied: boolean): RoomValues {
  if (room === null) return fresh;
  const { channel: id, introduction: about, minutes, muted, neededMinutes, password, provider, replay, title } = room;
  return {
    ...fresh,
    ...{ title, introduction: about, minutes, provider, channel: id, password, muted, neededMinutes, replay },
    host: [String(room.host)],
    hosts: room.hosts.map(String),
    from: copied ? '' : new Date(room.from).toISOString(),
    credits: room.credits / 10,
  };
}

/** The values as they are sent. */
export const sentRoom = (
  values: RoomValues,
  { audience, id, revision }: Pick<ManagedLiveRoomDetail, 'id' | 'revision'> & Pick<WrittenLiveRoom, 'audience'>,
): CallInput<typeof saveLiveRoom> => ({
  ...{ id, revision },
  frequency: id === 0 ? values.frequency : '',
  ...(id === 0 && values.frequency !== '' ? { times: values.times ?? 0 } : {}),
  following: values.following ? 'Y' : 'N',
  liveRoom: {
    ...{ title: values.title, introduction: values.introduction, provider: values.provider },
    ...{ channel: values.channel, password: values.password, muted: values.muted, replay: values.replay, audience },
    host: Number(values.host[0] ?? 0),
    hosts: values.hosts.map(Number),
    from: Date.parse(values.from),
    minutes: values.minutes ?? 0,
    credits: Math.round((values.credits ?? 0) * 10),
    neededMinutes: values.neededMinutes ?? 0,
  },
});
