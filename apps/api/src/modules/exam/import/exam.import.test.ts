import { examDetail, startAttempt } from '@banyan/contracts/exam';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ImportRefused } from '../../../import/faults.ts';
import { ExamWorld, windowOne } from '../testing/world.ts';
import { importExam } from './importExam.ts';
import { chapterIds } from '../../course/chapterIds.ts';
import { importQuestions } from './importQuestions.ts';
import { readQuestions } from './questions.import.ts';

const example = (name: string) =>
  readFile(fileURLToPath(new URL(`../../../../../../docs/imports/${name}`, import.meta.url)));

describe('an exam that is imported', () => {
  let exam: ExamWorld;
  let userId: number;
  let yaml: string;
  let accounts = 0;
  beforeAll(async () => {
    exam = await ExamWorld.open();
    exam.world.now = Date.parse('2026-02-02T02:00:00Z');
    const drafts = await readQuestions(await example('questions.csv'), 'questions.csv');
    const ports = { chapterIds, db: exam.world.db, now: () => exam.world.now };
    await importQuestions(ports, { eid: 1001, file: 'questions.csv', key: 'torque', drafts });
  });
  beforeEach(async () => {
    accounts += 1;
    userId = await exam.world.addLearner(`X${accounts}`, '质量部');
    yaml = (await example('exam.yaml')).toString().replace('扭矩扳手上岗考试', `扭矩扳手上岗考试 ${accounts}`);
  });

  const take = (text = yaml, change: { readonly dryRun?: boolean } = {}) =>
    importExam({ db: exam.world.db }, { eid: 1001, file: 'exam.yaml', text, ...change });
  const faultsOf = async (text: string) => {
    const thrown: unknown = await take(text).catch((error: unknown) => error);
    if (!(thrown instanceof ImportRefused)) throw thrown instanceof Error ? thrown : new Error('it was imported');
    return thrown.faults.map(({ line, wrong }) => `${line ?? ''} ${wrong}`);
  };

  it('is sat as any other, and stays as it is once it was begun [EX-01, EX-02]', async () => {
    const { id } = await take();
    expect(await take(yaml.replace('minutes: 20', 'minutes: 25'))).toMatchObject({
      id,
      replaced: true,
      questions: 5,
      full: 100,
    });
    const { exam: card, rules } = await exam.world.ask(examDetail, { id }, { userId });
    expect(card).toMatchObject({ title: `扭矩扳手上岗考试 ${accounts}` });
    expect(rules).toMatchObject({ switchLimit: 3, makeupIntervalMin: 30 });
    const paper = await exam.world.ask(startAttempt, { id, window: windowOne }, { userId });
    expect(paper.id).toBeGreaterThan(0);
    expect(await faultsOf(yaml)).toEqual([expect.stringContaining(`is exam ${id}, which has been begun 1 time.`)]);
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
      '9 Nobody is in a department "月球部".',
      expect.stringMatching(/^\d+ Nobody can pass: all questions give 120\.$/),
      expect.stringContaining('The bank has 1 such questions, and 2 are asked.'),
      expect.stringContaining('A part of the answer gives more than all of it.'),
      expect.stringContaining('There is no bank "elsewhere".'),
      expect.stringContaining('The bank has no question "torque-01" of this kind.'),
    ]);
    const dry = await take(yaml, { dryRun: true });
    expect((await take()).replaced).toBe(false);
    expect(dry.replaced).toBe(false);
  });
});
