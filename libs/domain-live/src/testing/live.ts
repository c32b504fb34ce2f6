import {
  announceInRoom,
  dingTalkComeIn,
  endRoom,
  enterRoom,
  giveStage,
  markAnswered,
  muteInRoom,
  openRooms,
  polyvInit,
  raiseHand,
  remindOfRoom,
  removeLine,
  roomDetail,
  roomLines,
  roomNotices,
  roomPeople,
  roomPieceAt,
  roomPieces,
  sayInRoom,
  startRoom,
  stayInRoom,
  wantAnswer,
  type FilmPiece,
  type LiveRoom,
  type PresentPerson,
  type RoomCard,
  type RoomLine,
  type RoomPerson,
} from '@banyan/contracts/live';
import { answer, type FakeAnswer } from '@banyan/core-screen/testing';
import { fixtureNow } from './fixtures.ts';

type Language = 'zh' | 'en';
const minute = 60_000;

const texts = {
  zh: {
    title: '夜校直播：老班长问答',
    introduction: '三位带班二十年以上的班长，现场回答新任班组长的问题。',
    agenda: ['新班长最难的一周', '交接班五句话', '老带新怎么不吵架', '自由提问'],
    notice: '点检表模板在资料里，第 3 句讲完发夜班版。',
    people: ['陈国强', '李思远', '欧阳雪晴', '吴建平', '林晓岚', '赵敏', '周启明'],
    department: '机加一车间',
    talk: [
      '第 3 句我们用刀具看板代替，换刀就翻牌，行吗？',
      '行，但牌要写件数，不要只写把数。',
      '设备那句建议加油温，缸体线停半小时以上的都要报。',
      '价值流那门课第 4 章有交接班的计时表，可以配着用。',
      '一个班只有一名检验员，末件和交接撞在一起先做哪个？',
      '我们也是，撞得最多的是 20:00。',
      '+1，想听',
    ],
    questions: ['老员工不服新班长，第一次班前会说什么？', '交接班一般几分钟合适？我们要 15 分钟。'],
    rooms: ['夜校直播：老班长问答', '三季度质量例会', '新任班组长训练营开营'],
  },
  en: {
    title: 'Evening class: ask the shift leads',
    introduction: 'Three shift leads with twenty years on the floor answer the questions of new ones.',
    agenda: ['The hardest first week', 'Five sentences at handover', 'Coaching without arguments', 'Open questions'],
    notice: 'The checklist template is under materials. The night version follows after part 3.',
    people: ['Amara Okafor', 'Mia Carter', 'Erin Marsh', 'Daniel Okoro', 'Priya Nair', 'Owen Hughes', 'Lucy Tran'],
    department: 'Dairy, Leeds',
    talk: [
      'We flip a tag whenever a probe is changed. Would that do?',
      'Yes, but write the count on it, not only the time.',
      'I would add the case temperature to the first sentence.',
      'Chapter 4 of the flow course has a timing sheet that fits.',
      'With one checker per shift, what comes first: the last check or the handover?',
      'Same here. It collides at eight every evening.',
      '+1, want to hear this',
    ],
    questions: ['What do you say in your first briefing?', 'How long should a handover take? Ours takes 15 minutes.'],
    rooms: ['Evening class: ask the shift leads', 'Quarterly food safety review', 'Kick-off for new shift leads'],
  },
} as const;

/** A person of the room, by index: 0 is the host, 1 the viewer. */
export function makeRoomPerson(at: number, language: Language = 'zh'): RoomPerson {
  const { department, people } = texts[language];
  return { id: at === 1 ? 20_381 : 30_000 + at, name: people[at] ?? '', department, image: '' };
}

