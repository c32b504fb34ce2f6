import { ErrorCode } from '@banyan/contracts';
import {
  myQuestionnaires,
  noValue,
  questionnaireDetail,
  questionnaireList,
  questionnaireResults,
  questionnaireSheetList,
  submitQuestionnaire,
  type ItemValue,
} from '@banyan/contracts/exam';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { countersChanged, type CountersChanged } from '../../effects/countersChanged.ts';
import { on } from '../../effects/effect.ts';
import { Refusal } from '../../http/refusal.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { allHandlers } from '../index.ts';
import { questionnaireRoutes } from './questionnaire.routes.ts';
import {
  questionnaires,
  questionnaireSheets,
  questionnaireTakers,
  questionnaireTallies,
} from './questionnaire.schema.ts';
import { addQuestionnaire, everyItem } from './testing/addQuestionnaire.ts';

const salt = 's'.repeat(22);
const picture = 'p'.repeat(22);
const HOUR_MS = 3_600_000;

let world: World;
const counted: CountersChanged[] = [];
beforeAll(async () => {
  allHandlers.push(on(countersChanged, (_, event) => Promise.resolve(void counted.push(event))));
  const routes = questionnaireRoutes({
    claimImage: (_, id) => (id === picture ? Promise.resolve() : Promise.reject(new Refusal(ErrorCode.notFound))),
    addresses: (_, ids) => Promise.resolve(new Map(ids.map((id) => [id, { name: 'a.png', url: '/a.png' }]))),
    detachImage: (_, id) =>
      id === picture ? Promise.resolve('upload/1001/u') : Promise.reject(new Refusal(ErrorCode.notFound)),
  });
  world = await openWorld(routes, { eids: [1001, 1002] });
});

const given = (values: Readonly<Record<string, Partial<ItemValue>>>) =>
  Object.entries(values).map(([item, value]) => {
    const { text, numbers, gaps, files } = { ...noValue, ...value };
    return { item, value: { text, numbers: [...numbers], gaps: [...gaps], files: [...files] } };
  });

const right: Readonly<Record<string, Partial<ItemValue>>> = {
  description: { text: ' 产线很忙，但有人带 ' },
  star: { numbers: [4] },
  score: { numbers: [5, 4, 3] },
  upload: { files: [picture] },
  sorting: { numbers: [2, 0, 1] },
  single: { numbers: [1] },
  multiple: { numbers: [0, 2] },
  fill: { text: '三坐标' },
  fills: { gaps: ['H20381', '早班'] },
  date: { text: '2025-11-12' },
  time: { text: '07:45' },
  sex: { numbers: [0] },
  age: { numbers: [34] },
  email: { text: 'li@example.com' },
  signature: { files: [picture] },
};

const submit = (id: number, userId: number, values = right) =>
  world.ask(submitQuestionnaire, { id, answers: given(values), salt }, { userId });
const refused = (id: number, userId: number, values = right) =>
  world.refusal(submitQuestionnaire, { id, answers: given(values), salt }, { userId });
const choose = { single: { numbers: [1] } };

