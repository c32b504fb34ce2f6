import { ErrorCode } from '@banyan/contracts';
import {
  actOnQuestionnaires,
  addQuestionnaire as addCall,
  discardQuestionnaireDraft,
  managedResults,
  managedSheets,
  manageQuestionnaires,
  missingPeople,
  noValue,
  publishQuestionnaire,
  questionnaireDetail,
  questionnaireList,
  questionnaireVersions,
  readQuestionnaireDraft,
  saveQuestionnaireDraft,
  submitQuestionnaire,
  type ItemValue,
  type QuestionnaireDraft,
} from '@banyan/contracts/exam';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { departmentCalled } from '../../../platform/departments.ts';
import { grantsOf } from '../../../platform/grants.ts';
import { openWorld, type Asker, type World } from '../../../testing/world.ts';
import { allRoutes } from '../../index.ts';
import { addRole } from '../../organisation/testing/addRole.ts';
import { questionnaires } from '../questionnaire.schema.ts';
import { addQuestionnaire } from '../testing/addQuestionnaire.ts';
import { anyDraftItem as item } from '../testing/anyQuestionnaireDraft.ts';
import { answersExport } from './export.service.ts';

const HOUR = 3_600_000;
let world: World;
let boss: Asker;
let next = 0;
beforeAll(async () => {
  world = await openWorld(allRoutes);
  boss = await world.addPerson('admin', 'boss');
});

const person = (department = '焊接') => world.addLearner(`S${(next += 1)}`, department);
const people = async (count: number, department?: string) => {
  const all = [];
  for (let nth = 0; nth < count; nth += 1) all.push(await person(department));
  return all;
};
const anything = { size: 20, q: '', state: '', kind: '', names: '', sort: '-changed' } as const;
const titles = async (filters: object = {}, asker: Asker = boss) =>
  (await world.ask(manageQuestionnaires, { ...anything, ...filters }, asker)).items.map(({ title }) => title);
const read = (id: number, asker: Asker = boss) => world.ask(readQuestionnaireDraft, { id }, asker);
const act = (
  ids: number[],
  name: 'archive' | 'copy' | 'end' | 'extend' | 'publish' | 'remind' | 'template',
  days = 0,
) => world.ask(actOnQuestionnaires, { ids, act: name, days }, boss);
const answer = (id: number, userId: number, values: Readonly<Record<string, Partial<ItemValue>>>) => {
  const answers = Object.entries(values).map(([one, value]) => {
    const { files, gaps, numbers, text } = { ...noValue, ...value };
    return { item: one, value: { text, numbers: [...numbers], gaps: [...gaps], files: [...files] } };
  });
  return world.ask(submitQuestionnaire, { id, answers, salt: 's'.repeat(22) }, { userId });
};
const look = (id: number, filters: object = {}, asker: Asker = boss) =>
  world.ask(managedResults, { id, from: '', until: '', item: '', ...filters }, asker);

const two = [{ zh_cn: '白班' }, { zh_cn: '夜班' }];
const branching = [
  item({ id: 'shift', type: 'single', options: two, jumps: [{ from: 0, to: 0, go: 'words' }] }),
  item({ id: 'break', type: 'time' }),
  item({ id: 'words', type: 'description', required: false }),
];
/** An open questionnaire that was made and published in the console. */
async function published(change: Partial<QuestionnaireDraft> = {}, title = `问卷 ${(next += 1)}`) {
  const { id } = await world.ask(addCall, { title }, boss);
  const { draft, revision } = await read(id);
  const whole = {
    ...{ ...draft, owner: { zh_cn: '行政部' }, items: branching },
    ...{ opensAt: world.now - HOUR, closesAt: world.now + HOUR, ...change },
  };
  const saved = await world.ask(saveQuestionnaireDraft, { id, revision, draft: whole }, boss);
  await world.ask(publishQuestionnaire, { id, revision: saved.revision }, boss);
  return id;
}
async function changed(id: number, change: Partial<QuestionnaireDraft>) {
  const { draft, revision } = await read(id);
  return world.ask(saveQuestionnaireDraft, { id, revision, draft: { ...draft, ...change } }, boss);
}

