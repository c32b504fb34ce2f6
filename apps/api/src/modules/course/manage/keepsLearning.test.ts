import {
  bringBack,
  courseDetail,
  discardDraft,
  publishDraft,
  readDraft,
  reportProgress,
  saveDraft,
  saveText,
  studyLease,
  type CourseDraft,
} from '@banyan/contracts/course';
import { asc, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../../platform/enterprise.schema.ts';
import type { Asker } from '../../../testing/world.ts';
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

const at = fc.nat({ max: 30 });
const act = <Name extends string>(name: Name, weight: number) => ({
  weight,
  arbitrary: fc.record({ act: fc.constant(name), at, to: at }),
});
/** Acts of authors and learners; `at` and `to` choose among what is there at that moment. */
const walks = fc.array(
  fc.oneof(
    ...[act('add', 3), act('replace', 3), act('remove', 3), act('move', 2), act('rename', 1), act('rule', 1)],
    ...[act('publish', 6), act('bringBack', 2), act('discard', 1), act('learn', 8), act('begin', 3)],
  ),
  { minLength: 8, maxLength: 24 },
);
type Chapter = CourseDraft['chapters'][number];

const draftOf = (id: number) => world.ask(readDraft, { id }, boss);
const articleOf = (id: number) =>
  world.ask(saveText, { id, material: 0, kind: 'article', zh: '<p>字</p>', en: '', link: '', about: '' }, boss);
/** An author's name for a chapter stands in its title, before the last word, wherever it is moved or brought back. */
const named = (tag: string, rest: number): Chapter['title'] => ({ zh_cn: `${tag} ${rest}` });
const tagOf = (title: string) => title.slice(0, title.lastIndexOf(' '));

/** Everything that is kept of the learning of some people. */
const keptOf = (userIds: readonly number[]) =>
  world.in(eid, async (scope) => ({
    chapters: await scope.tx
      .select()
      .from(chapterProgress)
      .where(scope.only(chapterProgress, inArray(chapterProgress.userId, [...userIds])))
      .orderBy(asc(chapterProgress.userId), asc(chapterProgress.chapterId)),
    courses: await scope.tx
      .select()
      .from(courseProgress)
      .where(scope.only(courseProgress, inArray(courseProgress.userId, [...userIds])))
      .orderBy(asc(courseProgress.userId)),
    scores: await scope.tx
      .select({ id: users.id, score: users.score })
      .from(users)
      .where(scope.only(users, inArray(users.id, [...userIds])))
      .orderBy(asc(users.id)),
  }));
type Kept = Awaited<ReturnType<typeof keptOf>>;

/** A learner's progress in a course can become more, never less. */
function expectNothingLost(before: Kept, after: Kept): void {
  for (const was of before.courses) {
    const is = after.courses.find(({ userId }) => userId === was.userId);
    expect(is).toMatchObject({ enrolledAt: was.enrolledAt, dueAt: was.dueAt });
    expect(is?.studiedS).toBeGreaterThanOrEqual(was.studiedS);
    if (was.completedAt !== null) expect(is).toMatchObject({ completedAt: was.completedAt, state: 'learned' });
    if (was.state !== 'not_studied') expect(is?.state).not.toBe('not_studied');
  }
  for (const [index, { score }] of before.scores.entries())
    expect(after.scores[index]?.score).toBeGreaterThanOrEqual(score);
}

/** One course, its author and two learners, and what these may expect to see. */
class Walk {
  readonly #id: number;
  readonly #people: readonly number[];
  /** State of each chapter that a learner has studied, by learner and the chapter's tag. */
  readonly #states = new Map<number, Map<string, string>>();
  #made = 0;

  constructor(id: number, people: readonly number[]) {
    this.#id = id;
    this.#people = people;
    for (const userId of people) this.#states.set(userId, new Map());
  }

  async step({ act: what, at: place, to }: { readonly act: string; readonly at: number; readonly to: number }) {
    const before = await keptOf(this.#people);
    const studied = what === 'learn' || what === 'begin' ? await this.#study(place, to, what === 'learn') : null;
    if (studied === null) await this.#author(what, place, to);
    const after = await keptOf(this.#people);
    expectNothingLost(before, after);
    const others = ({ chapterId, userId }: { readonly chapterId: number; readonly userId: number }) =>
      userId !== studied?.userId || chapterId !== studied.chapterId;
    expect(after.chapters.filter(others)).toEqual(before.chapters.filter(others));
    for (const userId of this.#people) await this.#expectSeen(userId);
  }

  /** The chapters of the first version come back with what was learned in them, whatever happened since. */
  async end() {
    const { revision, version } = await draftOf(this.#id);
    if (version === 0) return;
    await world.ask(bringBack, { id: this.#id, no: 1, revision }, boss);
    await this.#author('publish', 0, 0);
    for (const userId of this.#people) await this.#expectSeen(userId);
  }

  async #expectSeen(userId: number) {
    const { chapters } = await world.ask(courseDetail, { id: this.#id }, { eid, userId });
    const own = this.#states.get(userId);
    expect(chapters.map(({ state, title }) => [tagOf(title), state])).toEqual(
      chapters.map(({ title }) => [tagOf(title), own?.get(tagOf(title)) ?? 'not_studied']),
    );
  }

  /** Studies a chapter, whole or a part of it; null: it is not open. */
  async #study(place: number, to: number, whole: boolean) {
    const userId = this.#people[to % this.#people.length] ?? 0;
    const asker = { eid, userId };
    const { chapters } = await world.ask(courseDetail, { id: this.#id }, asker);
    const chapter = chapters[place % Math.max(1, chapters.length)];
    if (chapter === undefined || chapter.lockedBy !== null) return null;
    const holder = `window-of-learner-${userId}`;
    await world.ask(studyLease, { course_id: this.#id, holder, take_over: 'Y', release: 'N' }, asker);
    const seconds = whole ? chapter.durationS : Math.floor(chapter.durationS / 3);
    world.now += seconds * 1000;
    const { chapter: is } = await world.ask(
      reportProgress,
      {
        ...{ course_id: this.#id, chapter_id: chapter.id, holder, positionS: seconds, intervals: [[0, seconds]] },
        ...{ rate: 1, reason: 'tick' as const, seen: whole ? [1] : [] },
      },
      asker,
    );
    const states = this.#states.get(userId);
    if (whole || states?.get(tagOf(chapter.title)) === 'learned') expect(is.state).toBe('learned');
    states?.set(tagOf(chapter.title), is.state);
    return { userId, chapterId: chapter.id };
  }

  async #author(what: string, place: number, to: number) {
    const id = this.#id;
    const now = await draftOf(id);
    const { draft, revision } = now;
    if (what === 'publish') {
      if (now.faults.length === 0) await world.ask(publishDraft, { id, revision }, boss);
    } else if (what === 'discard') await world.ask(discardDraft, { id, revision }, boss);
    else if (what === 'bringBack') {
      if (now.version > 0) await world.ask(bringBack, { id, no: 1 + (place % now.version), revision }, boss);
    } else {
      const material = what === 'add' || what === 'replace' ? (await articleOf(id)).id : null;
      await world.ask(saveDraft, { id, revision, draft: this.#edited(draft, what, { place, to, material }) }, boss);
    }
  }

  #edited(
    { chapters, settings }: CourseDraft,
    what: string,
    { material, place, to }: { readonly place: number; readonly to: number; readonly material: number | null },
  ): CourseDraft {
    const list = [...chapters];
    const index = place % Math.max(1, list.length);
    const one = list[index];
    const made = (this.#made += 1);
    if (what === 'rule') return { chapters, settings: { ...settings, sequential: !settings.sequential } };
    if (what === 'add' || one === undefined) {
      const added = { key: `n${made}`, title: named(`added${made}`, made), section: null, seconds: 60 };
      list.splice(to % (list.length + 1), 0, { ...added, kind: 'article', material });
    } else if (what === 'replace') list[index] = { ...one, kind: 'article', material, seconds: 30 + to };
    else if (what === 'remove') list.splice(index, 1);
    else if (what === 'move') list.splice(to % list.length, 0, ...list.splice(index, 1));
    else list[index] = { ...one, title: named(tagOf(one.title.zh_cn), made) };
    return { chapters: list, settings };
  }
}

let people = 0;
const addPerson = () => world.addLearner(`P${(people += 1)}`, '', eid);

describe('Random edits, versions and learning', () => {
  it('lose nothing that anybody has learned, and give no chapter the progress of another [CO-05] [CO-06]', async () => {
    await fc.assert(
      fc.asyncProperty(walks, async (steps) => {
        const { id } = await world.addCourse({ chapterSeconds: [40, 60, 90], credits: 10 }, eid);
        const walk = new Walk(id, [await addPerson(), await addPerson()]);
        for (const one of steps) await walk.step(one);
        await walk.end();
      }),
      { numRuns: 12 },
    );
  }, 240_000);
});