describe('handing a questionnaire in', () => {
  it('takes each of the fifteen types, counts them, and shows the sums [QU-01] [QU-03]', async () => {
    const userId = await world.addLearner('Q1');
    const id = await addQuestionnaire(world, { items: everyItem, anonymous: false });
    const detail = await world.ask(questionnaireDetail, { id }, { userId });
    expect(detail.items.map(({ type }) => type)).toHaveLength(15);
    expect((await submit(id, userId)).questionnaire).toMatchObject({ state: 'answered', resultsOpen: true });
    expect(counted).toContainEqual({ userId, counters: ['examtask'] });
    const { items, people } = await world.ask(questionnaireResults, { id }, { userId });
    expect(people).toBe(1);
    const of = (type: string) => items.find((item) => item.type === type);
    expect(items.every(({ count }) => count === 1)).toBe(true);
    expect(of('single')?.bars.map(({ text, count }) => [text, count])).toEqual([
      ['甲', 0],
      ['乙', 1],
      ['丙', 0],
    ]);
    expect(of('sorting')?.means).toEqual([
      { text: '甲', mean: 200 },
      { text: '乙', mean: 300 },
      { text: '丙', mean: 100 },
    ]);
    expect(of('score')?.means.map(({ mean }) => mean)).toEqual([500, 400, 300]);
    expect(of('age')?.bars).toEqual([{ text: '', number: 30, count: 1 }]);
    expect(JSON.stringify(items)).not.toMatch(/产线|example\.com|H20381|2025-11-12/);
    // Ages are told by tens, however near the next one: 39 are thirty.
    const other = await world.addLearner('Q11');
    await submit(id, other, { ...right, age: { numbers: [39] }, score: { numbers: [2, 5, 3] } });
    const more = (await world.ask(questionnaireResults, { id }, { userId })).items;
    expect(more.find(({ type }) => type === 'score')?.means.map(({ mean }) => mean)).toEqual([350, 450, 300]);
    const age = more.find(({ type }) => type === 'age');
    expect([age?.bars, age?.means]).toEqual([[{ text: '', number: 30, count: 2 }], [{ text: '', mean: 3650 }]]);
  });

  it('refuses answers to other questions, and those that were promised to have no name [QU-01] [QU-02]', async () => {
    const id = await addQuestionnaire(world);
    const userId = await world.addLearner('Q12');
    const change = (values: Partial<typeof questionnaires.$inferInsert>) =>
      world.in(1001, (scope) =>
        scope.tx
          .update(questionnaires)
          .set(values)
          .where(scope.only(questionnaires, eq(questionnaires.id, id))),
      );
    const { asked } = await world.ask(questionnaireDetail, { id }, { userId });
    const input = { id, answers: given(choose), salt, asked };
    const others = everyItem.filter(({ type }) => type === 'single').map((item) => ({ ...item, required: false }));
    for (const values of [{ anonymous: false }, { anonymous: true, items: others }]) {
      await change(values);
      expect((await world.refusal(submitQuestionnaire, input, { userId }))?.code).toBe(ErrorCode.conflict);
    }
    const now = (await world.ask(questionnaireDetail, { id }, { userId })).asked;
    const { questionnaire } = await world.ask(submitQuestionnaire, { ...input, asked: now }, { userId });
    expect(questionnaire.state).toBe('answered');
  });

  it('takes three pictures in the whole questionnaire [QU-02]', async () => {
    const userId = await world.addLearner('Q9');
    const upload = everyItem.filter(({ type }) => type === 'upload').map((item) => ({ ...item, required: false }));
    const items = ['one', 'two'].flatMap((name) => upload.map((item) => ({ ...item, id: name })));
    const id = await addQuestionnaire(world, { items, anonymous: false });
    const two = { files: [picture, picture] };
    expect((await refused(id, userId, { one: two, two }))?.data).toEqual({
      problems: [
        { item: 'one', rule: 'files', limit: 1 },
        { item: 'two', rule: 'files', limit: 1 },
      ],
    });
    expect(await refused(id, userId, { one: two, two: { files: [picture] } })).toBeUndefined();
  });

  it('refuses every broken rule at its question, and takes nothing [QU-02]', async () => {
    const userId = await world.addLearner('Q2');
    const id = await addQuestionnaire(world, { items: everyItem, anonymous: false });
    const wrong = {
      ...right,
      description: { text: '字'.repeat(101) },
      star: {},
      score: { numbers: [6, 4, 3] },
      upload: { files: [picture, picture, picture, picture] },
      multiple: { numbers: [0, 1, 2] },
      fills: { gaps: ['H20381', ' '] },
      date: { text: '2025-02-30' },
      email: { text: 'li@' },
    };
    expect(await refused(id, userId, wrong)).toEqual({
      code: ErrorCode.answersRefused,
      data: {
        problems: [
          { item: 'description', rule: 'words', limit: 100 },
          { item: 'star', rule: 'required' },
          { item: 'score', rule: 'range', from: 1, to: 5 },
          { item: 'upload', rule: 'files', limit: 3 },
          { item: 'multiple', rule: 'most', limit: 2 },
          { item: 'fills', rule: 'gaps', limit: 2 },
          { item: 'date', rule: 'date' },
          { item: 'email', rule: 'email' },
        ],
      },
    });
    const gone = await refused(id, userId, { ...right, upload: { files: ['g'.repeat(22)] } });
    expect(gone?.data).toEqual({ problems: [{ item: 'upload', rule: 'file' }] });
    expect((await world.ask(questionnaireDetail, { id }, { userId })).refusal).toBeNull();
    expect((await refused(id, userId, { ...right, other: { text: 'x' } }))?.code).toBe(ErrorCode.badRequest);
    const twice = [...given(right), ...given({ star: { numbers: [1] } })];
    const answers = { id, answers: twice, salt };
    expect((await world.refusal(submitQuestionnaire, answers, { userId }))?.code).toBe(ErrorCode.badRequest);
  });

  it('counts once where that is the rule, also from two windows at once; else again [QU-02]', async () => {
    const userId = await world.addLearner('Q3');
    const id = await addQuestionnaire(world);
    const both = await Promise.all([refused(id, userId, choose), refused(id, userId, choose)]);
    expect(both.filter((one) => one === undefined)).toHaveLength(1);
    expect(await refused(id, userId, choose)).toEqual({
      code: ErrorCode.questionnaireClosed,
      data: { refusal: 'answered' },
    });
    const again = await addQuestionnaire(world, { once: false, anonymous: false });
    await submit(again, userId, choose);
    await submit(again, userId, choose);
    expect((await world.ask(questionnaireResults, { id: again }, { userId })).items[0]?.count).toBe(2);
  });

  it('is refused before it opens, after it closes, to other departments and other enterprises [QU-03]', async () => {
    const userId = await world.addLearner('Q4', '质量部');
    const at = (hours: number) => new Date(world.now + hours * HOUR_MS);
    const early = await addQuestionnaire(world, { opensAt: at(1) });
    const closed = await addQuestionnaire(world, { opensAt: at(-9), closesAt: at(-1) });
    const others = await addQuestionnaire(world, { departments: ['设备部'] });
    const own = await addQuestionnaire(world, { departments: ['质量部'] });
    const foreign = await addQuestionnaire(world, {}, 1002);
    expect((await refused(early, userId, choose))?.data).toEqual({ refusal: 'early' });
    expect((await refused(closed, userId, choose))?.data).toEqual({ refusal: 'closed' });
    expect((await refused(others, userId, choose))?.code).toBe(ErrorCode.questionnaireNotVisible);
    expect((await refused(foreign, userId, choose))?.code).toBe(ErrorCode.notFound);
    expect(await refused(own, userId, choose)).toBeUndefined();
    const shut = await world.ask(questionnaireDetail, { id: early }, { userId });
    expect([shut.refusal, shut.items]).toEqual(['early', []]);
  });
});

