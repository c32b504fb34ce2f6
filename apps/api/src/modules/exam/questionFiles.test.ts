import { ErrorCode } from '@banyan/contracts';
import {
  answerPractice,
  attemptDetail,
  examPaper,
  handInAttempt,
  markAnswer,
  reviewAnswer,
  saveAnswers,
  startPractice,
  type AnswerValue,
} from '@banyan/contracts/exam';
import { eq } from 'drizzle-orm';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mediaSample } from '../../files/testing/mediaSample.ts';
import type { ImportRefused } from '../../import/faults.ts';
import { chapterIds } from '../course/chapterIds.ts';
import { questionsImport } from './import/questions.import.ts';
import { questionBanks, questions } from './question.schema.ts';
import { ExamWorld, windowOne } from './testing/world.ts';

const kinds = ['single', 'multiple', 'judgement', 'fill', 'short'] as const;
const rows: Readonly<Record<(typeof kinds)[number], string>> = {
  single: '甲,乙,B',
  multiple: '甲,乙,"A,B"',
  judgement: ',,true',
  fill: ',,八',
  short: ',,停机',
};
const given: Readonly<Record<(typeof kinds)[number], Partial<AnswerValue>>> = {
  single: { choice: [1] },
  multiple: { choice: [0] },
  judgement: { choice: [0] },
  fill: { gaps: ['七'] },
  short: { text: '停机' },
};
const nothing: AnswerValue = { choice: [], gaps: [], text: '', files: [] };
const fileOf = (index: number) => String(index + 1).repeat(22);

let exam: ExamWorld;
let folder: string;
let userId: number;
beforeAll(async () => {
  exam = await ExamWorld.open({
    filesOf: (_, ids) => Promise.resolve(new Map(ids.map((id) => [id, { name: `${id}.jpg`, size: 1, url: `/${id}` }]))),
  });
  userId = await exam.world.addLearner('Q1');
  folder = await mkdtemp(join(tmpdir(), 'banyan-questions-'));
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  // The ending says another kind of picture than it is.
  await writeFile(join(folder, 'jig.jpg'), picture);
  await writeFile(join(folder, 'order.csv'), '件,孔\n1,8\n');
  await writeFile(join(folder, 'sound.mp3'), await mediaSample('xing.mp3'));
  await writeFile(join(folder, 'page.pdf'), '<html>no document</html>');
});
afterAll(() => rm(folder, { recursive: true }));

const head = 'ref,kind,stem,a,b,answer,files,answer_files\n';
async function take(text: string, bank: string) {
  const path = join(folder, 'bank.csv');
  await writeFile(path, text);
  const { db, files } = exam.world;
  const emit = await exam.world.as({ eid: 1001, userId: null }, (context) => Promise.resolve(context.emit));
  const ports = { db, files, emit, now: () => exam.world.now };
  return questionsImport(chapterIds).run(ports, { eid: 1001, path, options: { bank }, dryRun: false });
}

/** An exam of the questions of a bank. */
async function examOf(bank: string) {
  const stored = await exam.world.in(1001, (scope) =>
    scope.tx
      .select({ id: questions.id, kind: questions.kind })
      .from(questions)
      .innerJoin(questionBanks, eq(questionBanks.id, questions.bankId))
      .where(scope.only(questions, eq(questionBanks.key, bank)))
      .orderBy(questions.id),
  );
  const parts = stored.map(({ id, kind }) => ({
    ...{ kind, count: 1, scoreEach: 1000, scorePartial: 0, questions: [id], draw: null },
  }));
  const count = { questionCount: parts.length, fullScore: parts.length * 1000, passScore: parts.length * 600 };
  return { examId: await exam.addExam({ parts, ...count, showAnswers: 'marked' }), stored };
}

