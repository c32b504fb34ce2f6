import { type CallInput } from '@banyan/contracts';
import { startAttempt, type AnswerValue, type saveAnswers } from '@banyan/contracts/exam';
import { ne } from 'drizzle-orm';
import type { Localised } from '../../../db/localised.ts';
import { openWorld, type World } from '../../../testing/world.ts';
import { exams, type StoredPart } from '../exam.schema.ts';
import type { ExamModulePorts } from '../exam.ports.ts';
import { examRoutes } from '../exam.routes.ts';
import { practiceRoutes } from '../practice.routes.ts';
import { reviewRoutes } from '../review.routes.ts';
import { questionBanks, questions, type StoredKey } from '../question.schema.ts';
import { forDepartments, type ForDepartments } from '../../../testing/audiences.ts';
import { audienceOf, noTerms } from '../../../platform/audience/audienceOf.ts';

type NewExam = Partial<typeof exams.$inferInsert>;

export const MINUTE = 60_000;
/** A browser window. */
export const windowOne = 'window-one-0123456789';
export const windowTwo = 'window-two-0123456789';

const text = (zh_cn: string): Localised => ({ zh_cn });
const key = (values: Partial<StoredKey>): StoredKey => ({
  choice: [],
  gaps: [],
  sample: null,
  keywords: [],
  ...values,
});
const options = ['甲', '乙', '丙', '丁'].map(text);

/** One question of each kind. Right: single 1; multiple 0 and 2; judgement true; two gaps; a short answer. */
const fixed = [
  { kind: 'single', options, gaps: 0, key: key({ choice: [1] }) },
  { kind: 'multiple', options, gaps: 0, key: key({ choice: [0, 2] }) },
  { kind: 'judgement', options: [], gaps: 0, key: key({ choice: [1] }) },
  { kind: 'fill', options: [], gaps: 2, key: key({ gaps: [['80', '八十'], ['GB/T 2828.1']] }) },
  { kind: 'short', options: [], gaps: 0, key: key({ sample: text('秘密的样例答案'), keywords: ['抽样'] }) },
] as const;

/** Right answers, by kind. */
export const rightAnswers: Readonly<Record<string, Partial<AnswerValue>>> = {
  single: { choice: [1] },
  multiple: { choice: [2, 0] },
  judgement: { choice: [1] },
  fill: { gaps: ['８０', ' gb/t2828.1'] },
  short: { text: '按批量查字码，随机抽样。' },
};

/** Exams in a world whose clock the test moves. */
export class ExamWorld {
  readonly world: World;
  /** Ids of the questions, by kind. */
  readonly questionIds: Readonly<Record<string, number>>;

  private constructor(world: World, questionIds: Readonly<Record<string, number>>) {
    this.world = world;
    this.questionIds = questionIds;
  }

  /** `own`: ports that the test observes. */
  static async open(own: Partial<ExamModulePorts> = {}): Promise<ExamWorld> {
    const ports: ExamModulePorts = {
      spendFacePass: () => Promise.resolve(false),
      claimFile: (_, { id }) => Promise.resolve({ key: id, name: id }),
      claimQuestions: (_, id) => Promise.resolve({ id, key: id, name: id }),
      releaseFile: () => Promise.resolve(),
      chapterIds: () => Promise.resolve(new Map()),
      filesOf: () => Promise.resolve(new Map()),
      lessonTitle: () => Promise.resolve(new Map()),
      courseTitles: () => Promise.resolve(new Map()),
      ...own,
    };
    const routes = [...examRoutes(ports), ...practiceRoutes(ports), ...reviewRoutes(ports)];
    return ExamWorld.within(await openWorld(routes, { eids: [1001, 1002] }));
  }

  /** Questions of each kind, and exams, in an existing world. */
  static async within(world: World): Promise<ExamWorld> {
    const ids = await world.in(1001, async (scope) => {
      const [bank] = await scope.tx
        .insert(questionBanks)
        .values(scope.row(questionBanks, { key: 'test', name: text('题库') }))
        .returning();
      const rows = await scope.tx
        .insert(questions)
        .values(
          fixed.map(({ kind, ...rest }) =>
            scope.row(questions, {
              ...rest,
              bankId: bank?.id ?? 0,
              ref: kind,
              kind,
              difficulty: 1,
              tags: [],
              takesFiles: kind === 'short',
              stem: text(`<p>${kind}</p>`),
              explanation: text('秘密的解析'),
            }),
          ),
        )
        .returning({ id: questions.id, kind: questions.kind });
      return Object.fromEntries(rows.map(({ id, kind }) => [kind, id]));
    });
    return new ExamWorld(world, ids);
  }

  /** An exam of one question of each named kind, 10 points each and 4 for a part; open since an hour, for a day. */
  async addExam(
    { departments, ...values }: NewExam & ForDepartments = {},
    kinds: readonly StoredPart['kind'][] = ['single', 'multiple', 'judgement', 'fill'],
  ) {
    const { now } = this.world;
    const parts = kinds.map((kind) => ({
      kind,
      count: 1,
      scoreEach: 1000,
      scorePartial: kind === 'multiple' ? 400 : 0,
      questions: [this.questionIds[kind] ?? 0],
      draw: null,
    }));
    const rows = await this.world.in(1001, async (scope) =>
      scope.tx
        .insert(exams)
        .values(
          scope.row(exams, {
            kind: 'online',
            title: text('考试'),
            introduction: text(''),
            opensAt: new Date(now - 60 * MINUTE),
            closesAt: new Date(now + 24 * 60 * MINUTE),
            durationMin: 30,
            parts,
            questionCount: parts.length,
            fullScore: parts.length * 1000,
            passScore: parts.length * 600,
            audienceId: await forDepartments(scope, departments),
            ...values,
          }),
        )
        .returning({ id: exams.id }),
    );
    return rows[0]?.id ?? 0;
  }

  /** No other exam can be sat: its questions are not secret. */
  async leaveOnly(examId: number): Promise<void> {
    await this.world.in(1001, async (scope) =>
      scope.tx
        .update(exams)
        .set({ audienceId: await audienceOf(scope, noTerms) })
        .where(scope.only(exams, ne(exams.id, examId))),
    );
  }

  /** Begins an attempt in a window; answers its id. */
  async begin(userId: number, examId: number, window = windowOne): Promise<number> {
    return (await this.world.ask(startAttempt, { id: examId, window }, { userId })).id;
  }

  /** Answers as they are sent, right ones unless said. */
  answers(
    kinds: readonly string[],
    revision = 1,
    values: Readonly<Record<string, Partial<AnswerValue>>> = rightAnswers,
  ): CallInput<typeof saveAnswers>['answers'] {
    const nothing: AnswerValue = { choice: [], gaps: [], text: '', files: [] };
    return kinds.map((kind) => ({
      questionId: this.questionIds[kind] ?? 0,
      revision,
      value: { ...nothing, ...values[kind] },
      flagged: false,
    }));
  }
}