describe('an anonymous questionnaire', () => {
  it('keeps nobody’s name, time or order beside answers, and ties no two answers to each other [QU-02]', async () => {
    const people = [];
    for (const n of [1, 2, 3, 4, 5]) people.push(await world.addLearner(`A${n}`));
    const id = await addQuestionnaire(world, { items: everyItem });
    for (const userId of [...people].reverse()) await submit(id, userId);
    const rows = await world.in(1001, async (scope) => ({
      takers: await scope.tx
        .select({ row: questionnaireTakers, by: sql<string>`xmin::text` })
        .from(questionnaireTakers)
        .where(scope.only(questionnaireTakers, sql`${questionnaireTakers.questionnaireId} = ${id}`)),
      tallies: await scope.tx
        .select({ row: questionnaireTallies, by: sql<string>`xmin::text` })
        .from(questionnaireTallies)
        .where(scope.only(questionnaireTallies, sql`${questionnaireTallies.questionnaireId} = ${id}`)),
      sheets: await scope.tx
        .select()
        .from(questionnaireSheets)
        .where(scope.only(questionnaireSheets, sql`${questionnaireSheets.questionnaireId} = ${id}`)),
    }));
    expect(rows.sheets).toEqual([]);
    expect(rows.takers.map(({ row }) => row.userIds)).toEqual([people]);
    // One transaction number for everybody: it reveals nothing about anybody.
    expect(new Set([...rows.takers, ...rows.tallies].map(({ by }) => by)).size).toBe(1);
    const kept = rows.tallies.map(({ row }) => row);
    expect(kept).toHaveLength(15);
    expect(Object.keys(kept[0] ?? {}).sort()).toEqual([
      'eid',
      'itemId',
      'pending',
      'questionnaireId',
      'shown',
      'tally',
    ]);
    // Spaces around words do not make another answer of them.
    expect(kept.find(({ itemId }) => itemId === 'description')?.tally).toEqual({ '{"text":"产线很忙，但有人带"}': 5 });
    expect(kept.find(({ itemId }) => itemId === 'upload')?.tally).toEqual({ '{"files":["upload/1001/u"]}': 5 });
  });

  it('shows its sums from five people on, once it has closed [QU-03]', async () => {
    const id = await addQuestionnaire(world);
    const people = [];
    for (const n of [1, 2, 3, 4, 5]) people.push(await world.addLearner(`F${n}`));
    const [first = 0, ...rest] = people;
    const results = () => world.ask(questionnaireResults, { id }, { userId: first });
    expect((await world.refusal(questionnaireResults, { id }, { userId: first }))?.data).toEqual({ refusal: 'early' });
    await submit(id, first, choose);
    expect(await results()).toMatchObject({ people: 1, tooFew: true, items: [] });
    const last = rest.pop() ?? 0;
    for (const userId of rest) await submit(id, userId, choose);
    expect(await results()).toMatchObject({ people: 4, tooFew: true, items: [] });
    await submit(id, last, choose);
    expect(await results()).toMatchObject({ people: 5, tooFew: true });
    await world.in(1001, (scope) =>
      scope.tx
        .update(questionnaires)
        .set({ closesAt: new Date(world.now) })
        .where(scope.only(questionnaires, eq(questionnaires.id, id))),
    );
    expect(await results()).toMatchObject({ people: 5, counted: 5, tooFew: false });
  });
});

