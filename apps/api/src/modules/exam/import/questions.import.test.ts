import { utils, write } from '@e965/xlsx';
import { answerPractice, exerciseSets, startPractice, wrongList, type AnswerValue } from '@banyan/contracts/exam';
import { eq } from 'drizzle-orm';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { buffer } from 'node:stream/consumers';
import type { ImportRefused } from '../../../import/faults.ts';
import { exams } from '../exam.schema.ts';
import { questions, wrongQuestions } from '../question.schema.ts';
import { ExamWorld } from '../testing/world.ts';
import { chapterIds } from '../../course/chapterIds.ts';
import { importQuestions } from './importQuestions.ts';
import { readQuestions } from './questions.import.ts';

const nothing: AnswerValue = { choice: [], gaps: [], text: '', files: [] };
const example = (name: string) =>
  readFile(fileURLToPath(new URL(`../../../../../../docs/imports/${name}`, import.meta.url)));

/** Faults of a file: line and words. */
async function faultsOf(content: string | Buffer, file = 'bank.csv') {
  const thrown = await readQuestions(Buffer.from(content), file).then(
    () => null,
    (error: unknown) => error as ImportRefused,
  );
  return thrown?.faults.map(({ line, wrong }) => `${line ?? ''} ${wrong}`) ?? [];
}

const head = 'ref,kind,stem,a,b,c,answer\n';

