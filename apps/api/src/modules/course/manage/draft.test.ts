import { ErrorCode } from '@banyan/contracts';
import {
  addCourse,
  bringBack,
  copyCourse,
  courseDetail,
  courseVersions,
  discardDraft,
  publishDraft,
  readDraft,
  saveDraft,
  saveText,
  type CourseDraft,
  type DraftChapter,
  type EditedCourse,
} from '@banyan/contracts/course';
import { beforeEach, describe, expect, it } from 'vitest';
import { addUser } from '../../../testing/fixtures.ts';
import type { Asker } from '../../../testing/world.ts';
import { addRole } from '../../organisation/testing/addRole.ts';
import { chapterProgress, courseProgress } from '../progress.schema.ts';
import { inEachEnterprise } from '../testing/inEachEnterprise.ts';
import type { CourseWorld } from '../testing/world.ts';

let world: CourseWorld;
let boss: Asker;
let eid: number;
const open = inEachEnterprise();
beforeEach(async () => {
  ({ boss, eid, world } = await open());
});

const draftOf = (id: number) => world.ask(readDraft, { id }, boss);
const save = (id: number, draft: CourseDraft, revision: number) => world.ask(saveDraft, { id, draft, revision }, boss);
const publish = async (id: number) => world.ask(publishDraft, { id, revision: (await draftOf(id)).revision }, boss);
const articleOf = (id: number, zh = '<p>字</p>', material = 0) =>
  world.ask(saveText, { id, material, kind: 'article', zh, en: '', link: '', about: '' }, boss);
const chapter = (key: string, material: number | null, title = key): DraftChapter => ({
  ...{ key, material, title: { zh_cn: title }, section: null, kind: 'article', seconds: 60 },
});
const seen = async (id: number, userId: number) => {
  const detail = await world.ask(courseDetail, { id }, { eid, userId });
  return detail.chapters.map(({ title, state }) => `${title} ${state}`);
};
/** Changes the draft of a course by what `change` makes of the present one. */
async function edit(id: number, change: (edited: EditedCourse) => CourseDraft): Promise<EditedCourse> {
  const now = await draftOf(id);
  return save(id, change(now), now.revision);
}

/** Somebody who has learned chapters of a course, by their ids. */
async function learn(courseId: number, learned: readonly number[], completed = false): Promise<number> {
  const userId = await world.addLearner(`L${(people += 1)}`, '', eid);
  const at = new Date(world.now);
  await world.in(eid, async (scope) => {
    await scope.tx.insert(courseProgress).values(
      scope.row(courseProgress, {
        ...{ userId, courseId, leftS: 0, enrolledAt: at, lastStudiedAt: at, lastChapterId: learned[0] ?? null },
        ...{ learnedChapters: learned.length, state: completed ? 'learned' : 'learning', studiedS: 90 },
        ...(completed ? { completedAt: at } : {}),
      }),
    );
    for (const chapterId of learned)
      await scope.tx.insert(chapterProgress).values(
        scope.row(chapterProgress, {
          ...{ userId, courseId, chapterId, watched: [[0, 60]] as const, seen: [1], place: 1, studiedS: 60 },
          ...{ learned: true, learnedAt: at, lastBeatAt: at },
        }),
      );
  });
  return userId;
}
let people = 0;

