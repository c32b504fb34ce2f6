import { examDetail, examList, startAttempt } from '@banyan/contracts/exam';
import { eq } from 'drizzle-orm';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { examMarkers } from '../exam.schema.ts';
import { ExamWorld, windowOne } from '../testing/world.ts';
import { examKind } from './exam.import.ts';
import { Importing } from '../../../testing/importing.ts';
import { chapterIds } from '../../course/chapterIds.ts';
import { importQuestions } from './importQuestions.ts';
import { readQuestions } from './questions.import.ts';
import { resultsKind } from './results.import.ts';

const example = (name: string) =>
  readFile(fileURLToPath(new URL(`../../../../../../docs/imports/${name}`, import.meta.url)));

describe('an exam that is imported', () => {
  let exam: ExamWorld;
  let importing: Importing;
  let userId: number;
  let yaml: string;
  let accounts = 0;
  beforeAll(async () => {
    exam = await ExamWorld.open();
    importing = new Importing(exam.world, examKind, 'exam.yaml');
    exam.world.now = Date.parse('2026-02-02T02:00:00Z');
    const drafts = await readQuestions(await example('questions.csv'), 'questions.csv');
    const ports = { chapterIds, db: exam.world.db, now: () => exam.world.now };
    await importQuestions(ports, { eid: 1001, file: 'questions.csv', key: 'torque', drafts });
  });
  beforeEach(async () => {
    accounts += 1;
    userId = await exam.world.addLearner(`X${accounts}`, '质量部');
    yaml = (await importing.example()).replace('扭矩扳手上岗考试', `扭矩扳手上岗考试 ${accounts}`);
  });

  const take = async (text = yaml, change: { readonly dryRun?: boolean } = {}) => {
    const told = await importing.take(text, change);
    return { told, id: Number(/^Exam (\d+):/.exec(told)?.[1]) };
  };
  const faultsOf = (text: string) => importing.faultsOf(text);

  it('is sat as any other, and stays as it is once it was begun [EX-01, EX-02]', async () => {
    const { id } = await take();
    const again = await take(yaml.replace('minutes: 20', 'minutes: 25'));
    expect(again.told).toBe(
      `Exam ${id}: 扭矩扳手上岗考试 ${accounts} (5 questions, 100 points), in place of the former one.`,
    );
    const { exam: card, rules } = await exam.world.ask(examDetail, { id }, { userId });
    expect(card).toMatchObject({ title: `扭矩扳手上岗考试 ${accounts}` });
    expect(rules).toMatchObject({ switchLimit: 3, makeupIntervalMin: 30 });
    const paper = await exam.world.ask(startAttempt, { id, window: windowOne }, { userId });
    expect(paper.id).toBeGreaterThan(0);
    expect(await faultsOf(yaml)).toEqual([expect.stringContaining(`is exam ${id}, which has been begun 1 time.`)]);
  });

  it('names the lecturers who mark its papers [AD-01]', async () => {
    const lecturer = await exam.world.addPerson('lecturer', `marker-${accounts}`);
    const { id } = await take(`${yaml}markers: [marker-${accounts}]\n`);
    const markers = () =>
      exam.world.in(1001, (scope) =>
        scope.tx
          .select()
          .from(examMarkers)
          .where(scope.only(examMarkers, eq(examMarkers.examId, id))),
      );
    expect(await markers()).toMatchObject([{ userId: lecturer.userId }]);
    await take();
    expect(await markers()).toEqual([]);
    expect(await faultsOf(`${yaml}markers: [nobody, X${accounts}]\n`)).toEqual([
      expect.stringContaining('There is no account "nobody".'),
      expect.stringContaining(`"X${accounts}" is no lecturer.`),
    ]);
  });

  it('is refused whole, with each line that is wrong; a dry run keeps nothing [EX-01, EX-02]', async () => {
    const odd = yaml
      .replace('opens: 2026-01-01', 'opens: 2026-03-01\ncloses: 2026-02-30\ndepartments: [月球部]')
      .replace('pass: 60', 'pass: 121')
      .replace('kind: single, count: 1', 'kind: single, count: 2')
      .replace('partial: 10', 'partial: 30')
      .replace('torque-05', 'torque-01')
      .replace('kind: fill, count: 1, score: 20, bank: torque', 'kind: fill, count: 1, score: 20, bank: elsewhere');
    expect(await faultsOf(odd)).toEqual([
      '8 There is no day or time "2026-02-30".',
      '9 There is no department "月球部".',
      expect.stringMatching(/^\d+ Nobody can pass: all questions give 120\.$/),
      expect.stringContaining('The bank has 1 such questions, and 2 are asked.'),
      expect.stringContaining('A part of the answer gives more than all of it.'),
      expect.stringContaining('There is no bank "elsewhere".'),
      expect.stringContaining('The bank has no question "torque-01" of this kind.'),
    ]);
    const dry = await take(yaml, { dryRun: true });
    expect([dry.told, (await take()).told]).toEqual([
      expect.not.stringContaining('former'),
      expect.not.stringContaining('former'),
    ]);
  });

  it('has its introduction in paragraphs, and its place where it is sat offline [EX-01, EX-02]', async () => {
    const offline = yaml
      .replace(/introduction:\n.*\n/, 'introduction: |-\n  闭卷 <5 题>。\n\n  带黑色签字笔。\n')
      .replace('minutes: 20', 'minutes: 20\nkind: offline\nplace: 培训楼 301 教室');
    const { id } = await take(offline);
    const { exam: card, introduction } = await exam.world.ask(examDetail, { id }, { userId });
    expect(card).toMatchObject({ kind: 'offline' });
    expect(introduction).toBe('<p>闭卷 &lt;5 题&gt;。</p><p>带黑色签字笔。</p>');
    expect(await faultsOf(yaml.replace('minutes: 20', 'minutes: 20\nplace: 培训楼'))).toEqual([
      expect.stringContaining('An exam has a "place" where it is offline, and there alone.'),
    ]);
  });

  it('is being scored from its end until results come in by a table, and is corrected by another [EX-01] [EX-07]', async () => {
    const { id } = await take(
      yaml
        .replace('minutes: 20', 'minutes: 20\nkind: offline\nplace: 培训楼')
        .replace('opens: 2026-01-01', 'opens: 2026-01-01\ncloses: 2026-01-02'),
    );
    const ask = { tab: 'all', category: '', keyword: '', size: 50 } as const;
    const card = async () => (await exam.world.ask(examList, ask, { userId })).items.find((one) => one.id === id);
    expect(await card()).toMatchObject({ kind: 'offline', state: 'scoring', score: null });
    const counts = async () => (await exam.world.ask(examList, ask, { userId })).counts;
    expect((await counts()).marking).toBe(1);
    const results = new Importing(exam.world, resultsKind, 'results.csv');
    const account = `X${accounts}`;
    expect(await results.faultsOf(`考试,账号,分数\n${id},nobody,80\n${id},${account},1000`)).toEqual([
      expect.stringContaining('There is no account "nobody".'),
      expect.stringContaining('The full score is'),
    ]);
    await results.take(`考试,账号,分数\n${id},${account},100`);
    expect(await card()).toMatchObject({ state: 'passed', score: 10_000 });
    await results.take(`考试,账号,分数\n${id},${account},1`);
    expect(await card()).toMatchObject({ state: 'makeup_over', score: 100 });
    expect((await counts()).marking).toBe(0);
  });
});
