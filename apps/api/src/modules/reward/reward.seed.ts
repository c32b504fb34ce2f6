import { eq, sql } from 'drizzle-orm';
import { dayOf } from '../../days/days.ts';
import type { L10n } from '../../db/seed/content/types.ts';
import { localiser } from '../../db/seed/localiser.ts';
import { inTenant, type TenantScope } from '../../db/tenant.ts';
import type { SeedStep } from '../../seed/seedDemo.ts';
import { lecturers } from '../../platform/lecturer.schema.ts';
import { users } from '../../platform/enterprise.schema.ts';
import type { RewardPorts } from './reward.ports.ts';
import { courseRewards } from './reward.schema.ts';
import { settlePeople } from '../../platform/audience/settle.ts';
import { departmentCalled } from '../../platform/departments.ts';

const DAY_MS = 86_400_000;

/** A lecturer of the enterprise with an account, and the people who have rewarded a course. */
interface Demo {
  readonly eid: number;
  readonly lecturer: L10n;
  readonly account: string;
  readonly department: L10n;
  readonly courseId: number;
  readonly gifts: readonly (readonly [account: string, points: number, daysAgo: number])[];
}

const demo: readonly Demo[] = [
  {
    ...{ eid: 1001, account: 'H10031', courseId: 101 },
    lecturer: { zh: '陈国栋' },
    department: { zh: '工艺研究室' },
    gifts: [
      ['H20381', 20, 8],
      ['H10017', 10, 3],
    ],
  },
  {
    ...{ eid: 1001, account: 'H10017', courseId: 112 },
    lecturer: { zh: '何佳怡' },
    department: { zh: '质量部' },
    gifts: [['H20381', 10, 12]],
  },
  {
    ...{ eid: 1002, account: 'L1013', courseId: 201 },
    lecturer: { zh: '阿玛拉·奥卡福', en: 'Amara Okafor' },
    department: { zh: '食品安全部', en: 'Food safety' },
    gifts: [
      ['L1042', 10, 5],
      ['L1007', 20, 2],
    ],
  },
];

async function idOf(scope: TenantScope, account: string): Promise<number | null> {
  const [user] = await scope.tx
    .select({ id: users.id })
    .from(users)
    .where(scope.only(users, eq(users.account, account)));
  return user?.id ?? null;
}

/** The account of a lecturer, added if there is none: nobody logs in with it. */
async function teacherOf(scope: TenantScope, { account, department, lecturer }: Demo, languages: readonly string[]) {
  const say = localiser(languages);
  const known = await idOf(scope, account);
  const departmentId = (await departmentCalled(scope, say(department)))?.id ?? null;
  const person = { account, name: say(lecturer), departmentId, department: say(department), type: 5, passwordHash: '' };
  const [added] =
    known === null ? await scope.tx.insert(users).values(scope.row(users, person)).returning({ id: users.id }) : [];
  if (added !== undefined) await settlePeople(scope, [added.id]);
  const userId = known ?? added?.id ?? null;
  await scope.tx
    .update(lecturers)
    .set({ userId })
    .where(scope.only(lecturers, sql`${lecturers.name} ->> 'zh_cn' = ${lecturer.zh}`));
  return userId;
}

/** Rewards of the demo enterprises; their points are moved like those of today. */
export const rewardSeeds = ({ award, spend }: RewardPorts): readonly SeedStep[] => [
  {
    name: 'course rewards',
    eids: [...new Set(demo.map(({ eid }) => eid))],
    fills: courseRewards,
    work: ({ db, now }, { eid, settings }) =>
      inTenant(db, eid, async (scope) => {
        for (const one of demo.filter((row) => row.eid === eid)) {
          const to = await teacherOf(scope, one, settings.languages ?? []);
          for (const [account, points, daysAgo] of one.gifts) {
            const userId = await idOf(scope, account);
            if (userId === null || to === null) continue;
            const at = now - daysAgo * DAY_MS;
            const day = dayOf(at, settings.timeZone ?? 'Asia/Shanghai');
            const row = { courseId: one.courseId, lecturerUserId: to, userId, points, day, at: new Date(at) };
            const [made] = await scope.tx
              .insert(courseRewards)
              .values(scope.row(courseRewards, row))
              .returning({ id: courseRewards.id });
            const source = { type: 'reward', id: String(made?.id ?? 0) };
            await spend(scope, { userId, rule: 'reward.given', source }, points, at);
            await award(scope, { userId: to, rule: 'reward.received', source }, points, at);
          }
        }
      }),
  },
];