describe('the lists', () => {
  it('show what is for the learner, by part and word, page by page; and what was answered [QU-03]', async () => {
    const userId = await world.addLearner('L1', '装配一班');
    const mine = { departments: ['装配一班'], title: { zh_cn: '班前会 100% 满意度' } };
    const ids = [];
    for (const hours of [-3, -2, -1]) {
      ids.unshift(await addQuestionnaire(world, { ...mine, opensAt: new Date(world.now + hours * HOUR_MS) }));
    }
    const list = (input: Parameters<typeof world.ask<typeof questionnaireList>>[1]) =>
      world.ask(questionnaireList, { keyword: '100%', ...input }, { userId });
    const first = await list({ size: 2 });
    const rest = await list({ size: 2, cursor: first.next ?? '' });
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(ids);
    await submit(ids[1] ?? 0, userId, choose);
    expect((await list({ tab: 'open' })).items.map(({ id }) => id)).toEqual([ids[0], ids[2]]);
    expect((await list({ tab: 'answered' })).items.map(({ id }) => id)).toEqual([ids[1]]);
    expect((await list({ tab: 'closed' })).items).toEqual([]);
    const own = await world.ask(myQuestionnaires, {}, { userId });
    expect(own.items.map(({ id, state }) => [id, state])).toEqual([[ids[1], 'answered']]);
  });
});

describe('named answers', () => {
  it('are read by the author, person by person, and by nobody else [QU-02]', async () => {
    const authorId = await world.addLearner('author');
    const userId = await world.addLearner('answers');
    const id = await addQuestionnaire(world, { items: everyItem, anonymous: false, results: 'never', authorId });
    await submit(id, userId);
    const { items } = await world.ask(questionnaireSheetList, { id }, { userId: authorId });
    expect(items).toHaveLength(1);
    const line = (type: string) => items[0]?.lines.find((one) => one.type === type);
    expect(line('single')?.texts).toEqual(['乙']);
    expect(line('multiple')?.texts).toEqual(['甲', '丙']);
    expect(line('star')?.numbers).toEqual([4]);
    expect(line('email')?.texts).toEqual(['li@example.com']);
    expect(line('signature')?.files).toEqual([{ name: 'a.png', url: '/a.png' }]);
    expect((await world.ask(questionnaireResults, { id }, { userId: authorId })).readable).toBe(true);
    for (const other of [userId, await world.addLearner('neither')])
      expect((await world.refusal(questionnaireSheetList, { id }, { userId: other }))?.code).toBe(ErrorCode.notFound);
    const [admin] = [await world.addPerson('admin', 'boss')];
    expect((await world.refusal(questionnaireSheetList, { id }, admin))?.code).toBe(ErrorCode.notFound);
  });

  it('are read by nobody where the questionnaire is anonymous [QU-02]', async () => {
    const authorId = await world.addLearner('asks');
    const id = await addQuestionnaire(world, { items: everyItem, anonymous: true, authorId });
    await submit(id, await world.addLearner('hides'));
    expect((await world.refusal(questionnaireSheetList, { id }, { userId: authorId }))?.code).toBe(ErrorCode.notFound);
    expect((await world.ask(questionnaireResults, { id }, { userId: authorId })).readable).toBe(false);
  });
});
