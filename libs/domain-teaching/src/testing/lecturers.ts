import {
  addSlot,
  answerApplication,
  answerBooking,
  applicationLabels,
  applyLecturer,
  bookingStates,
  bookLecturer,
  canApply,
  cancelBooking,
  gradeDimensions,
  gradeLecturer,
  lecturerApplications,
  lecturerCategories,
  lecturerCities,
  lecturerComments,
  lecturerCourses,
  lecturerDetail,
  lecturerDimensions,
  lecturerGrades,
  lecturerKinds,
  lecturerLabels,
  lecturerList,
  lecturerOffice,
  lecturerSlots,
  myBookings,
  officeBookings,
  officeSlots,
  removeSlot,
  type LecturerApplication,
  type LecturerBooking,
  type LecturerCard,
  type LecturerComment,
  type LecturerDetail,
  type LecturerGrades,
  type LecturerSlot,
} from '@banyan/contracts/teaching';
import { answer, type FakeAnswer } from '@banyan/core-screen/testing';
import { fixtureNow, makeCourses } from './fixtures.ts';

type Language = 'zh' | 'en';
const [HOUR_MS, DAY_MS] = [3_600_000, 86_400_000];

const texts = {
  zh: {
    names: ['陈国栋', '顾文澜', '沈书言'],
    titles: ['首席工艺师', '外聘审核员', '公开课讲师'],
    department: '工艺研究室',
    labels: ['首件检验', '缸体加工'],
    cities: ['苏州', '无锡'],
    introduction: '讲课只用本厂的数据和废品，听完能直接回机台上试。',
    comments: ['坏件摆了一桌，先猜再讲，忘不掉。', '内容没得说，就是快，有一章我放慢了听两遍。'],
    people: ['孙立军', '林晓岚'],
    note: '3 号线 Φ82 孔第 20 件就超上差，能带实测和两个坏件。',
    place: '工艺研究室 302',
    category: '质量管理',
  },
  en: {
    names: ['Amara Okafor', 'Olivier Laurent', 'Erin Marsh'],
    titles: ['Head of food safety', 'Merchandising consultant', 'Public class lecturer'],
    department: 'Quality and compliance',
    labels: ['Cold chain', 'Food hygiene'],
    cities: ['Leeds', 'Rotterdam'],
    introduction: 'Her courses say three things: what to measure, how often, and what to do when it is out.',
    comments: ['I left knowing exactly what to measure every hour.', 'Excellent, if a little fast in the last part.'],
    people: ['Daniel Okoro', 'Priya Nair'],
    note: 'The dairy case runs warm every weekend. I will bring two weeks of logs.',
    place: 'Training kitchen, Leeds',
    category: 'Food safety',
  },
} as const;

/** Lecturers of each kind; `longer` is appended to their names. */
export function makeLecturers(language: Language = 'zh', longer = ''): LecturerCard[] {
  const { cities, department, labels, names, titles } = texts[language];
  return lecturerKinds.map((kind, index) => ({
    id: 100_001 + index,
    name: `${names[index] ?? ''}${longer}`,
    image: '',
    title: `${titles[index] ?? ''}${longer}`,
    department,
    kind,
    labels: [...labels],
    cities: [...cities],
    courses: 12 - index * 5,
    rating: index === 2 ? null : 47 - index,
    ratings: index === 2 ? 0 : 26,
    freeSlots: index === 0 ? 7 : 0,
  }));
}

/** A lecturer of the enterprise, who can be rewarded. */
export function makeLecturer(language: Language = 'zh', change: Partial<LecturerDetail> = {}): LecturerDetail {
  return {
    lecturer: makeLecturers(language)[0]!,
    introduction: texts[language].introduction,
    learners: 3846,
    met: 18,
    price: 80_000,
    pictures: [],
    own: false,
    rewardCourse: 101,
    ...change,
  };
}

/** Slots of three days, in each state. */
export function makeSlots(language: Language = 'zh'): LecturerSlot[] {
  const states = ['free', 'taken', 'free', 'waiting', 'free', 'confirmed'] as const;
  return states.map((state, index) => {
    const from = fixtureNow + (1 + Math.floor(index / 2)) * DAY_MS + (index % 2) * 2 * HOUR_MS;
    return { id: 1 + index, from, to: from + 1.5 * HOUR_MS, place: texts[language].place, state };
  });
}

