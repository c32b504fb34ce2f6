import {
  answerInvitation,
  bookMeeting,
  cancelMeeting,
  changeMeeting,
  findColleagues,
  meetingDetail,
  meetingList,
  roomLimits,
  type InvitedPerson,
  type MeetingCard,
  type MeetingInfo,
  type RoomPerson,
} from '@banyan/contracts/live';
import { answer, type FakeAnswer } from '@banyan/core-screen/testing';
import { fixtureNow } from './fixtures.ts';

type Language = 'zh' | 'en';
const [HOUR_MS, DAY_MS] = [3_600_000, 86_400_000];

const texts = {
  zh: {
    topics: ['质量周会：3 号线缸体孔径', '来料异常对策会', '直播答疑：控制图上的七种异常', '夹具改型评审'],
    people: ['何佳怡', '李思远', '赵敏', '孙立军', '陈国栋', '林晓岚'],
    department: '质量部',
    introduction: '每周三件事：上周的超差件、正在跑的对策、这周要谁帮忙。\n带上自己工位的控制图，不用做幻灯片。',
  },
  en: {
    topics: [
      'Fresh food stand-up',
      'Supplier prices for spring',
      'Ask Daniel live: opening a store',
      'New chiller layout',
    ],
    people: ['Daniel Okoro', 'Mia Chen', 'Nora Whitfield', 'Siyuan Li', 'Priya Nair', 'Amara Okafor'],
    department: 'Store operations',
    introduction: 'Three things every week: what we threw away, what ran out, who needs a hand.\nNo slides.',
  },
} as const;

/** Colleagues; the first books meetings, the second views them. */
export function makeColleagues(language: Language = 'zh', longer = ''): RoomPerson[] {
  const { department, people } = texts[language];
  return people.map((name, index) => ({ id: 20_380 + index, name: `${name}${longer}`, department, image: '' }));
}

/** Meetings of three days: on air, periodic, with a password, a live session; `longer` is appended to topics. */
export function makeMeetings(language: Language = 'zh', longer = ''): MeetingCard[] {
  const [owner] = makeColleagues(language, longer);
  const { topics } = texts[language];
  const days = [0, 0, 1, 3];
  return topics.map((topic, index) => {
    const from = fixtureNow + (days[index] ?? 0) * DAY_MS + (index === 0 ? -0.25 : index + 1) * HOUR_MS;
    return {
      ...{ id: 8101 + index, kind: index === 2 ? 'live' : 'meeting', topic: `${topic}${longer}` },
      ...{ state: index === 0 ? 'live' : 'before', from, to: from + HOUR_MS, owner: owner!, own: index === 3 },
      ...{ host: index === 3, answer: (['accepted', 'open', 'declined', 'accepted'] as const)[index] ?? 'open' },
      ...{ members: 12 + index, frequency: index === 0 ? 'weekly' : null, password: index === 1, filmMs: 0 },
    };
  });
}

/** Past meetings: with a film, without one, cancelled. */
export function makePastMeetings(language: Language = 'zh'): MeetingCard[] {
  const states = ['playback', 'ended', 'cancelled'] as const;
  return makeMeetings(language)
    .slice(0, 3)
    .map((meeting, index) => {
      const from = fixtureNow - (index + 1) * DAY_MS;
      const state = states[index] ?? 'ended';
      return { ...meeting, state, from, to: from + HOUR_MS, filmMs: state === 'playback' ? 3_420_000 : 0 };
    });
}

/** Details of a meeting; `change` overrides its card. */
export function makeMeeting(
  language: Language = 'zh',
  change: Partial<MeetingCard> = {},
  more: Partial<MeetingInfo> = {},
): MeetingInfo {
  const base = makeMeetings(language)[1]!;
  const meeting: MeetingCard = { ...base, frequency: 'weekly', ...change };
  const people = makeColleagues(language).map((person, index): InvitedPerson => ({
    ...{ person, host: index === 0 || index === 4 },
    answer: (['accepted', meeting.answer, 'declined', 'open', 'accepted', 'open'] as const)[index] ?? 'open',
    came: index === 0 || index === 1 || index === 4,
  }));
  const answered = (said: InvitedPerson['answer']) => people.filter((one) => one.answer === said).length;
  return {
    meeting,
    introduction: texts[language].introduction,
    password: '4827',
    counts: { accepted: answered('accepted'), declined: answered('declined'), open: answered('open') },
    people,
    times: [0, 1, 2, 3].map((week) => ({
      ...{ id: meeting.id + week * 10, from: meeting.from + week * 7 * DAY_MS, to: meeting.to + week * 7 * DAY_MS },
      state: week === 2 ? ('cancelled' as const) : meeting.state,
    })),
    enterable: false,
    opensAt: meeting.from - roomLimits.earlyMs,
    ...more,
  };
}

/** Answers every call about meetings with fixtures. */
export function meetingAnswers(language: Language): FakeAnswer[] {
  const everyone = makeColleagues(language);
  return [
    answer(meetingList, ({ tab }) => ({
      items:
        tab === 'past'
          ? makePastMeetings(language)
          : makeMeetings(language).filter(({ own }) => tab === 'coming' || own),
      next: null,
    })),
    answer(meetingDetail, ({ id }) => makeMeeting(language, { id })),
    answer(bookMeeting, ({ topic }) => makeMeeting(language, { topic, own: true })),
    answer(changeMeeting, ({ id, topic }) => makeMeeting(language, { id, topic, own: true })),
    answer(cancelMeeting, ({ id }) => makeMeeting(language, { id, own: true, state: 'cancelled' })),
    answer(answerInvitation, ({ answer: said, id }) => makeMeeting(language, { id, answer: said })),
    answer(findColleagues, ({ accounts, ids, q }) => {
      const items = everyone.filter(({ id, name }) =>
        ids.length > 0 ? ids.includes(id) : accounts.length > 0 ? accounts.includes(String(id)) : name.includes(q),
      );
      const known = new Set(items.map(({ id }) => String(id)));
      return { items, total: items.length, missing: accounts.filter((one) => !known.has(one)) };
    }),
  ];
}