describe('A questionnaire in the console', () => {
  it('is a draft that nobody sees until it is published, then learners answer it [QU-01] [QU-03]', async () => {
    const userId = await person();
    const { id } = await world.ask(addCall, { title: '新的' }, boss);
    expect((await read(id)).faults.map(({ rule }) => rule).toSorted()).toEqual(['missing', 'noQuestions']);
    expect((await world.refusal(questionnaireDetail, { id }, { userId }))?.code).toBe(
      ErrorCode.questionnaireNotVisible,
    );
    const seen = await published({}, '看得到的');
    const { items } = await world.ask(questionnaireDetail, { id: seen }, { userId });
    expect(items.map((one) => one.id)).toEqual(['shift', 'break', 'words']);
    const listed = await world.ask(questionnaireList, { keyword: '新的' }, { userId });
    expect(listed.items).toEqual([]);
  });

  it('asks what an answer leads to, takes that alone, and refuses what was left out on the way [QU-02]', async () => {
    const id = await published({ anonymous: false });
    const [day, night] = await people(2);
    await answer(id, day ?? 0, { shift: { numbers: [0] }, break: { text: '02:30' } });
    const refused = await world.refusal(
      submitQuestionnaire,
      {
        id,
        salt: 's'.repeat(22),
        answers: [{ item: 'shift', value: { ...noValue, numbers: [1], gaps: [], files: [] } }],
      },
      { userId: night ?? 0 },
    );
    expect(refused?.data).toEqual({ problems: [{ item: 'break', rule: 'required' }] });
    await answer(id, night ?? 0, { shift: { numbers: [1] }, break: { text: '03:00' } });
    const { items } = await look(id);
    expect(items.map(({ count }) => count)).toEqual([2, 1, 0]);
    expect(items[1]?.texts).toEqual([{ text: '03:00', count: 1 }]);
  });

  it('keeps what was asked and promised once somebody has answered; words and new questions may change [QU-02]', async () => {
    const id = await published();
    await answer(id, await person(), { shift: { numbers: [0] } });
    const rules = async (change: Partial<QuestionnaireDraft>) => (await changed(id, change)).faults;
    expect(await rules({ anonymous: false })).toEqual([{ at: 'anonymous', rule: 'promised' }]);
    const [first, ...rest] = branching;
    if (first === undefined) throw new Error('no question');
    expect(await rules({ anonymous: true, items: rest })).toEqual([{ at: 'items', rule: 'removed' }]);
    const turned = { ...first, options: two.toReversed() };
    expect(await rules({ items: [turned, ...rest] })).toEqual([{ at: 'shift', rule: 'moved' }]);
    const other = { ...first, type: 'multiple' as const };
    expect(await rules({ items: [other, ...rest] })).toEqual([{ at: 'shift', rule: 'answered' }]);
    const more = { ...first, title: { zh_cn: '你上哪个班？' }, options: [...two, { zh_cn: '倒班' }] };
    expect(await rules({ items: [...rest, more, item({ id: 'new' })].map((one) => ({ ...one, jumps: [] })) })).toEqual(
      [],
    );
    const { revision } = await read(id);
    const after = await world.ask(publishQuestionnaire, { id, revision }, boss);
    expect([after.version, after.changes]).toEqual([2, []]);
    const { items } = await world.ask(questionnaireVersions, { id, size: 10 }, boss);
    expect(items.map(({ changes, no }) => [no, changes])).toEqual([
      [2, ['items']],
      [1, []],
    ]);
  });

  it('tells of circles and of questions that nobody would be asked, and refuses to publish them [QU-02]', async () => {
    const id = await published();
    const [first, ...rest] = branching;
    if (first === undefined) throw new Error('no question');
    const wrong = [{ ...first, jumps: [{ from: null, to: null, go: 'words' }] }, ...rest];
    const { faults, revision } = await changed(id, { items: wrong });
    expect(faults).toEqual([{ at: 'break', rule: 'unreachable' }]);
    const refused = await world.refusal(publishQuestionnaire, { id, revision }, boss);
    expect(refused).toMatchObject({ code: ErrorCode.fieldsRefused, data: { fields: { break: 'unreachable' } } });
  });

  it('refuses a change that began from an older draft, with the present one [QU-01]', async () => {
    const id = await published();
    const { draft } = await changed(id, { minutes: 7 });
    const refused = await world.refusal(saveQuestionnaireDraft, { id, revision: 0, draft }, boss);
    expect(refused).toMatchObject({ code: ErrorCode.conflict, data: { questionnaire: { draft: { minutes: 7 } } } });
    const { revision } = await read(id);
    const given = await world.ask(discardQuestionnaireDraft, { id, revision }, boss);
    expect([given.draft.minutes, given.revision]).toEqual([3, 0]);
  });

  it('is found by words, state, kind and names; templates and archived ones by their state alone [QU-03]', async () => {
    await published({}, '找：进行');
    const named = await published({ anonymous: false, kind: 'vote' }, '找：投票');
    const gone = await published({}, '找：归档');
    await act([gone], 'archive');
    await act([named], 'template');
    const found = (filters: object) => titles({ q: '找：', ...filters });
    expect((await found({})).toSorted()).toEqual(['找：投票', '找：进行'].toSorted());
    expect(await found({ state: 'archived' })).toEqual(['找：归档']);
    expect(await found({ state: 'template' })).toEqual(['找：投票']);
    expect(await found({ kind: 'vote' })).toEqual(['找：投票']);
    expect(await found({ names: 'anonymous' })).toEqual(['找：进行']);
  });

  it('is found and sorted by its draft before it was published [QU-03]', async () => {
    const { id } = await world.ask(addCall, { title: '先叫这个' }, boss);
    await changed(id, { title: { zh_cn: '改叫那个' }, kind: 'vote', anonymous: false });
    expect(await titles({ q: '改叫', kind: 'vote', names: 'named' })).toEqual(['改叫那个']);
    expect(await titles({ q: '先叫' })).toEqual([]);
    // A window that is not whole yet does not keep the rest from being saved.
    const { draft, faults } = await changed(id, { opensAt: 2, closesAt: 1 });
    expect([draft.closesAt, faults.some(({ rule }) => rule === 'endsFirst')]).toEqual([1, true]);
  });

  it('is begun from a template, which is never published itself [QU-01]', async () => {
    const of = await published({}, '模板源');
    await act([of], 'template');
    const { items } = await world.ask(manageQuestionnaires, { ...anything, q: '模板源', state: 'template' }, boss);
    const template = items[0]?.id ?? 0;
    expect((await act([template], 'publish')).left).toEqual([{ id: template, name: '模板源', why: 'isTemplate' }]);
    const { id } = await world.ask(addCall, { title: '今年的', copyOf: template }, boss);
    const { draft, state } = await read(id);
    expect([draft.title.zh_cn, draft.items.length, state]).toEqual(['今年的', 3, 'draft']);
    expect(draft.opensAt).toBeGreaterThan(world.now);
  });

  it('is copied under its own name, also where that is cut within an emoji [QU-01]', async () => {
    const title = `${'长'.repeat(95)}😀`;
    await act([await published({}, title)], 'copy');
    expect(await titles({ q: '长长', state: 'draft' })).toEqual([`${'长'.repeat(95)}（副本）`]);
  });

  it('is ended, put off and taken up again, also where a draft waits [QU-03]', async () => {
    const id = await published();
    await changed(id, { minutes: 9 });
    expect((await act([id], 'end')).done).toEqual([id]);
    expect((await read(id)).state).toBe('ended');
    expect((await act([id], 'end')).left).toMatchObject([{ why: 'notOpen' }]);
    const open = await read(id);
    await act([id], 'extend', 2);
    // Whoever has it open in the editor does not move the end back unseen.
    const stale = { id, revision: open.revision, draft: open.draft };
    expect((await world.refusal(saveQuestionnaireDraft, stale, boss))?.code).toBe(ErrorCode.conflict);
    const { changes, draft, state } = await read(id);
    expect([state, draft.closesAt, changes]).toEqual(['open', world.now + 48 * HOUR, ['minutes']]);
    expect((await world.refusal(actOnQuestionnaires, { ids: [id], act: 'extend', days: 0 }, boss))?.code).toBe(
      ErrorCode.badRequest,
    );
  });

  it('reminds whoever has not answered, and nobody else [QU-03]', async () => {
    const [done] = await people(3, '提醒部');
    const place = await world.in(1001, (scope) => departmentCalled(scope, { zh_cn: '提醒部' }));
    const nobody = { departments: [], groups: [], people: [] };
    const audience = { ...nobody, departments: [place?.id ?? 0], rules: [], except: nobody };
    const id = await published({ audience, anonymous: false });
    await answer(id, done ?? 0, { shift: { numbers: [0] } });
    expect(await act([id], 'remind')).toMatchObject({ done: [id], reminded: 2 });
    expect((await world.ask(missingPeople, { id, size: 10 }, boss)).total).toBe(2);
  });

  it('reaches whose departments it is for alone, and whoever made it [AC-10]', async () => {
    await addQuestionnaire(world, { title: { zh_cn: '界：装配' }, departments: ['装配部'] });
    await addQuestionnaire(world, { title: { zh_cn: '界：众人' } });
    await person('装配部');
    const place = await world.in(1001, (scope) => departmentCalled(scope, { zh_cn: '装配部' }));
    const userId = await person('装配部');
    await addRole(world, { holders: [userId], permissions: ['assessment.see'], departments: [place?.id ?? 0] });
    expect(await titles({ q: '界：' }, { userId })).toEqual(['界：装配']);
  });
});

