import { ErrorCode, type CallInput } from '@banyan/contracts';
import {
  changeQuestionImport,
  listQuestionImports,
  manageQuestion,
  manageQuestions,
  readQuestionImport,
  restOfQuestionImport,
  runQuestionImport,
  saveQuestion,
  takeBackQuestionImport,
  writeQuestionFile,
  type ImportedQuestion,
} from '@banyan/contracts/exam';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openWorld, type Asker, type World } from '../../../../testing/world.ts';
import { allRoutes } from '../../../index.ts';
import { addQuestions } from '../../testing/addQuestions.ts';
import { bringQuestions, questionsOf } from '../../testing/bringQuestions.ts';
import { ExamWorld } from '../../testing/world.ts';

let world: World;
let boss: Asker & { readonly userId: number };
let bank = 0;
let key = 0;
beforeAll(async () => {
  world = await openWorld([...allRoutes], { eids: [1001, 1002] });
  const asker = await world.addPerson('admin', 'boss');
  boss = { ...asker, userId: asker.userId ?? 0 };
});
beforeEach(async () => {
  key += 1;
  bank = (await world.in(1001, (scope) => addQuestions(scope, { key: `import${key}` }, {}))).bankId;
});

const begin = (content: string | Uint8Array, name = 'bank.gift') =>
  bringQuestions(world, boss, { bank, content, name });
const change = (input: Omit<CallInput<typeof changeQuestionImport>, 'id'>, id: number) =>
  world.ask(changeQuestionImport, { id, ...input }, boss);
const run = (id: number, questions: number) => world.ask(runQuestionImport, { id, questions }, boss);
const bring = async (content: string) => {
  const { counts, id } = await begin(content);
  return run(id, counts.new + counts.changed);
};
const outcomes = async (id: number) => (await questionsOf(world, boss, id)).map(({ outcome }) => outcome);
const stems = async () => (await list()).map(({ stem }) => stem).sort();
const list = async () =>
  (
    await world.ask(
      manageQuestions,
      {
        ...{ bank, size: 20, q: '', kind: '', difficulty: '', tag: '', discrimination: '', used: '', state: 'current' },
        sort: '-changed',
      },
      boss,
    )
  ).items;
const find = (all: readonly ImportedQuestion[], line: number) => {
  const found = all.find((one) => one.line === line);
  if (found === undefined) throw new Error(`no question in line ${line}`);
  return found;
};

const file = `::a::Which tool tightens to a value? {=torque wrench ~hammer}

::b::Match {=J -> 80 =K -> 125}

::c::Which nut? {=M8 ~M10}`;