describe('A course made in the console', () => {
  it('is a draft until it is published, then learners see it [CO-02] [MC-03]', async () => {
    const { id } = await world.ask(addCourse, { title: '新课', category: 'QM01' }, boss);
    const learner = await world.addLearner('li', '', eid);
    const begun = await draftOf(id);
    expect(begun).toMatchObject({
      revision: 0,
      version: 0,
      state: 'draft',
      faults: [{ at: 'chapters', rule: 'noChapters' }],
    });
    expect((await world.refusal(publishDraft, { id, revision: 0 }, boss))?.data).toEqual({
      fields: { chapters: 'noChapters' },
    });
    const text = await articleOf(id, '<p>第一章<script>alert(1)</script></p>');
    expect(text.text.zh_cn).toBe('<p>第一章</p>');
    const saved = await save(id, { ...begun.draft, chapters: [chapter('n1', text.id, '第一章')] }, 0);
    expect(saved).toMatchObject({ revision: 1, faults: [], changes: [{ kind: 'added', at: '1', title: '第一章' }] });
    expect((await world.refusal(courseDetail, { id }, { eid, userId: learner }))?.code).toBe(ErrorCode.notFound);
    const published = await publish(id);
    expect(published).toMatchObject({ state: 'on_shelf', version: 1, revision: 0, changes: [] });
    expect(published.draft.chapters[0]?.key).toMatch(/^c\d+$/);
    expect(await seen(id, learner)).toEqual(['第一章 not_studied']);
  });

  it('says what is missing by setting and chapter, and keeps it all in the draft [MC-03]', async () => {
    const { id } = await world.ask(addCourse, { title: '新课', category: '' }, boss);
    const saved = await edit(id, ({ draft }) => ({
      settings: { ...draft.settings, title: { zh_cn: '' }, category: 'nowhere', requiredUntil: 1_900_000_000_000 },
      chapters: [chapter('n1', null, ''), { ...chapter('n2', null), kind: 'video' }],
    }));
    expect(saved.faults).toEqual([
      { at: 'title', rule: 'missing' },
      { at: 'category', rule: 'invalid' },
      { at: 'requiredUntil', rule: 'notRequired' },
      { at: 'n1', rule: 'missing' },
      { at: 'n1', rule: 'noMaterial' },
      { at: 'n2', rule: 'noMaterial' },
    ]);
    expect((await draftOf(id)).draft).toEqual(saved.draft);
  });

  it('refuses material of another course, and an address that is no link [CO-03]', async () => {
    const [one, two] = [
      await world.ask(addCourse, { title: '甲', category: '' }, boss),
      await world.ask(addCourse, { title: '乙', category: '' }, boss),
    ];
    const foreign = await articleOf(two.id);
    const { draft } = await draftOf(one.id);
    const input = { id: one.id, revision: 0, draft: { ...draft, chapters: [chapter('n1', foreign.id)] } };
    expect((await world.refusal(saveDraft, input, boss))?.code).toBe(ErrorCode.badRequest);
    const link = {
      id: one.id,
      material: 0,
      kind: 'link' as const,
      zh: '',
      en: '',
      about: '',
      link: 'javascript:alert(1)',
    };
    expect((await world.refusal(saveText, link, boss))?.data).toEqual({ fields: { link: 'invalid' } });
  });
});