describe('The results in the console', () => {
  it('of named answers equal a recount, under every filter [QU-03]', async () => {
    const id = await published({ anonymous: false });
    const welders = await people(2, '焊接');
    const painters = await people(3, '喷漆');
    for (const userId of welders) await answer(id, userId, { shift: { numbers: [0] }, words: { text: '灯太暗' } });
    for (const userId of painters) await answer(id, userId, { shift: { numbers: [1] }, break: { text: '02:30' } });
    const all = await look(id);
    expect([all.answered, all.counted, all.tooFew, all.readable]).toEqual([5, 5, false, true]);
    expect(all.items[0]?.bars.map(({ count }) => count)).toEqual([2, 3]);
    expect(all.items[2]?.texts).toEqual([{ text: '灯太暗', count: 2 }]);
    expect(all.departments.map(({ count, name }) => [name, count])).toEqual([
      ['喷漆', 3],
      ['焊接', 2],
    ]);
    expect(all.days.map(({ count }) => count)).toEqual([5]);
    // The sums that were counted as they came are those of the sheets.
    const day = all.days[0]?.day ?? '';
    expect((await look(id, { from: day, until: day })).items).toEqual(all.items);
    const some = await look(id, { department: all.departments[0]?.id ?? 0 });
    expect([some.counted, some.items[0]?.bars.map(({ count }) => count)]).toEqual([3, [0, 3]]);
    expect((await look(id, { item: 'shift', answer: 0 })).items[2]?.texts).toEqual([{ text: '灯太暗', count: 2 }]);
    const sheets = await world.ask(
      managedSheets,
      { id, size: 10, from: '', until: '', item: 'shift', answer: 1 },
      boss,
    );
    expect(sheets.items).toHaveLength(3);
  });

  it('of named answers are told apart by the departments of the caller alone [AC-10] [QU-03]', async () => {
    const id = await published({ anonymous: false });
    const [, looker] = await people(2, '质检');
    await answer(id, looker ?? 0, { shift: { numbers: [0] } });
    await answer(id, await person('财务'), { shift: { numbers: [1] }, break: { text: '02:30' } });
    const placed = (zh_cn: string) => world.in(1001, (scope) => departmentCalled(scope, { zh_cn }));
    const [own, other] = [(await placed('质检'))?.id ?? 0, (await placed('财务'))?.id ?? 0];
    await addRole(world, { holders: [looker ?? 0], permissions: ['assessment.see'], departments: [own] });
    await world.in(1001, (scope) =>
      scope.tx
        .update(questionnaires)
        .set({ createdBy: looker ?? 0 })
        .where(scope.only(questionnaires, eq(questionnaires.id, id))),
    );
    const asker = { userId: looker ?? 0 };
    const seen = await look(id, {}, asker);
    expect([seen.counted, seen.departments.map(({ name }) => name)]).toEqual([2, ['质检']]);
    expect((await look(id, { department: own }, asker)).counted).toBe(1);
    const refused = await world.refusal(
      managedResults,
      { id, from: '', until: '', item: '', department: other },
      asker,
    );
    expect(refused?.code).toBe(ErrorCode.notFound);
  });

  it('of anonymous answers have nobody, nothing below five, and no two looks differ by fewer than five [QU-02]', async () => {
    const id = await published();
    const all = await people(11);
    const give = (userId: number, nth: number) =>
      answer(id, userId, { shift: { numbers: [0] }, words: { text: `话 ${nth}` } });
    for (const [nth, userId] of all.slice(0, 4).entries()) await give(userId, nth);
    expect(await look(id)).toMatchObject({
      answered: 4,
      counted: 0,
      tooFew: true,
      items: [],
      days: [],
      departments: [],
    });
    for (const [nth, userId] of all.slice(4, 9).entries()) await give(userId, 4 + nth);
    expect(await look(id)).toMatchObject({ answered: 9, counted: 0, tooFew: true });
    for (const [nth, userId] of all.slice(9).entries()) await give(userId, 9 + nth);
    const shown = await look(id);
    expect([shown.answered, shown.counted, shown.items[0]?.count, shown.readable]).toEqual([11, 5, 5, false]);
    expect(
      (await world.refusal(managedResults, { id, from: '', until: '', item: 'shift', answer: 0 }, boss))?.code,
    ).toBe(ErrorCode.badRequest);
    for (const call of [managedSheets, missingPeople] as const)
      expect((await world.refusal(call, { id, size: 10, from: '', until: '', item: '' }, boss))?.code).toBe(
        ErrorCode.notFound,
      );
    await act([id], 'end');
    const last = await look(id);
    expect([last.counted, last.items[0]?.count]).toEqual([11, 11]);
    expect((await act([id], 'extend', 3)).left).toMatchObject([{ id, why: 'sealed' }]);
  });

  it('never tell by what may still be changed which questions one person was led to [QU-02]', async () => {
    const held = async (anonymous: boolean) => {
      const id = await published({ anonymous });
      await answer(id, await person(), { shift: { numbers: [0] } });
      return (await read(id)).held;
    };
    expect(await held(false)).toEqual(['shift']);
    expect(await held(true)).toEqual(['shift', 'break', 'words']);
    const id = await published();
    await answer(id, await person(), { shift: { numbers: [0] } });
    const [shift, , words] = branching;
    const { faults } = await changed(id, { items: [shift, words].flatMap((one) => one ?? []) });
    expect(faults).toEqual([{ at: 'items', rule: 'removed' }]);
  });

  it('leave as a file from which nobody can be told [QU-02]', async () => {
    const id = await published();
    const rowsOf = () =>
      world.in(1001, async (scope) => {
        const grants = await grantsOf(scope, boss.userId ?? 0, world.now);
        const viewer = { language: 'zh_cn', timeZone: 'Asia/Shanghai', userId: boss.userId ?? 0 } as const;
        const asked = { language: 'zh_cn', columns: [], filters: { id } } as const;
        return answersExport.rows({ scope, now: world.now, grants, viewer }, asked);
      });
    const all = await people(5);
    for (const [nth, userId] of all.slice(0, 4).entries())
      await answer(id, userId, {
        shift: { numbers: [nth % 2] },
        break: { text: '01:00' },
        words: { text: `丁丙乙甲`[nth] ?? '' },
      });
    expect(await rowsOf()).toHaveLength(1);
    await answer(id, all[4] ?? 0, { shift: { numbers: [0] }, words: { text: '戊' } });
    expect(await rowsOf()).toHaveLength(1);
    await act([id], 'end');
    expect(await rowsOf()).toEqual([
      ['题号', '题目', '回答', '次数'],
      ['1', 'shift', '夜班', '2'],
      ['1', 'shift', '白班', '3'],
      ['2', 'break', '01:00', '2'],
      ...['丁', '丙', '乙', '戊', '甲'].toSorted().map((word) => ['3', 'words', word, '1']),
    ]);
  });
});