/** A room on air for 42 minutes, three of which its viewer has missed; with overrides. */
export function makeRoom(language: Language = 'zh', change: Partial<LiveRoom> = {}): LiveRoom {
  const { agenda, introduction, notice, title } = texts[language];
  const from = fixtureNow - 42 * minute;
  return {
    id: 100_001,
    kind: 'open',
    title,
    introduction,
    hosts: [makeRoomPerson(0, language)],
    state: 'live',
    from,
    to: from + 90 * minute,
    startedAt: from,
    endedAt: null,
    provider: 'embedded',
    agenda: agenda.map((part, at) => ({ title: part, at: from + [0, 16, 50, 70][at]! * minute })),
    role: 'viewer',
    invited: true,
    locked: false,
    presenter: makeRoomPerson(0, language),
    allMuted: false,
    muted: false,
    hand: null,
    reminded: false,
    notice,
    inRoom: 214,
    waiting: 213,
    hands: 1,
    lines: 86,
    questions: 12,
    credits: 5,
    neededMs: 45 * minute,
    filmMs: 42 * minute,
    spans: [
      [from, from + 20 * minute],
      [from + 23 * minute, fixtureNow],
    ],
    earned: false,
    now: fixtureNow,
    ...change,
  };
}

/** The same room in another state. */
export function makeRoomIn(
  state: LiveRoom['state'],
  language: Language = 'zh',
  change: Partial<LiveRoom> = {},
): LiveRoom {
  const over = { presenter: null, endedAt: fixtureNow - 30 * minute };
  const states: Readonly<Record<LiveRoom['state'], Partial<LiveRoom>>> = {
    before: {
      ...{ from: fixtureNow + 12 * minute + 40_000, to: fixtureNow + 102 * minute, startedAt: null, presenter: null },
      ...{ notice: '', inRoom: 38, waiting: 37, hands: 0, lines: 9, questions: 9, filmMs: 0, spans: [] },
    },
    live: {},
    ended: { ...over, filmMs: 0 },
    playback: {
      ...over,
      filmMs: 88 * minute + 40_000,
      startedAt: fixtureNow - 130 * minute,
      from: fixtureNow - 130 * minute,
    },
    cancelled: { presenter: null, startedAt: null, filmMs: 0, spans: [], notice: '' },
  };
  const room = makeRoom(language, { state, ...states[state], ...change });
  const begin = room.startedAt ?? room.from;
  return { ...room, agenda: room.agenda.map((part, at) => ({ ...part, at: begin + [0, 16, 50, 70][at]! * minute })) };
}

/** Chat lines, newest first. */
export function makeLines(language: Language = 'zh'): RoomLine[] {
  const { talk } = texts[language];
  const who = [2, 0, 3, 4, 1, 5, 6];
  return talk
    .map((text, at): RoomLine => {
      const by = who[at] ?? 0;
      return {
        id: 100_001 + at,
        kind: at === 4 ? 'question' : 'chat',
        by: makeRoomPerson(by, language),
        host: by === 0,
        own: by === 1,
        text,
        at: fixtureNow - (talk.length - at) * 30_000,
        filmAt: (30 + at * 2) * minute,
        wants: at === 4 ? 11 : 0,
        wanted: false,
        answered: false,
      };
    })
    .toReversed();
}

/** Questions, most votes first. */
export function makeQuestions(language: Language = 'zh'): RoomLine[] {
  const own = makeLines(language).filter(({ kind }) => kind === 'question');
  const others = texts[language].questions.map((text, at): RoomLine => ({
    ...{ id: 100_051 + at, kind: 'question', by: makeRoomPerson(2 + at, language), host: false, own: false, text },
    ...{ at: fixtureNow - at * minute, filmAt: null, wants: 27 - at * 8, wanted: at === 0, answered: at === 1 },
  }));
  return [...others, ...own];
}

/** People in the room: a raised hand first, then the host. */
export function makePeople(language: Language = 'zh'): PresentPerson[] {
  return [4, 0, 1, 2, 3, 5, 6].map((at): PresentPerson => ({
    person: makeRoomPerson(at, language),
    role: at === 0 ? 'host' : 'viewer',
    here: at !== 6,
    muted: at === 5,
    handAt: at === 4 ? fixtureNow - 80_000 : null,
    presentMs: (42 - at) * minute,
  }));
}