describe('a file of questions', () => {
  it.each(['questions.gift', 'questions.csv', 'questions.xlsx'])(
    'is read whole, every kind of question in it: %s [EX-02]',
    async (name) => {
      const drafts = await readQuestions(await example(name), name);
      expect(drafts.map(({ kind }) => kind).sort()).toEqual(['fill', 'judgement', 'multiple', 'short', 'single']);
      expect(drafts.find(({ kind }) => kind === 'multiple')?.right.length).toBeGreaterThan(1);
    },
  );

  it('has each bad row told with its line, and not the first alone [EX-02]', async () => {
    const rows = [
      'q1,single,What?,one,two,,D',
      'q2,essay,What?,,,,x',
      'q3,judgement,"On two',
      'lines",,,,maybe',
      'q4,fill,A ____ and a ____,,,,one',
      'q1,single,What?,one,one,,A',
      'q5,single,Right?,one,two,,B',
    ];
    expect(await faultsOf(head + rows.join('\n'))).toEqual([
      '2 The answer names an option that is not there.',
      '3 There is no kind "essay".',
      '4 The answer "maybe" cannot be read.',
      '6 The question has 2 gaps and answers for 1.',
      '7 Two options are the same.',
      '7 The question "q1" stands in line 2 already.',
    ]);
  });

  it('has all that is wrong with one row told, whatever of it cannot be read [EX-02]', async () => {
    const rows = [
      'q1,essay,,one,one,,A',
      'q2,single,,one,one,,maybe?',
      'q3,multiple,Which?,one,,three,A',
      'q3,judgement,Right?,,,,perhaps',
    ];
    expect(await faultsOf(head + rows.join('\n'))).toEqual([
      '2 There is no kind "essay".',
      '2 The question has no words.',
      '3 The answer "maybe?" cannot be read.',
      '3 The question has no words.',
      '3 Two options are the same.',
      '4 An option before the last one is empty.',
      '4 A multiple choice has at least two right options, not 1.',
      '5 The answer "perhaps" cannot be read.',
      '5 The question "q3" stands in line 4 already.',
    ]);
  });

  it('has a broken question in GIFT told, and those behind it read [EX-02]', async () => {
    const text =
      'Good? {T}\n\nBroken {=a ~b\n\n// next\nPairs { =a -> b =c -> d =e -> f }\n\nWords alone\n\nRange? {#3:1}';
    expect((await faultsOf(text, 'bank.gift')).map((one) => one.split(' ')[0])).toEqual(['3', '5', '8', '10']);
  });

  it('has a question in GIFT told that shows a picture: it would be asked without it [EX-02]', async () => {
    const src = '<img src\\="@@PLUGINFILE@@/jig.png">';
    const text = `[html]<p>Which jig?</p>${src} {=A ~B}\n\n[html]Which one? {=${src} ~B}\n\n[html]Why <img> {T}\n\nWhy <img> {T}`;
    expect(await faultsOf(text, 'bank.gift')).toEqual([
      '1 "jig.png" is not in the file.',
      '3 "jig.png" is not in the file.',
      '5 Pictures, sound and films do not come in by a file.',
    ]);
  });

  it('keeps what its encoding and its lines are from getting in the way [EX-02]', async () => {
    const sound = `${head}q1,single,什么？,一,二,,A\n`;
    const marked = await readQuestions(Buffer.from(`\ufeff${sound.replaceAll('\n', '\r\n')}`), 'bank.csv');
    expect(marked[0]?.stem).toEqual({ zh: '什么？' });
    // “题目” as GBK has it.
    const gbk = Buffer.concat([
      Buffer.from(`${head}q1,single,`),
      Buffer.from([0xcc, 0xe2, 0xc4, 0xbf]),
      Buffer.from(',a,b,,A'),
    ]);
    expect((await readQuestions(gbk, 'bank.csv'))[0]?.stem).toEqual({ zh: '题目' });
    expect(await faultsOf(Buffer.from([1, 2, 3, 0]))).toEqual(['1 This is no text: it holds control characters.']);
  });

  it('carries no markup of its own, no script and no formula in [EX-02]', async () => {
    const [plain] = await readQuestions(
      Buffer.from(`${head}q1,single,Is 1 < 2 & <b>x</b>?,<img src=x>,b,,A`),
      'bank.csv',
    );
    expect(plain?.stem.zh).toBe('Is 1 &lt; 2 &amp; &lt;b&gt;x&lt;/b&gt;?');
    const html = '[html]<p>H<sub>2</sub>O<a onclick\\=alert(1)></a><script>alert(2)</script></p> {T}';
    const [rich] = await readQuestions(Buffer.from(html), 'bank.gift');
    expect(rich?.stem.zh).toBe('<p>H<sub>2</sub>O</p>');
    const marked = 'ref,kind,stem,answer,html\nq1,judgement,<p>H<sub>2</sub>O<script>alert(2)</script></p>,true,yes\n';
    expect((await readQuestions(Buffer.from(marked), 'bank.csv'))[0]?.stem.zh).toBe('<p>H<sub>2</sub>O</p>');
    expect(await faultsOf(`${head}q1,single,"=HYPERLINK(""http://x"")",a,b,,A\nq2,single,-18 °C?,a,b,,A`)).toEqual([
      '2 A cell holds a formula: =HYPERLINK("http://x")',
    ]);
  });

  it('is refused where a workbook reckons, or unpacks to far more than it is [EX-02]', async () => {
    const book = async (parts: Readonly<Record<string, string | Buffer>>) => {
      const zip = new ZipFile();
      for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name);
      zip.end();
      return buffer(zip.outputStream);
    };
    const reckoning = utils.book_new(utils.aoa_to_sheet([['kind'], [{ t: 'n', v: 2, f: '1+1' }]]), 'One');
    expect(await faultsOf(Buffer.from(write(reckoning, { type: 'buffer' }) as Uint8Array), 'bank.xlsx')).toEqual(
      expect.arrayContaining(['2 Cell A2 holds a formula.']),
    );
    expect(
      await faultsOf(await book({ 'xl/worksheets/sheet1.xml': Buffer.alloc(3_000_000, 'a') }), 'bank.xlsx'),
    ).toEqual([' The workbook is far larger than it pretends.']);
    expect(await faultsOf('no zip', 'bank.xlsx')).toEqual([' This is no workbook, or it is damaged.']);
    expect(await faultsOf('', 'bank.doc')).toHaveLength(1);
  });
});

