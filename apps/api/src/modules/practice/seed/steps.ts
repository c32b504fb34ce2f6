import { eq } from 'drizzle-orm';
import { inTenant, type TenantScope } from '../../../db/tenant.ts';
import type { SeedStep } from '../../../seed/seedDemo.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import type { DemoQuestions } from '../practice.ports.ts';
import { coursePracticeAnswers, coursePracticeRuns, coursePractices } from '../practice.schema.ts';

const DAY_MS = 86_400_000;
const SECONDS_EACH = 41;

interface DemoPractice {
  readonly account: string;
  readonly courseId: number;
  /** Keys are shown at the end; otherwise with each answer. */
  readonly end?: true;
  readonly daysAgo: number;
  /** Every so many-th question was answered wrongly. */
  readonly wrongEach: number;
  readonly questions: number;
}

/** Courses that show keys at the end, and the practice of demo learners. */
const demo: Readonly<Record<number, { readonly atEnd: readonly number[]; readonly past: readonly DemoPractice[] }>> = {
  1001: {
    atEnd: [118, 112],
    past: [
      { account: 'H20381', courseId: 101, daysAgo: 12, wrongEach: 2, questions: 10 },
      { account: 'H20381', courseId: 101, daysAgo: 6, wrongEach: 4, questions: 10 },
      { account: 'H20381', courseId: 118, end: true, daysAgo: 3, wrongEach: 3, questions: 12 },
    ],
  },
  1002: {
    atEnd: [211, 213],
    past: [
      { account: 'L1042', courseId: 214, daysAgo: 10, wrongEach: 2, questions: 8 },
      { account: 'L1042', courseId: 214, daysAgo: 4, wrongEach: 5, questions: 8 },
      { account: 'L1042', courseId: 211, end: true, daysAgo: 2, wrongEach: 3, questions: 12 },
    ],
  },
};

/** Settings of practice, and the past of demo learners. */
export const practiceSeeds = (questionsOf: DemoQuestions): readonly SeedStep[] => [
  {
    name: 'course practice',
    eids: Object.keys(demo).map(Number),
    fills: coursePractices,
    work: ({ db, now }, { eid }) =>
      inTenant(db, eid, async (scope) => {
        const { atEnd, past } = demo[eid] ?? { atEnd: [], past: [] };
        await scope.tx
          .insert(coursePractices)
          .values(atEnd.map((courseId) => scope.row(coursePractices, { courseId, reveal: 'end' as const, size: 12 })));
        for (const practice of past) await addRun(scope, practice, now, questionsOf);
      }),
  },
];

async function addRun(scope: TenantScope, practice: DemoPractice, now: number, questionsOf: DemoQuestions) {
  const [user] = await scope.tx
    .select({ id: users.id })
    .from(users)
    .where(scope.only(users, eq(users.account, practice.account)));
  if (user === undefined) throw new Error(`no ${practice.account}`);
  const asked = await questionsOf(scope, practice.courseId, practice.questions);
  const answers = asked.map(({ id, right, wrong }, index) =>
    (index + 1) % practice.wrongEach === 0
      ? { questionId: id, value: wrong, mark: 'wrong' as const }
      : { questionId: id, value: right, mark: 'right' as const },
  );
  const startedAt = now - practice.daysAgo * DAY_MS;
  const at = (done: number) => new Date(startedAt + done * SECONDS_EACH * 1000);
  const [run] = await scope.tx
    .insert(coursePracticeRuns)
    .values(
      scope.row(coursePracticeRuns, {
        userId: user.id,
        courseId: practice.courseId,
        reveal: practice.end ? 'end' : 'each',
        questions: asked.map(({ id, options }) => ({ id, options })),
        startedAt: new Date(startedAt),
        finishedAt: at(answers.length),
        answered: answers.length,
        right: answers.filter(({ mark }) => mark === 'right').length,
      }),
    )
    .returning({ id: coursePracticeRuns.id });
  if (run === undefined) throw new Error('no practice was added');
  await scope.tx
    .insert(coursePracticeAnswers)
    .values(
      answers.map((answer, index) => scope.row(coursePracticeAnswers, { runId: run.id, at: at(index + 1), ...answer })),
    );
}
