import {
  answerPractice,
  attemptDetail,
  exerciseSets,
  handInAttempt,
  practiceHistory,
  practiceHome,
  practiceRun,
  startPractice,
  wrongList,
  type AnswerValue,
} from '@banyan/contracts/exam';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { ExamWorld, windowOne } from '../testing/world.ts';
import { chapterIds } from '../../course/chapterIds.ts';
import { importQuestions } from './importQuestions.ts';
import { readQuestions } from './questions.import.ts';

const nothing: AnswerValue = { choice: [], gaps: [], text: '', files: [] };
/** Content of a table's cell: any whole character but those that no text has. */
const cell = (most: number) =>
  fc
    .string({ unit: 'binary', minLength: 1, maxLength: most })
    .map((text) => text.normalize('NFC').trim())
    .filter((text) => text !== '' && text.length <= most && !/[\p{Cc}\p{Cs}]|^\s*[=+@-]|_{4,}/u.test(text));
const tag = cell(40).filter((text) => !/[,，;；、]/.test(text));
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

describe('a bank of any words', () => {
  let exam: ExamWorld;
  beforeAll(async () => {
    exam = await ExamWorld.open();
  });

  it('is practised, sat and listed by every call that shows it [EX-02] [EX-08]', async () => {
    let no = 0;
    const texts = fc.record({
      ref: cell(255),
      stem: cell(200),
      options: fc.uniqueArray(cell(100), { minLength: 2, maxLength: 2 }),
      tags: fc.uniqueArray(tag, { minLength: 1, maxLength: 5 }),
      explanation: cell(200),
    });
    const check = async ({
      ref,
      stem,
      options: [a = '', b = ''],
      tags,
      explanation,
    }: typeof texts extends fc.Arbitrary<infer Given> ? Given : never) => {
      no += 1;
      const { world } = exam;
      const cells = [ref, 'single', stem, a, b, 'A', tags.join(','), explanation];
      const bank = `ref,kind,stem,a,b,answer,tags,explanation\n${cells.map(quoted).join(',')}`;
      const drafts = await readQuestions(Buffer.from(bank), 'bank.csv');
      const given = { eid: 1001, file: 'bank.csv', key: `words-${no}`, drafts };
      const { bankId } = await importQuestions({ chapterIds, db: world.db, now: () => world.now }, given);
      const me = { userId: await world.addLearner(`W${no}`) };
      const value = { ...nothing, choice: [1] };
      const run = await world.ask(startPractice, { kind: 'bank', key: String(bankId) }, me);
      const questionId = run.question?.id ?? 0;
      await world.ask(answerPractice, { id: run.id, question_id: questionId, value }, me);
      const { sets } = await world.ask(exerciseSets, {}, me);
      const keys = sets.flatMap(({ key, kind }) => (kind === 'tag' ? [key] : []));
      expect(new Set(keys)).toEqual(new Set(drafts[0]?.tags));
      for (const key of keys) {
        expect((await world.ask(wrongList, { filter: 'tag', key }, me)).items).toHaveLength(1);
        const begun = await world.ask(startPractice, { kind: 'tag', key }, me);
        expect(await world.ask(practiceRun, { id: begun.id }, me)).toMatchObject({ key, name: key });
      }
      await world.ask(practiceHome, {}, me);
      await world.ask(practiceHistory, {}, me);
      const part = {
        kind: 'single' as const,
        count: 1,
        scoreEach: 1000,
        scorePartial: 0,
        questions: [questionId],
        draw: null,
      };
      const examId = await exam.addExam({
        parts: [part],
        questionCount: 1,
        fullScore: 1000,
        passScore: 600,
        showAnswers: 'marked',
      });
      const id = await exam.begin(me.userId, examId);
      const answers = [{ questionId, revision: 1, value, flagged: false }];
      await world.ask(handInAttempt, { id, window: windowOne, answers, reason: 'learner' }, me);
      expect((await world.ask(attemptDetail, { id }, me)).questions).toHaveLength(1);
    };
    await fc.assert(fc.asyncProperty(texts, check), {
      numRuns: 20,
      examples: [
        [
          {
            ref: '编号 1',
            stem: '哪个？',
            options: ['甲', '乙'],
            tags: ['扭矩', 'a/b?c=d&e', 'Ünïcode 🧰'],
            explanation: '因为',
          },
        ],
      ],
    });
  });
});