describe('files of questions', () => {
  it('come in beside the table, and are shown with each kind in sheet, result, marking and practice [EX-02]', async () => {
    const files = 'jig.jpg|夹具|A jig;sound.mp3；order.csv';
    const table = head + kinds.map((kind) => `${kind},${kind},题 ____,${rows[kind]},${files},yes`).join('\n');
    const text = table.replaceAll(/题 ____(?=,[^\n]*)/g, (stem, at: number) =>
      table.slice(table.lastIndexOf('\n', at) + 1).startsWith('fill') ? stem : '题',
    );
    expect(await take(text, 'all')).toContain('5 questions are new');
    expect(await take(text, 'all')).toContain('0 questions are new, 0 corrected, 5 as they were');

    const { examId, stored } = await examOf('all');
    const id = await exam.begin(userId, examId);
    const paper = await exam.world.ask(examPaper, { id: examId, window: windowOne }, { userId });
    const shown = {
      pictures: [{ alt: '夹具', url: expect.stringContaining('.png') as string }],
      materials: [
        { name: 'sound.mp3', sound: true },
        { name: 'order.csv', sound: false, size: 12 },
      ],
    };
    for (const { questions: asked } of paper.parts) expect(asked).toMatchObject([{ ...shown, takesFiles: true }]);

    const answers = stored.map((one, index) => ({
      questionId: one.id,
      revision: 1,
      value: { ...nothing, ...given[one.kind], files: [fileOf(index)] },
      flagged: false,
    }));
    await exam.world.ask(handInAttempt, { id, window: windowOne, answers, reason: 'learner' }, { userId });
    const detail = await exam.world.ask(attemptDetail, { id }, { userId });
    for (const [index, question] of detail.questions.entries())
      expect(question).toMatchObject({ ...shown, files: [{ url: `/${fileOf(index)}` }] });

    // A machine cannot see what a file says: a person marks the answer, with the key beside it.
    const admin = await exam.world.addPerson('admin', 'marker');
    const read = await Promise.all(
      stored.map(({ id: questionId }) => exam.world.ask(reviewAnswer, { attemptId: id, questionId }, admin)),
    );
    expect(read).toMatchObject([
      { ...shown, kind: 'single', text: '乙', sample: '乙', files: [{}] },
      { kind: 'multiple', text: '甲', sample: '甲\n乙' },
      { kind: 'judgement', text: '✗', sample: '✓' },
      { kind: 'fill', text: '七', sample: '八' },
      { kind: 'short', text: '停机' },
    ]);
    const mark = {
      attemptId: id,
      questionId: stored[3]?.id ?? 0,
      parts: [10],
      comment: '',
      revision: 0,
      criteriaRevision: 0,
    };
    expect((await exam.world.ask(markAnswer, mark, admin)).mark).toMatchObject({ points: 10 });
    // No exam keeps them secret from somebody else.
    await exam.leaveOnly(0);
    const other = { userId: await exam.world.addLearner('Q2') };
    const bank = await exam.world.in(1001, (scope) =>
      scope.tx
        .select()
        .from(questionBanks)
        .where(scope.only(questionBanks, eq(questionBanks.key, 'all'))),
    );
    const run = await exam.world.ask(startPractice, { kind: 'bank', key: String(bank[0]?.id) }, other);
    expect(run.question).toMatchObject(shown);
    // Nobody marks practice: a file changes nothing there.
    const value = { ...nothing, choice: [0], files: [fileOf(0)] };
    const drilled = { id: run.id, question_id: run.question?.id ?? 0, value };
    expect((await exam.world.ask(answerPractice, drilled, other)).mark).not.toBe('waiting');
  });

  it('go with an answer where its question takes them, and are refused elsewhere [EX-02]', async () => {
    await take(
      `${head}q1,single,题,甲,乙,A,,\nq2,short,题,,,例,,no\nq3,short,题,,,例,,\nq4,single,题,甲,乙,A,,yes\n`,
      'some',
    );
    const { examId, stored } = await examOf('some');
    const id = await exam.begin(userId, examId);
    const send = (index: number) => [
      {
        questionId: stored[index]?.id ?? 0,
        revision: 1,
        value: { ...nothing, files: [fileOf(index)] },
        flagged: false,
      },
    ];
    const told = [];
    for (const index of [0, 1, 2, 3])
      told.push(
        (await exam.world.refusal(saveAnswers, { id, window: windowOne, answers: send(index) }, { userId }))?.code,
      );
    expect(told).toEqual([ErrorCode.badRequest, ErrorCode.badRequest, undefined, undefined]);
  });

  it('that are missing, not what their name says, or named twice are told by line [EX-02]', async () => {
    const text = `${head}q1,judgement,题,,,true,gone.png,\nq2,judgement,题二,,,true,page.pdf,\nq3,judgement,题三,,,true,../jig.jpg,\n`;
    const thrown = await take(text, 'wrong').catch((error: unknown) => error);
    expect((thrown as ImportRefused).faults.map(({ line, wrong }) => `${line} ${wrong}`)).toEqual([
      '2 There is no file "gone.png" in the folder.',
      '3 "page.pdf" is not what its name says: it is html.',
      '4 "../jig.jpg" leads out of the folder.',
    ]);
    const twice = await take(`${head}q1,judgement,题,,,true,jig.jpg;jig.jpg,perhaps\n`, 'wrong').catch(
      (error: unknown) => error,
    );
    expect((twice as ImportRefused).faults.map(({ line, wrong }) => `${line} ${wrong}`)).toEqual([
      '2 The answer_files "perhaps" cannot be read.',
      '2 The question names a file twice.',
    ]);
  });

  it('stay with a question whose table no longer speaks of files [EX-02]', async () => {
    await take(`${head}q1,judgement,题,,,true,jig.jpg,\n`, 'kept');
    expect(await take('ref,kind,stem,answer\nq1,judgement,另一题,true\n', 'kept')).toContain('1 corrected');
    const { stored } = await examOf('kept');
    const [row] = await exam.world.in(1001, (scope) =>
      scope.tx
        .select()
        .from(questions)
        .where(scope.only(questions, eq(questions.id, stored.at(-1)?.id ?? 0))),
    );
    expect(row?.pictures).toHaveLength(1);
  });
});