/** Rooms for everybody: on air, upcoming, with a film. */
export function makeRoomCards(language: Language = 'zh'): RoomCard[] {
  return texts[language].rooms.map((title, at): RoomCard => ({
    id: 100_001 + at,
    kind: 'open',
    title,
    host: makeRoomPerson(at, language).name,
    state: (['live', 'before', 'playback'] as const)[at] ?? 'before',
    from: fixtureNow + (at - 1) * 42 * minute + (at === 1 ? 40 * minute : 0),
    to: fixtureNow + 90 * minute,
    filmMs: at === 2 ? 88 * minute : 0,
    inRoom: at === 0 ? 214 : 0,
    reminded: false,
  }));
}

const piece = (index: number): FilmPiece => ({
  ...{ index, from: index * 4000, length: 4000, mime: 'video/webm;codecs="vp8,opus"' },
  url: 'data:video/webm;base64,',
});
const pieces = (from: number, filmMs: number) =>
  Array.from({ length: Math.min(6, Math.max(0, Math.floor(filmMs / 4000) - from)) }, (_, at) => piece(from + at));

/** Answers every call of live rooms; changes to the room persist. */
export function roomAnswers(language: Language = 'zh', first: LiveRoom = makeRoom(language)): FakeAnswer[] {
  let room = first;
  const change = (part: Partial<LiveRoom>) => (room = { ...room, ...part });
  const lines = new Map([...makeLines(language), ...makeQuestions(language)].map((line) => [line.id, line]));
  const put = (line: RoomLine) => {
    lines.set(line.id, line);
    return line;
  };
  const line = (id: number) => lines.get(id) ?? makeLines(language)[0]!;
  const me = makeRoomPerson(1, language);
  return [
    answer(roomDetail, () => room),
    answer(enterRoom, () => change({ locked: false })),
    answer(stayInRoom, () => room),
    answer(polyvInit, () => ({ provider: room.provider, kind: 'pieces' as const, url: '' })),
    answer(dingTalkComeIn, () => ({ url: '/course/live/100001' })),
    answer(roomPieces, ({ from }) => {
      const begin = from === -1 ? Math.max(0, Math.floor(room.filmMs / 4000) - 3) : from;
      return { items: pieces(begin, room.filmMs), filmMs: room.filmMs, state: room.state };
    }),
    answer(roomPieceAt, ({ at }) => ({ items: pieces(Math.floor(at / 4000), room.filmMs) })),
    answer(roomLines, ({ kind }) => ({
      items: kind === 'chat' ? makeLines(language) : makeQuestions(language),
      next: null,
    })),
    answer(sayInRoom, ({ kind, text }) =>
      put({
        ...{ id: 100_100 + lines.size, kind, by: me, host: room.role === 'host', own: true, text },
        ...{ at: fixtureNow, filmAt: null, wants: 0, wanted: false, answered: false },
      }),
    ),
    answer(wantAnswer, ({ line: id, on }) => {
      const before = line(id);
      return put({ ...before, wanted: on === 'Y', wants: before.wants + (on === 'Y' ? 1 : -1) });
    }),
    answer(markAnswered, ({ line: id, on }) => put({ ...line(id), answered: on === 'Y' })),
    answer(removeLine, ({ line: id }) => ({ line: id })),
    answer(raiseHand, ({ on }) => change({ hand: on === 'Y' ? { at: fixtureNow - 80_000, before: 1 } : null })),
    answer(remindOfRoom, ({ on }) => change({ reminded: on === 'Y' })),
    answer(roomPeople, () => ({ items: makePeople(language), next: null })),
    answer(roomNotices, () => ({
      items: [{ id: 1, text: texts[language].notice, by: makeRoomPerson(0, language).name, at: fixtureNow - minute }],
    })),
    answer(startRoom, () => change({ state: 'live', startedAt: fixtureNow, presenter: me, notice: '' })),
    answer(endRoom, () => change({ state: 'playback', endedAt: fixtureNow, presenter: null })),
    answer(giveStage, ({ user }) => change({ presenter: user === 0 ? me : { ...me, id: user } })),
    answer(muteInRoom, ({ on, user }) => change(user === 0 ? { allMuted: on === 'Y' } : {})),
    answer(announceInRoom, ({ text }) => change({ notice: text })),
    answer(openRooms, () => ({ items: makeRoomCards(language) })),
  ];
}