describe('a bank that is imported', () => {
  let exam: ExamWorld;
  let userId: number;
  let accounts = 0;
  beforeAll(async () => {
    exam = await ExamWorld.open();
  });
  beforeEach(async () => {
    accounts += 1;
    userId = await exam.world.addLearner(`I${accounts}`);
  });

  const take = async (text: string, key: string, change = {}) => {
    const drafts = await readQuestions(Buffer.from(text), 'bank.csv');
    const ports = { chapterIds, db: exam.world.db, now: () => exam.world.now };
    return importQuestions(ports, { eid: 1001, file: 'bank.csv', key, drafts, ...change });
  };
  const setsOf = async () => (await exam.world.ask(exerciseSets, {}, { userId })).sets;
  const rowsOf = (bankId: number) =>
    exam.world.in(1001, (scope) =>
      scope.tx
        .select()
        .from(questions)
        .where(scope.only(questions, eq(questions.bankId, bankId)))
        .orderBy(questions.id),
    );

  it('is practised as any other [EX-02, EX-08]', async () => {
    const drafts = await readQuestions(await example('questions.csv'), 'questions.csv');
    const { bankId, added } = await importQuestions(
      { chapterIds, db: exam.world.db, now: () => exam.world.now },
      { eid: 1001, file: 'questions.csv', key: 'torque', name: { zh: '扭矩', en: 'Torque' }, drafts },
    );
    expect(added).toBe(5);
    // A short answer is no practice: it would need a marker.
    expect(await setsOf()).toContainEqual({ kind: 'bank', key: String(bankId), name: '扭矩', count: 4, due: 0 });
    let run = await exam.world.ask(startPractice, { kind: 'bank', key: String(bankId) }, { userId });
    const rows = await rowsOf(bankId);
    while (run.question !== null) {
      const { id, question } = run;
      const key = rows.find((row) => row.id === question.id)?.key;
      const value = {
        ...nothing,
        choice: [...(key?.choice ?? [])],
        gaps: (key?.gaps ?? []).map((taken) => taken.at(-1) ?? ''),
      };
      ({ run } = await exam.world.ask(answerPractice, { id, question_id: question.id, value }, { userId }));
    }
    expect(run).toMatchObject({ answered: 4, right: 4 });
    // One that is left blank stands in the book.
    const { id, question } = await exam.world.ask(startPractice, { kind: 'bank', key: String(bankId) }, { userId });
    await exam.world.ask(answerPractice, { id, question_id: question?.id ?? 0, value: nothing }, { userId });
    const { items } = await exam.world.ask(wrongList, {}, { userId });
    expect(items.map(({ stem, times }) => [stem, times])).toEqual([[question?.stem, 1]]);
  });

  it('changes nothing when it comes again, and asks a corrected question in place of the former [EX-02, EX-08]', async () => {
    const wrong = `${head}q1,single,1 + 1?,1,2,,A\nq2,judgement,1 < 2,,,,true`;
    const { bankId } = await take(wrong, 'sums');
    const [former] = await rowsOf(bankId);
    const part = {
      kind: 'single' as const,
      count: 1,
      scoreEach: 100,
      scorePartial: 0,
      questions: [former?.id ?? 0],
      draw: null,
    };
    const examId = await exam.addExam({ parts: [part] });
    await exam.world.in(1001, (scope) =>
      scope.tx.insert(wrongQuestions).values(
        scope.row(wrongQuestions, {
          userId,
          questionId: former?.id ?? 0,
          lastWrongAt: new Date(exam.world.now),
          dueAt: new Date(exam.world.now),
        }),
      ),
    );
    expect(await take(wrong, 'sums')).toMatchObject({ added: 0, corrected: 0, same: 2 });
    expect(await take(wrong.replace(',A\n', ',B\n'), 'sums')).toMatchObject({ added: 0, corrected: 1, same: 1 });

    const rows = await rowsOf(bankId);
    const asked = rows.filter(({ retiredAt }) => retiredAt === null);
    expect(asked.map(({ ref }) => ref).sort()).toEqual(['q1', 'q2']);
    expect(rows.find(({ id }) => id === former?.id)).toMatchObject({ ref: `q1@${former?.id}`, key: former?.key });
    // The open exam keeps the corrected one secret, as it did the former.
    expect((await setsOf()).find(({ key }) => key === String(bankId))?.count).toBe(1);
    const corrected = asked.find(({ ref }) => ref === 'q1')?.id;
    const kept = await exam.world.in(1001, async (scope) => ({
      exam: await scope.tx
        .select()
        .from(exams)
        .where(scope.only(exams, eq(exams.id, examId))),
      book: await scope.tx
        .select()
        .from(wrongQuestions)
        .where(scope.only(wrongQuestions, eq(wrongQuestions.userId, userId))),
    }));
    expect(kept.exam[0]?.parts[0]?.questions).toEqual([corrected]);
    expect(kept.book).toEqual([]);
  });

  it('is not there at all where one row is wrong, nor after a dry run [EX-02]', async () => {
    const sound = `${head}q1,single,1 + 1?,1,2,,B\n`;
    expect(await take(sound, 'dry', { dryRun: true })).toMatchObject({ added: 1 });
    const lesson = `${head.trim()},course,chapter,second\nq1,single,1 + 1?,1,2,,B,,,\nq2,single,1 + 2?,1,3,,B,99,1,0`;
    await expect(take(lesson, 'dry')).rejects.toThrow('bank.csv:3: There is no chapter 1 in a course 99.');
    const other = `${head}single,single,1?,1,2,,B\n`;
    await expect(take(other.replace('single,single,1?,1,2,,B', 'multiple,single,1?,1,2,,B'), 'test')).rejects.toThrow(
      'of kind multiple, not single',
    );
    expect((await setsOf()).map(({ name }) => name)).not.toContain('dry');
    await expect(take(sound, 'dry', { eid: 77 })).rejects.toThrow('There is no enterprise 77.');
  });
});
