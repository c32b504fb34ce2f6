import {
  answerPractice,
  attemptDetail,
  handInAttempt,
  startPractice,
  wrongList,
  type AnswerValue,
} from '@banyan/contracts/exam';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CallContext, Learner } from '../../http/context.ts';
import { enterprises } from '../../platform/enterprise.schema.ts';
import { chapterIds } from '../course/chapterIds.ts';
import { importQuestions } from './import/importQuestions.ts';
import { readQuestions } from './import/questions.import.ts';
import { questions } from './question.schema.ts';
import { solveLessons } from './lessonQuestions.service.ts';
import { ExamWorld, windowOne } from './testing/world.ts';

const nothing: AnswerValue = { choice: [], gaps: [], text: '', files: [] };

describe('a typed answer of a reader of traditional Chinese', () => {
  let exam: ExamWorld;
  let userId: number;
  let bankId: number;
  let ids: number[];
  beforeAll(async () => {
    exam = await ExamWorld.open();
    const { world } = exam;
    await world.in(1001, (scope) =>
      scope.tx
        .update(enterprises)
        .set({ languages: ['zh_cn', 'zh_tw', 'zh_hk'] })
        .where(scope.only(enterprises)),
    );
    const bank = '题型,题干,答案\n填空,固定外壳用的是 ____ 和 ____,螺丝;软件|25\n';
    const drafts = await readQuestions(Buffer.from(bank), 'bank.csv');
    const given = { eid: 1001, file: 'bank.csv', key: 'zhtw', drafts };
    ({ bankId } = await importQuestions({ chapterIds, db: world.db, now: () => world.now }, given));
    ids = await world.in(1001, async (scope) => {
      const rows = await scope.tx
        .select({ id: questions.id })
        .from(questions)
        .where(scope.only(questions, eq(questions.bankId, bankId)));
      return rows.map(({ id }) => id);
    });
    userId = await world.addLearner('tw');
  });

  it.each([
    ['zh_tw', ['螺絲', '軟體'], [['螺絲'], ['軟體', '25']]],
    ['zh_hk', ['螺絲', '軟件'], [['螺絲'], ['軟件', '25']]],
    ['zh_cn', ['螺絲', '２５'], [['螺丝'], ['软件', '25']]],
  ] as const)('is right in an exam, and the key is shown in their script: %s [EX-02] [EX-07]', async (...row) => {
    const [language, gaps, key] = row;
    const part = { kind: 'fill' as const, count: 1, scoreEach: 1000, scorePartial: 0, questions: ids, draw: null };
    const examId = await exam.addExam({
      parts: [part],
      questionCount: 1,
      fullScore: 1000,
      passScore: 600,
      showAnswers: 'marked',
    });
    const me = { userId, language };
    const id = await exam.begin(userId, examId);
    const value = { ...nothing, gaps: [...gaps] };
    const answers = [{ questionId: ids[0] ?? 0, revision: 1, value, flagged: false }];
    await exam.world.ask(handInAttempt, { id, window: windowOne, answers, reason: 'learner' }, me);
    const [marked] = (await exam.world.ask(attemptDetail, { id }, me)).questions;
    expect([marked?.mark, marked?.score, marked?.key?.gaps]).toEqual(['right', 1000, key]);
  });

  it('is right in practice, gap by gap, and comes into the book only where it is wrong [EX-08]', async () => {
    const me = { userId, language: 'zh_tw' as const };
    const practise = async (gaps: string[]) => {
      const { id, question } = await exam.world.ask(startPractice, { kind: 'bank', key: String(bankId) }, me);
      const value = { ...nothing, gaps };
      return exam.world.ask(answerPractice, { id, question_id: question?.id ?? 0, value }, me);
    };
    expect(await practise(['螺絲。', '軟體'])).toMatchObject({ mark: 'right', hits: [true, true] });
    expect((await exam.world.ask(wrongList, {}, me)).items).toEqual([]);
    const partly = await practise(['螺絲', '硬體']);
    expect(partly).toMatchObject({ mark: 'partial', hits: [true, false], key: { gaps: [['螺絲'], ['軟體', '25']] } });
  });

  it('is told in their script in the practice of a course too [CO-10]', async () => {
    const value = { ...nothing, gaps: ['螺絲', '2 5'] };
    const solved = await exam.world.as({ userId, language: 'zh_tw' }, (ctx) =>
      solveLessons(ctx as CallContext<Learner>, new Map([[ids[0] ?? 0, value]]), {
        lessonTitle: () => Promise.resolve(new Map()),
      }),
    );
    expect(solved.get(ids[0] ?? 0)).toMatchObject({ key: { gaps: [['螺絲'], ['軟體', '25']] }, hits: [true, true] });
  });
});