describe('Questions that come in by the console', () => {
  it('are shown as they would become, mended in place, and written as agreed to [EX-02] [AC-10]', async () => {
    const begun = await begin(file);
    expect(begun).toMatchObject({ format: 'gift', state: 'checked', ribbon: '303', counts: { new: 2, fault: 1 } });
    const zh = await world.ask(readQuestionImport, { id: begun.id, outcome: 'fault' }, { ...boss, language: 'zh_cn' });
    expect(zh.items).toMatchObject([{ line: 3, faults: [{ line: 3, wrong: '这里没有配对题。' }], draft: null }]);
    const rest = await world.ask(restOfQuestionImport, { id: begun.id }, boss);
    expect(rest.name).toBe('bank-rest.gift');
    expect(rest.content).toContain('::b::Match {=J -> 80 =K -> 125}');
    expect(await stems()).toEqual([]);
    const written = { text: '::b::Which goes with J? {=80 ~125}', cells: {} };
    expect(await change({ at: 1, written }, begun.id)).toMatchObject({ counts: { new: 3, fault: 0 } });
    expect(await world.refusal(runQuestionImport, { id: begun.id, questions: 2 }, boss)).toMatchObject({
      code: ErrorCode.conflict,
    });
    expect(await run(begun.id, 3)).toMatchObject({ state: 'done', added: 3, corrected: 0 });
    expect(await stems()).toEqual(['Which goes with J?', 'Which nut?', 'Which tool tightens to a value?']);
    expect(await world.refusal(runQuestionImport, { id: begun.id, questions: 3 }, boss)).toMatchObject({
      code: ErrorCode.conflict,
    });
    const imports = await world.ask(listQuestionImports, { bank }, boss);
    expect(imports.items).toMatchObject([{ file: 'bank.gift', state: 'done', written: 3 }]);
  });

  it('are next versions, doubles or as they were beside what the bank has; each double asks for a choice [EX-02] [AC-10]', async () => {
    await bring('::a::Which tool? {=wrench ~hammer}\n\n::b::Which nut? {=M8 ~M10}\n\n::c::Which bolt? {=x ~y}');
    const next =
      '::a::Which tool? {=wrench ~hammer}\n\n::b::Which nut? {=M8 ~M10 ~M12}\n\n::d::Which  BOLT? {=x ~z}\n\n::e::New? {=1 ~2}\n\n::f::new? {=1 ~3}';
    const { id, ribbon } = await begin(next);
    expect(ribbon).toBe('42131');
    const all = await questionsOf(world, boss, id);
    expect(find(all, 5)).toMatchObject({ outcome: 'double', twin: 'Which bolt?', twinInFile: false });
    expect(find(all, 9)).toMatchObject({ outcome: 'double', twin: 'New?', twinInFile: true });
    await change({ at: 2, choice: 'version' }, id);
    await change({ at: 4, choice: 'beside' }, id);
    await change({ at: 3, choice: 'skip' }, id);
    expect(await outcomes(id)).toEqual(['same', 'changed', 'changed', 'left', 'new']);
    expect(await run(id, 3)).toMatchObject({ added: 1, corrected: 2 });
    expect(await stems()).toEqual(['Which BOLT?', 'Which nut?', 'Which tool?', 'new?']);
    const bolt = (await list()).find(({ stem }) => stem === 'Which BOLT?');
    expect(bolt).toMatchObject({ version: 2 });
  });

  it('that stay behind keep their category [EX-02] [AC-10]', async () => {
    const pairs = (title: string) => `::${title}::Match {=J -> 80 =K -> 125}`;
    const filed = await begin(`$CATEGORY: a//b\n\n${pairs('b')}\n\n$CATEGORY: top\n\n${pairs('z')}`);
    const kept = await world.ask(restOfQuestionImport, { id: filed.id }, boss);
    expect(kept.content.match(/^(?:\$|::).*/gm)).toEqual(['$CATEGORY: a//b', pairs('b'), '$CATEGORY: top', pairs('z')]);
  });

  it('become the next version of one question only, and of one of their kind [EX-02] [AC-10]', async () => {
    await bring('::a::Which tool? {=wrench ~hammer}\n\n::b::Is it right? {T}');
    const { id } = await begin(
      '::c::Which tool? {=wrench ~tongs}\n\n::d::Which TOOL? {=wrench ~saw}\n\n::e::Is it right? {=yes ~no}',
    );
    for (const at of [0, 1, 2]) await change({ at, choice: 'version' }, id);
    expect(await outcomes(id)).toEqual(['changed', 'fault', 'fault']);
    const all = await questionsOf(world, boss, id);
    expect(all.map(({ faults }) => faults.map(({ wrong }) => wrong))).toEqual([
      [],
      ['文件里已经有一题当作它的新版。'],
      ['那道题是别的题型。'],
    ]);
    expect(await run(id, 1)).toMatchObject({ added: 0, corrected: 1 });
    expect(await stems()).toEqual(['Is it right?', 'Which tool?']);
  });

  it('do not tell the key of a question that the author sits at this moment [EX-02] [AC-10]', async () => {
    const content = '::a::Which tool? {=wrench ~hammer}\n\n::b::Which nut? {=M8 ~M10}';
    await bring(content);
    const sat = (await list()).find(({ stem }) => stem === 'Which tool?')?.id ?? 0;
    const exam = await ExamWorld.within(world);
    const part = { kind: 'single' as const, count: 1, scoreEach: 1000, scorePartial: 0, questions: [sat], draw: null };
    await exam.begin(
      boss.userId,
      await exam.addExam({ parts: [part], questionCount: 1, fullScore: 1000, passScore: 600 }),
    );
    const { id } = await begin(content);
    expect(await outcomes(id)).toEqual(['fault', 'same']);
    const other = await begin(content.replace('=wrench ~hammer', '~wrench =hammer').replace('::a::', '::x::'));
    await change({ at: 0, choice: 'version' }, other.id);
    expect(await outcomes(other.id)).toEqual(['fault', 'same']);
  });

  it('are taken back within a day, but for those that somebody has changed since [EX-02] [AC-10]', async () => {
    await bring('::b::Which nut? {=M8 ~M10}');
    const { id, takeBackUntil } = await bring(
      '::b::Which nut? {=M8 ~M12}\n\n::c::Which bolt? {=x ~y}\n\n::d::Which pin? {=x ~y}',
    );
    expect(takeBackUntil).toBe(world.now + 86_400_000);
    const pin = (await list()).find(({ stem }) => stem === 'Which pin?');
    const { written } = await world.ask(manageQuestion, { id: pin?.id ?? 0 }, boss);
    world.now += 1000;
    await world.ask(saveQuestion, { id: pin?.id ?? 0, bank, question: { ...written, tags: ['pins'] } }, boss);
    expect(await world.ask(takeBackQuestionImport, { id }, boss)).toMatchObject({ state: 'takenBack', stayed: 1 });
    expect(await stems()).toEqual(['Which nut?', 'Which pin?']);
    const nut = (await list()).find(({ stem }) => stem === 'Which nut?');
    const former = await world.ask(manageQuestion, { id: nut?.id ?? 0 }, boss);
    expect(former.written.options.map(({ zh_cn: zh }) => zh)).toEqual(['M8', 'M10']);
    const late = await bring('::x::Late? {=M8 ~M12}');
    world.now += 86_400_001;
    expect(await world.refusal(takeBackQuestionImport, { id: late.id }, boss)).toMatchObject({
      code: ErrorCode.conflict,
    });
    expect(await stems()).toContain('Late?');
  });

  it('come from tables whose columns are named once, and cells are mended [EX-02] [AC-10]', async () => {
    const table = 'Art,Frage,eins,zwei,Antwort\nsingle,Which nut?,M8,M10,C\nsingle,Which bolt?,M8,M10,A';
    const begun = await begin(table, 'bank.csv');
    expect(begun).toMatchObject({ format: 'table', mapping: [null, null, null, null, null], counts: { fault: 2 } });
    const mapping = ['kind', 'stem', 'a', 'b', 'answer'] as const;
    expect(await change({ mapping: [...mapping] }, begun.id)).toMatchObject({ counts: { fault: 1, new: 1 } });
    const [first] = await questionsOf(world, boss, begun.id);
    expect(first?.written.cells).toEqual({ kind: 'single', stem: 'Which nut?', a: 'M8', b: 'M10', answer: 'C' });
    const written = { text: null, cells: { ...first?.written.cells, answer: 'A' } };
    expect(await change({ at: 0, written }, begun.id)).toMatchObject({ counts: { fault: 0, new: 2 } });
    // Other columns leave what was mended as it is.
    expect(await change({ mapping: [...mapping] }, begun.id)).toMatchObject({ counts: { fault: 0, new: 2 } });
    expect(await change({ at: 0, written: null }, begun.id)).toMatchObject({ counts: { fault: 1, new: 1 } });
    const rest = await world.ask(restOfQuestionImport, { id: begun.id }, boss);
    expect(rest.content).toContain('Which nut?');
    const again = await begin(`${table}\nsingle,Which pin?,M8,M10,A`, 'next.csv');
    expect(again).toMatchObject({ remembered: true, mapping, counts: { fault: 1, new: 2 } });
    expect(await world.refusal(changeQuestionImport, { id: again.id, mapping: ['kind'] }, boss)).toMatchObject({
      code: ErrorCode.fieldsRefused,
    });
  });

  it('that are no questions at all are told, whatever the file is [EX-02] [AC-10]', async () => {
    const files = [
      ['bank.xlsx', 'no workbook'],
      ['bank.docx', 'no document'],
      ['bank.zip', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])],
      ['bank.xml', '<quiz><question></quiz>'],
      ['bank.gift', new Uint8Array([0, 1, 2, 255])],
      ['bank.csv', ''],
    ] as const;
    for (const [name, content] of files) {
      const begun = await begin(content, name);
      expect([name, begun.ribbon, begun.whole.length > 0]).toEqual([name, '', true]);
      expect(begun.whole[0]?.wrong).toMatch(/./);
      expect(await world.refusal(runQuestionImport, { id: begun.id, questions: 0 }, boss)).toMatchObject({
        code: ErrorCode.conflict,
      });
    }
  });

  it('leave in forms of other programs, and come back as they were [EX-02] [AC-10]', async () => {
    await bring(file.replace('::b::Match {=J -> 80 =K -> 125}', '::b::What fits {=M8 =m8####Read the table.} bolts?'));
    const filters = {
      q: '',
      kind: '',
      difficulty: '',
      tag: '',
      discrimination: '',
      used: '',
      state: 'current',
    } as const;
    for (const format of ['gift', 'moodle', 'qti21', 'qti30'] as const) {
      const { content, left, name, questions } = await world.ask(writeQuestionFile, { ...filters, bank, format }, boss);
      expect({ questions, left }).toEqual({ questions: 3, left: [] });
      const back = await begin(Buffer.from(content, 'base64'), name);
      expect([format, ...(await outcomes(back.id))]).toEqual([format, 'same', 'same', 'same']);
    }
    const aiken = await world.ask(writeQuestionFile, { ...filters, bank, format: 'aiken' }, boss);
    expect(aiken).toMatchObject({ questions: 2, left: [{ what: 'kind', questions: 1 }] });
  });
});
