import type { MicroDraft, MicroState } from '@banyan/contracts/teaching';
import { asc, eq } from 'drizzle-orm';
import { inTenant } from '../../db/tenant.ts';
import type { SeedStep } from '../../seed/seedDemo.ts';
import { courseCategories } from '../course/course.schema.ts';
import { lecturers } from '../../platform/lecturer.schema.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { microCourses } from './microCourse.schema.ts';

const HOUR_MS = 3_600_000;

interface Told {
  readonly eid: number;
  readonly account: string;
  readonly state: Exclude<MicroState, 'approved'>;
  readonly hoursAgo: number;
  readonly title: string;
  readonly introduction: string;
  readonly fee: MicroDraft['fee'];
  readonly chapters: readonly (readonly [title: string, url: string])[];
  readonly reason?: string;
}

/** Micro-courses of both demo enterprises, with links as chapters: files are uploaded by people themselves. */
const told: readonly Told[] = [
  {
    ...{ eid: 1001, account: 'H20381', state: 'draft', hoursAgo: 3, fee: 'free' },
    title: '塞规怎么用才准',
    introduction: '三种拿法，只有一种对。跟着做一遍，五分钟。',
    chapters: [['先看零位', '']],
  },
  {
    ...{ eid: 1001, account: 'H20381', state: 'reviewing', hoursAgo: 20, fee: 'points' },
    title: '夜班交接的八分钟',
    introduction: '八分钟里看什么、问什么、写什么，附一张可以直接打印的表。',
    chapters: [
      ['看：设备和在制品', 'https://www.lean.org/lexicon-terms/gemba/'],
      ['写：交接表', 'https://www.lean.org/lexicon-terms/standardized-work/'],
    ],
  },
  {
    ...{ eid: 1001, account: 'H20381', state: 'rejected', hoursAgo: 70, fee: 'free' },
    title: '客诉件的拆解方法',
    introduction: '从客诉单到根因，一步一步拆。',
    chapters: [['拆解五步', 'https://www.lean.org/lexicon-terms/5-whys/']],
    reason: '第一章提到了客户名称，去掉后可以再提交',
  },
  {
    ...{ eid: 1001, account: 'H30101', state: 'reviewing', hoursAgo: 30, fee: 'free' },
    title: '巡检车上的三样东西',
    introduction: '少跑四十米的摆法，来自总装二线。',
    chapters: [['摆法', 'https://www.lean.org/lexicon-terms/5s/']],
  },
  {
    ...{ eid: 1002, account: 'L1042', state: 'draft', hoursAgo: 5, fee: 'free' },
    title: 'Reading a chiller thermometer',
    introduction: 'Where to hold it, when to read it, what to write down.',
    chapters: [['Before you open the door', '']],
  },
  {
    ...{ eid: 1002, account: 'L1042', state: 'rejected', hoursAgo: 60, fee: 'free' },
    title: 'Dairy first: unloading in ten minutes',
    introduction: 'The order in which a truck is emptied on a warm day.',
    chapters: [['The order', 'https://www.lean.org/lexicon-terms/standardized-work/']],
    reason: 'Please leave the supplier’s name out and submit it again.',
  },
  {
    ...{ eid: 1002, account: 'L2101', state: 'reviewing', hoursAgo: 8, fee: 'free' },
    title: 'A timer on the dock door',
    introduction: 'Why ours is ten minutes, and how we got there.',
    chapters: [['How it is read', 'https://www.lean.org/lexicon-terms/andon/']],
  },
];

/** Micro-courses in their states; category and lecturer are the first of the enterprise. */
export const microSeeds: readonly SeedStep[] = [
  {
    name: 'microCourses',
    eids: [...new Set(told.map(({ eid }) => eid))],
    fills: microCourses,
    async work({ db, now }, { eid }) {
      await inTenant(db, eid, async (scope) => {
        const [category] = await scope.tx
          .select({ key: courseCategories.key })
          .from(courseCategories)
          .where(scope.only(courseCategories))
          .orderBy(asc(courseCategories.sort))
          .limit(1);
        const [lecturer] = await scope.tx
          .select({ id: lecturers.id })
          .from(lecturers)
          .where(scope.only(lecturers, eq(lecturers.kind, 'internal')))
          .orderBy(asc(lecturers.id))
          .limit(1);
        const people = await scope.tx
          .select({ id: users.id, account: users.account })
          .from(users)
          .where(scope.only(users));
        const idOf = new Map(people.map(({ id, account }) => [account, id]));
        const own = told.filter((one) => one.eid === eid);
        const values = own.flatMap(
          ({ account, chapters, fee, hoursAgo, introduction, reason = '', state, title }, index) => {
            const userId = idOf.get(account);
            if (userId === undefined) return [];
            const changedAt = new Date(now - hoursAgo * HOUR_MS);
            const draft: MicroDraft = {
              ...{ title, introduction, fee, cover: '', amount: '', points: fee === 'points' ? '30' : '' },
              category: category?.key ?? '',
              lecturer: lecturer?.id ?? 0,
              audience: 'everyone',
              chapters: chapters.map(([name, url], at) => ({
                ...{ key: `seed-${index}-${at}`, title: name, url, file: '' },
                source: 'link' as const,
              })),
            };
            const sentAt = state === 'draft' ? null : changedAt;
            const reviewedAt = state === 'rejected' ? new Date(changedAt.getTime() + HOUR_MS) : null;
            return [
              scope.row(microCourses, {
                ...{ userId, draft, state, reason, changedAt, sentAt, reviewedAt },
                draftKey: `demo-micro-${eid}-${index}`,
              }),
            ];
          },
        );
        if (values.length > 0) await scope.tx.insert(microCourses).values(values);
      });
    },
  },
];
