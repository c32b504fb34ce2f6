import type { ActivityCode, ActivityOpinion, AttendanceRow } from '@banyan/contracts/training';
import { fixtureNow } from './fixtures.ts';

type Language = 'zh' | 'en';

const people = {
  zh: [
    ['李思远', '质量部'],
    ['欧阳雪晴', '总装车间'],
    ['陈国栋', '机加车间'],
    ['周启明', '设备部'],
  ],
  en: [
    ['Mia Larsson', 'Store operations'],
    ['Daniel O’Connor', 'Fresh food'],
    ['Priya Sharma', 'Customer service'],
    ['Zihan Wang', 'Store operations'],
  ],
} as const;

/** People of an attendance list: one has left, one signed in by place, one is missing, one was ticked off. */
export function makeAttendance(language: Language = 'zh'): AttendanceRow[] {
  const at = fixtureNow - 3_600_000;
  const nothing = { signedInAt: null, signedInBy: null, distance: null, signedOutAt: null };
  const changes: readonly Partial<AttendanceRow>[] = [
    { standing: 'signed_out', signedInAt: at, signedInBy: 'code', signedOutAt: at + 3_500_000 },
    { standing: 'signed_in', signedInAt: at + 60_000, signedInBy: 'place', distance: 38 },
    { standing: 'registered' },
    { standing: 'signed_in', signedInAt: at + 90_000, signedInBy: 'list' },
  ];
  return people[language].map(([name, department], index) => ({
    userId: index + 1,
    own: index === 2,
    name,
    department,
    standing: 'registered',
    seat: index === 3 ? null : { row: 1, column: index + 1 },
    ...nothing,
    ...changes[index],
  }));
}

/** Counts of that list. */
export const attendanceCounts = { all: 4, here: 3, missing: 1, waiting: 0 };

/** A code at the door. */
export const makeCode = (change: Partial<ActivityCode> = {}): ActivityCode => ({
  sessionId: 1,
  code: '1.abc.AAECAwQFBgcICQoL',
  number: '929692',
  changesAt: fixtureNow + 5000,
  now: fixtureNow,
  ...change,
});

/** Opinions of the participants. */
export const makeOpinions = (language: Language = 'zh'): ActivityOpinion[] =>
  (language === 'zh'
    ? ['第一次看懂了为什么要留基准，回去就把工位卡改了。', '讲得实在，就是后排看不清投影。', '']
    : ['Used it the very next day.', 'Practical. The room was a little tight.', '']
  ).map((words, index) => ({ id: index + 1, stars: 5 - index, words, at: fixtureNow - index * 86_400_000 }));