describe('A draft', () => {
  it('is not changed by a save with the same words in two languages [CO-02]', async () => {
    const { id } = await world.addCourse({ title: { zh_cn: '两语', en: 'Two languages' } }, eid);
    const { changes } = await edit(id, ({ draft }) => ({
      ...draft,
      settings: { ...draft.settings, title: { zh_cn: '两语', en: 'Two languages' } },
    }));
    expect(changes).toEqual([]);
  });

  it('of a course that came in from elsewhere changes nothing for learners until it is published [CO-05]', async () => {
    const { chapterIds, id } = await world.addCourse({ chapterSeconds: [100, 200] }, eid);
    const learner = await learn(id, [chapterIds[0] ?? 0]);
    const before = await seen(id, learner);
    expect((await draftOf(id)).changes).toEqual([]);
    const text = await articleOf(id);
    const saved = await edit(id, ({ draft }) => ({
      settings: { ...draft.settings, credits: 15 },
      chapters: [
        { ...(draft.chapters[1] ?? chapter('', null)), title: { zh_cn: '改名' } },
        ...draft.chapters.slice(0, 1),
        chapter('n1', text.id, '新的'),
      ],
    }));
    expect(saved.learners).toBe(1);
    expect(saved.changes).toEqual([
      { kind: 'setting', at: 'credits', title: '' },
      { kind: 'renamed', at: '1', title: '改名' },
      { kind: 'moved', at: '2', title: '第 1 章' },
      { kind: 'added', at: '3', title: '新的' },
    ]);
    expect(await seen(id, learner)).toEqual(before);
    await publish(id);
    expect(await seen(id, learner)).toEqual(['改名 not_studied', '第 1 章 learned', '新的 not_studied']);
  });

  it('that another has saved meanwhile is not overwritten: the present state is in the refusal [MC-03]', async () => {
    const { id } = await world.addCourse({}, eid);
    const { draft } = await draftOf(id);
    const titled = (zh_cn: string) => ({ ...draft, settings: { ...draft.settings, title: { zh_cn } } });
    await save(id, titled('先存的'), 0);
    const refusal = await world.refusal(saveDraft, { id, draft: titled('后存的'), revision: 0 }, boss);
    expect(refusal?.code).toBe(ErrorCode.conflict);
    expect(refusal?.data).toMatchObject({
      course: { revision: 1, draft: { settings: { title: { zh_cn: '先存的' } } } },
    });
    expect((await world.refusal(publishDraft, { id, revision: 0 }, boss))?.code).toBe(ErrorCode.conflict);
    expect(await save(id, titled('后存的'), 1)).toMatchObject({ revision: 2 });
    expect(await world.ask(discardDraft, { id, revision: 2 }, boss)).toMatchObject({ revision: 0, changes: [] });
  });

  it('leaves what a version has as it is: a text changed after publishing is another material [CO-03]', async () => {
    const { id } = await world.ask(addCourse, { title: '新课', category: '' }, boss);
    const text = await articleOf(id);
    expect((await articleOf(id, '<p>改</p>', text.id)).id).toBe(text.id);
    await edit(id, ({ draft }) => ({ ...draft, chapters: [chapter('n1', text.id)] }));
    await publish(id);
    expect((await articleOf(id, '<p>再改</p>', text.id)).id).not.toBe(text.id);
  });

  it('may be of an earlier version, with the chapters that were taken out since and their learners [CO-05]', async () => {
    const { chapterIds, id } = await world.addCourse({ chapterSeconds: [100, 200] }, eid);
    const [first = 0, second = 0] = chapterIds;
    const learner = await learn(id, [second]);
    await edit(id, ({ draft }) => ({ ...draft, chapters: draft.chapters.slice(0, 1) }));
    await publish(id);
    expect(await seen(id, learner)).toEqual(['第 1 章 not_studied']);
    const { items } = await world.ask(courseVersions, { id, size: 10 }, boss);
    expect(items.map(({ changes, chapters, no }) => ({ no, changes, chapters }))).toEqual([
      { no: 2, changes: [{ kind: 'removed', at: '2', title: '第 2 章' }], chapters: ['第 1 章'] },
      { no: 1, changes: [], chapters: ['第 1 章', '第 2 章'] },
    ]);
    await world.ask(bringBack, { id, no: 1, revision: 0 }, boss);
    await publish(id);
    expect(await seen(id, learner)).toEqual(['第 1 章 not_studied', '第 2 章 learned']);
    expect((await draftOf(id)).draft.chapters.map(({ key }) => key)).toEqual([`c${first}`, `c${second}`]);
  });

  it('is published by those whose departments it is for, and not for others [AC-10]', async () => {
    const { id } = await world.addCourse({ departments: ['焊接'] }, eid);
    const head: Asker = {
      eid,
      userId: await addUser(world.db, eid, { account: 'H', type: 3, department: { zh_cn: '焊接' } }),
    };
    const edited = await world.ask(readDraft, { id }, head);
    const everyone = { ...edited.draft, settings: { ...edited.draft.settings, audience: null } };
    expect((await world.ask(saveDraft, { id, revision: 0, draft: everyone }, head)).faults).toEqual([
      { at: 'audience', rule: 'beyond' },
    ]);
    expect((await world.refusal(publishDraft, { id, revision: 1 }, head))?.code).toBe(ErrorCode.fieldsRefused);
    const others = await draftOf((await world.addCourse({ departments: ['涂装'] }, eid)).id);
    const theirs = {
      ...edited.draft,
      settings: { ...edited.draft.settings, audience: others.draft.settings.audience },
    };
    expect((await world.ask(saveDraft, { id, revision: 1, draft: theirs }, head)).faults).toEqual([
      { at: 'audience', rule: 'beyond' },
    ]);
    const writer = await addUser(world.db, eid, { account: 'W' });
    await addRole(world, { eid, permissions: ['courses.see', 'courses.edit'], holders: [writer], reach: 'all' });
    expect(await world.ask(readDraft, { id }, { eid, userId: writer })).toMatchObject({
      mayEdit: true,
      mayPublish: false,
    });
    expect((await world.refusal(publishDraft, { id, revision: 1 }, { eid, userId: writer }))?.code).toBe(
      ErrorCode.adminsOnly,
    );
  });
});

