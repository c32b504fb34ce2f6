import type { ManagedLiveRoom, ManagedLiveRoomDetail, RoomAttendee } from '@banyan/contracts/live';
import { fixtureNow } from './fixtures.ts';

const [minute, day] = [60_000, 86_400_000];
const texts = {
  zh: {
    titles: ['夜校直播：老班长问答', '新任班组长训练营', '质量月专题直播', '设备点检公开课'],
    hosts: ['陈国强', '周启明', '赵敏'],
    people: ['李思远', '欧阳雪晴', '吴建平', '林晓岚'],
    department: '机加一车间',
  },
  en: {
    titles: ['Evening class: ask the shift leads', 'Boot camp for new leads', 'Quality month live', 'Daily checks'],
    hosts: ['Paul Reid', 'Grace Lin', 'Amy Chen'],
    people: ['Li Wei', 'Elena García', 'James Whitlock', 'Hanna Kowalski'],
    department: 'Front end',
  },
};
type Language = keyof typeof texts;
const states = ['planned', 'live', 'ended', 'cancelled'] as const;

/** So many live rooms as the console's list shows them. */
export const makeManagedLiveRooms = (count = 12, language: Language = 'zh'): ManagedLiveRoom[] =>
  Array.from({ length: count }, (_, index) => {
    const state = states[index % 4] ?? 'planned';
    const from = fixtureNow + (state === 'planned' ? 3 - index / 4 : state === 'live' ? 0 : -index) * day;
    return {
      ...{ id: 501 + index, state, from, to: from + 60 * minute },
      title: texts[language].titles[index % 4] ?? '',
      host: texts[language].hosts[index % 3] ?? '',
      provider: (['embedded', 'embedded', 'polyv'] as const)[index % 3] ?? 'embedded',
      audience: index % 3 === 2 ? 318 : null,
      came: state === 'ended' ? 42 + index : 0,
      filmMs: state === 'ended' ? 55 * minute : 0,
      replay: index % 8 !== 2,
      frequency: index === 0 ? 'weekly' : null,
    };
  });

/** One of them with everything that is written of it. */
export function makeManagedLiveRoom(
  change: Partial<ManagedLiveRoomDetail> = {},
  language: Language = 'zh',
): ManagedLiveRoomDetail {
  const [first] = makeManagedLiveRooms(1, language);
  if (first === undefined) throw new Error('no room');
  return {
    ...first,
    revision: 1,
    room: {
      ...{ title: first.title, introduction: '', host: 7, hosts: [8], from: first.from, minutes: 60 },
      ...{ provider: 'embedded', channel: '', password: '4711', muted: false },
      ...{ credits: 5, neededMinutes: 40, replay: true, audience: null },
    },
    people: [7, 8].map((id, index) => ({ id, name: texts[language].hosts[index] ?? '' })),
    ...{ startedAt: null, endedAt: null, reminded: 26 },
    times: [0, 7, 14].map((days, index) => ({
      id: 501 + index * 100,
      from: first.from + days * day,
      state: 'planned' as const,
    })),
    history: [
      {
        ...{ id: 2, at: fixtureNow - day, who: texts[language].people[0] ?? '', act: 'manage/liveRooms/save' },
        changes: [
          {
            field: 'from',
            before: new Date(first.from - day).toISOString(),
            after: new Date(first.from).toISOString(),
          },
          { field: 'replay', before: 'false', after: 'true' },
        ],
      },
    ],
    ...change,
  };
}

/** People who were in it. */
export const makeAttendees = (language: Language = 'zh'): RoomAttendee[] =>
  texts[language].people.map((name, index) => ({
    ...{ id: 21 + index, name, account: `H2038${index}`, department: texts[language].department },
    joinedAt: fixtureNow - (60 - index * 4) * minute,
    leftAt: fixtureNow - index * 3 * minute,
    minutes: 60 - index * 7,
    share: (60 - index * 7) / 60,
    earned: index < 3,
  }));