/** Bookings, one in each state. */
export function makeBookings(language: Language = 'zh', longer = ''): LecturerBooking[] {
  const { department, names, note, people, place } = texts[language];
  return bookingStates.map((state, index) => {
    const ahead = state === 'waiting' || state === 'confirmed';
    const from = fixtureNow + (ahead ? index + 1 : -index) * DAY_MS;
    return {
      id: 1 + index,
      lecturerId: 100_001,
      lecturer: names[0],
      learner: people[0],
      department,
      from,
      to: from + 1.5 * HOUR_MS,
      place,
      price: index === 1 ? 80_000 : 0,
      note: `${note}${longer}`,
      state,
      cancelledBy: state === 'cancelled' ? 'lecturer' : null,
      answer: '',
      at: fixtureNow - (index + 1) * HOUR_MS - 9 * DAY_MS,
    };
  });
}

/** Comments of learners. */
export function makeLecturerComments(language: Language = 'zh'): LecturerComment[] {
  const { comments, department, people } = texts[language];
  return comments.map((text, index) => ({
    id: 1 + index,
    name: people[index] ?? '',
    department,
    image: '',
    text,
    rating: 48 - index * 6,
    met: index === 0,
    own: false,
    at: fixtureNow - (index + 1) * DAY_MS,
  }));
}

/** Grades of 26 people. */
export function makeGrades(): LecturerGrades {
  const means = [49, 48, 46, 47, 41, 44];
  return {
    people: 26,
    items: gradeDimensions.map((dimension, index) => ({
      dimension,
      mean: means[index] ?? 40,
      average: 44,
      spread: [0, 1, index === 4 ? 6 : 1, 8, index === 4 ? 11 : 16],
    })),
  };
}

/** An application that waits. */
export function makeApplication(
  language: Language = 'zh',
  change: Partial<LecturerApplication> = {},
): LecturerApplication {
  const { cities, department, introduction, labels, people, titles } = texts[language];
  return {
    ...{ id: 1, name: people[0], department, gender: 'unsaid', expertise: titles[0], introduction },
    ...{ labels: [...labels], cities: [...cities], images: [], state: 'waiting', reason: '', reviewer: '' },
    at: fixtureNow - DAY_MS,
    ...change,
  };
}

/** Answers every call about lecturers with fixtures. */
export function lecturerAnswers(language: Language): FakeAnswer[] {
  const { category, cities, labels } = texts[language];
  const bookings = makeBookings(language);
  const some = (tab: string) => bookings.filter(({ state }) => tab === 'all' || state === tab);
  return [
    answer(lecturerList, ({ kind }) => {
      const items = makeLecturers(language).filter((one) => kind === 'all' || one.kind === kind);
      return { items, next: null, total: items.length };
    }),
    answer(lecturerCategories, () => ({ items: [{ key: 'QM', name: category, lecturers: 3 }] })),
    answer(lecturerLabels, () => ({ items: labels.map((label) => ({ label, lecturers: 3, level: 3 })) })),
    answer(lecturerDetail, () => makeLecturer(language)),
    answer(lecturerCourses, () => ({ items: makeCourses(language).slice(0, 3), next: null })),
    answer(lecturerComments, () => ({ items: makeLecturerComments(language), next: null, total: 2 })),
    answer(lecturerGrades, makeGrades),
    answer(lecturerDimensions, () => ({ dimensions: [...gradeDimensions], allowed: true, given: null, text: '' })),
    answer(gradeLecturer, () => makeLecturerComments(language)[0]!),
    answer(lecturerSlots, () => ({ items: makeSlots(language), price: 80_000, open: true })),
    answer(bookLecturer, () => bookings[0]!),
    answer(myBookings, ({ tab }) => ({ items: some(tab), next: null })),
    answer(cancelBooking, () => ({ ...bookings[0]!, state: 'cancelled' as const, cancelledBy: 'learner' as const })),
    answer(lecturerOffice, () => ({
      lecturer: makeLecturers(language)[0]!,
      waiting: 1,
      confirmed: 1,
      courses: makeCourses(language).slice(0, 4),
    })),
    answer(officeBookings, ({ tab }) => ({ items: some(tab), next: null })),
    answer(answerBooking, () => ({ ...bookings[0]!, state: 'confirmed' as const })),
    answer(officeSlots, () => ({ items: makeSlots(language) })),
    answer(addSlot, () => makeSlots(language)[0]!),
    answer(removeSlot, ({ slot }) => ({ slot })),
    answer(canApply, () => ({ allowed: true, lecturer: null, application: null })),
    answer(lecturerCities, () => ({ items: [...cities] })),
    answer(applicationLabels, () => ({ items: [...labels] })),
    answer(applyLecturer, () => makeApplication(language)),
    answer(lecturerApplications, () => ({ items: [makeApplication(language)], next: null, waiting: 1 })),
    answer(answerApplication, () => makeApplication(language, { state: 'passed' })),
  ];
}
