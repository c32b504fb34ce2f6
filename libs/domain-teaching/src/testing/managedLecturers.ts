import type { ManagedLecturer, ManagedLecturerDetail } from '@banyan/contracts/teaching';
import { fixtureNow } from './fixtures.ts';

const texts = {
  zh: {
    names: ['陈国强', '周启明', '赵敏', '顾文澜'],
    titles: ['首席技师', '安全工程师', '质量教练', '客座教授'],
    department: '机加一车间',
    labels: ['数控', '班组管理'],
  },
  en: {
    names: ['Paul Reid', 'Grace Lin', 'Amy Chen', 'Hanna Kowalski'],
    titles: ['Master technician', 'Safety engineer', 'Quality coach', 'Visiting professor'],
    department: 'Front end',
    labels: ['Machining', 'Leading a team'],
  },
};
type Language = keyof typeof texts;
const day = 86_400_000;

/** So many lecturers as the console's list shows them. */
export const makeManagedLecturers = (count = 12, language: Language = 'zh'): ManagedLecturer[] =>
  Array.from({ length: count }, (_, index) => ({
    id: 701 + index,
    name: texts[language].names[index % 4] ?? '',
    image: '',
    title: texts[language].titles[index % 4] ?? '',
    department: texts[language].department,
    kind: (['internal', 'internal', 'external'] as const)[index % 3] ?? 'internal',
    state: 'active',
    account: index % 3 === 2 ? '' : `H2038${index}`,
    labels: texts[language].labels,
    courses: (index * 3) % 11,
    rooms: (index * 2) % 5,
    bookings: 24 - index,
    waiting: index % 4 === 1 ? 2 : 0,
    rating: index % 5 === 4 ? null : 48 - index,
    ratings: index % 5 === 4 ? 0 : 31,
  }));

/** One of them with everything that is written of them. */
export function makeManagedLecturer(
  change: Partial<ManagedLecturerDetail> = {},
  language: Language = 'zh',
): ManagedLecturerDetail {
  const [first] = makeManagedLecturers(1, language);
  if (first === undefined) throw new Error('no lecturer');
  return {
    ...first,
    revision: 1,
    written: {
      ...{ name: { zh_cn: '陈国强', en: 'Paul Reid' }, title: { zh_cn: '首席技师', en: 'Master technician' } },
      ...{ department: { zh_cn: '机加一车间' }, bio: { zh_cn: '带班二十六年。' }, kind: 'internal', account: 7 },
      ...{ labels: first.labels, cities: [], price: 20_000, photo: '' },
    },
    ...{ cities: [], person: first.name, endedAt: null, learners: 318, freeSlots: 4 },
    history: [
      {
        ...{ id: 2, at: fixtureNow - day, who: texts[language].names[2] ?? '', act: 'manage/lecturers/save' },
        changes: [
          { field: 'title', before: '{"zh_cn":"技师"}', after: '{"zh_cn":"首席技师","en":"Master technician"}' },
          { field: 'labels', before: '["数控"]', after: '["数控","班组管理"]' },
          { field: 'price', before: '0', after: '20000' },
        ],
      },
    ],
    ...change,
  };
}