describe('A copy of a course', () => {
  it('has its settings and chapters as a draft of its own, and changes apart from it [CO-02] [CO-03]', async () => {
    const { id } = await world.ask(addCourse, { title: '原课', category: 'QM01' }, boss);
    const text = await articleOf(id, '<p>原文</p>');
    await edit(id, ({ draft }) => ({
      settings: { ...draft.settings, title: { zh_cn: '原课', en: 'First' }, credits: 15 },
      chapters: [chapter('n1', text.id, '一'), chapter('n2', null, '二')],
    }));
    const copied = await world.ask(copyCourse, { id }, boss);
    expect(copied.id).not.toBe(id);
    const { draft, materials, state } = await draftOf(copied.id);
    expect(state).toBe('draft');
    expect(draft.settings).toMatchObject({
      ...{ title: { zh_cn: '原课（副本）', en: 'First (copy)' }, credits: 15, category: 'QM01' },
    });
    expect(draft.chapters.map(({ key, title }) => [key, title.zh_cn])).toEqual([
      ['n1', '一'],
      ['n2', '二'],
    ]);
    const [material] = materials;
    expect(material?.id).not.toBe(text.id);
    await articleOf(copied.id, '<p>改过</p>', material?.id);
    expect((await draftOf(id)).materials[0]?.text.zh_cn).toBe('<p>原文</p>');
    const outside = await addUser(world.db, eid, { account: 'Q' });
    await addRole(world, { eid, permissions: ['courses.see', 'courses.edit'], holders: [outside], reach: 'own' });
    expect((await world.refusal(copyCourse, { id }, { eid, userId: outside }))?.code).toBe(ErrorCode.notFound);
  });
});

describe('A course that somebody sees by one right', () => {
  it('may be changed and published only as far as the rights for that reach [AC-10]', async () => {
    const { id } = await world.addCourse({}, eid);
    const person = await addUser(world.db, eid, { account: 'P' });
    await addRole(world, { eid, permissions: ['courses.see'], holders: [person], reach: 'all' });
    await addRole(world, { eid, permissions: ['courses.edit', 'courses.publish'], holders: [person], reach: 'own' });
    const asker: Asker = { eid, userId: person };
    expect(await world.ask(readDraft, { id }, asker)).toMatchObject({
      ...{ lecturerName: '陈国栋', mayEdit: false, mayPublish: false },
    });
    const own = await world.ask(addCourse, { title: '自己的', category: '' }, asker);
    expect(await world.ask(readDraft, { id: own.id }, asker)).toMatchObject({ mayEdit: true, mayPublish: true });
  });
});

describe('Publishing', () => {
  it('keeps a finished course finished, and finishes it for whoever lacks nothing any more [CO-05]', async () => {
    const { chapterIds, id } = await world.addCourse({ chapterSeconds: [100, 200], credits: 10 }, eid);
    const [first = 0, second = 0] = chapterIds;
    const finished = await learn(id, [first, second], true);
    const half = await learn(id, [first]);
    const text = await articleOf(id);
    await edit(id, ({ draft }) => ({ ...draft, chapters: [...draft.chapters, chapter('n1', text.id, '新的')] }));
    await publish(id);
    const stateOf = async (userId: number) => (await world.ask(courseDetail, { id }, { eid, userId })).course.state;
    expect([await stateOf(finished), await stateOf(half)]).toEqual(['learned', 'learning']);
    await edit(id, ({ draft }) => ({ ...draft, chapters: draft.chapters.slice(0, 1) }));
    await publish(id);
    expect([await stateOf(finished), await stateOf(half)]).toEqual(['learned', 'learned']);
  });
});
