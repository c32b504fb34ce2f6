import { ErrorCode } from '@banyan/contracts';
import { categoryTree, courseDetail, courseList, studyList, videoAddress } from '@banyan/contracts/course';
import { eq } from 'drizzle-orm';
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTenant } from '../../../db/tenant.ts';
import type { FileStorage } from '../../../ports/storage.ts';
import { addEnterprise } from '../../../testing/fixtures.ts';
import { memoryStorage } from '../../../testing/memoryStorage.ts';
import { CourseWorld } from '../testing/world.ts';
import { addDays, dayOf } from '../../../days/days.ts';
import { chapterProgress, studyDays } from '../progress.schema.ts';
import { bringDemo } from '../../../platform/bringDemo.ts';
import { lecturers } from '../../../platform/lecturer.schema.ts';
import { demoFile } from '../../../seed/demoFolder.ts';
import { categoriesKind } from '../import/categories.import.ts';
import { demoChapterId } from '../import/writeCourse.ts';
import { bringCourses } from './bringCourses.ts';
import { demoLearners } from './demoLearners.ts';
import { seedProgress } from './seedProgress.ts';
import { anyCourse } from '../testing/anyCourse.ts';

const eids = [0, 1001, 1002];
const stored = new Map<string, string>();
const memory = memoryStorage();
const files: FileStorage = {
  ...memory,
  put: async (key, source, options) => {
    const bytes = await buffer(source);
    stored.set(key, bytes.toString('latin1'));
    return memory.put(key, Readable.from([bytes]), options);
  },
};

let world: CourseWorld;
const learners = new Map<string, number>();
beforeAll(async () => {
  world = await CourseWorld.open([]);
  for (const eid of eids) {
    await addEnterprise(world.db, { eid, puborg: 0, languages: eid === 1002 ? ['zh_cn', 'en', 'zh_tw'] : [] });
  }
  for (const { eid, account } of demoLearners) learners.set(account, await world.addLearner(account, '', eid));
  for (const department of ['人力资源部']) await world.addLearner('H10001', department);
  const ports = { db: world.db, files, now: world.now, handlers: [] };
  for (const eid of eids) {
    await world.in(eid, async (scope) => {
      const yaml = await readFile(demoFile('lecturers.yaml', eid), 'utf8');
      const text = { zh_cn: '' };
      for (const [, name = ''] of yaml.matchAll(/name:(?:\n {6}zh:)? (\S+)/g))
        await scope.tx
          .insert(lecturers)
          .values(
            scope.row(lecturers, { name: { zh_cn: name }, title: text, department: text, bio: text, kind: 'internal' }),
          );
    });
    await bringDemo(categoriesKind, ports, { eid, path: demoFile('categories.yaml', eid) });
    await bringCourses(ports, eid);
  }
  for (const learner of demoLearners) {
    await seedProgress({ db: world.db, now: world.now, timeZone: 'Asia/Shanghai', handlers: [] }, learner);
  }
});

describe('demo courses', () => {
  it('are all on the shelf of their enterprise, sixty or more in all [CO-01]', async () => {
    const totals = [];
    for (const eid of eids) {
      const tree = await world.ask(categoryTree, {}, { eid, userId: null });
      totals.push(tree.total);
      const levels = new Set(tree.categories.map(({ id }) => id.length));
      expect(levels.size).toBe(3);
    }
    // Of the manufacturer's 33, one is off the shelf, one deleted, and one for a department.
    expect(totals).toEqual([18, 30, 24]);
  });

  it('have their chapters under ids that stay, with video and subtitles [CO-04]', async () => {
    const asker = { userId: learners.get('H20381') ?? 0 };
    const detail = await world.ask(courseDetail, { id: 101 }, asker);
    expect(detail.chapters[0]).toMatchObject({ id: demoChapterId(101, 1), durationS: 68 });
    expect(detail.course.durationS).toBeCloseTo(
      detail.chapters.reduce((sum, { durationS }) => sum + durationS, 0),
      6,
    );
    const address = await world.ask(videoAddress, { course_id: 101, chapter_id: demoChapterId(101, 1) }, asker);
    expect(address.renditions).toMatchObject([
      { height: 540, url: expect.stringMatching(/\/1001\/course\/101\/1\.540\.mp4$/) as unknown },
      { height: 360, url: expect.stringMatching(/\/1001\/course\/101\/1\.360\.mp4$/) as unknown },
    ]);
    expect(address.subtitles.map(({ language }) => language)).toEqual(['zh', 'en']);
    expect(stored.get('1001/course/101/1.en.vtt')).toMatch(/^WEBVTT\n/);
  });

  it('come in again where a start was broken off, under the same ids [CO-02]', async () => {
    const before = await world.ask(courseDetail, { id: 1 }, { eid: 0, userId: null });
    await bringCourses({ db: world.db, files, now: world.now }, 0);
    expect(await world.ask(courseDetail, { id: 1 }, { eid: 0, userId: null })).toEqual(before);
    expect(await memory.stat('0/course/1/1.540.mp4')).not.toBeNull();
  });

  it('show chapters of every kind, with what each has to be shown [CO-03]', async () => {
    for (const [eid, id] of [
      [0, 95],
      [1001, 195],
      [1002, 295],
    ] as const) {
      const detail = await world.ask(courseDetail, { id }, { eid, userId: null });
      expect(detail.chapters.map(({ kind }) => kind)).toEqual([
        'audio',
        'document',
        'article',
        'album',
        'link',
        'scorm',
      ]);
      for (const { kind, parts } of detail.chapters) expect(parts > 0).toBe(kind !== 'audio');
    }
  });

  it('are in traditional Chinese where the enterprise offers it, and found by it [SE-09]', async () => {
    const asker = { eid: 1002, userId: null, language: 'zh_tw' } as const;
    const detail = await world.ask(courseDetail, { id: 201 }, asker);
    expect(detail.course.title).toBe('冷鏈：從月臺到貨架');
    const found = await world.ask(courseList, { ...anyCourse, 'search[keyword]': '冷鏈' }, asker);
    expect(found.items.map(({ id }) => id)).toContain(201);
  });
});

describe('required hours and points of demo courses', () => {
  it('are asked for by a few, more than their videos or less; the main one is finished in one pass [CO-05]', async () => {
    const asker = { userId: learners.get('H20381') ?? 0 };
    const page = await world.ask(courseList, { ...anyCourse, size: 60 }, asker);
    const asking = page.items.filter(({ requiredStudyS }) => requiredStudyS > 0);
    expect(asking.length).toBeGreaterThanOrEqual(2);
    expect(asking.length).toBeLessThan(page.items.length / 4);
    expect(asking.some(({ durationS, requiredStudyS }) => requiredStudyS > durationS)).toBe(true);
    expect(asking.some(({ durationS, requiredStudyS }) => requiredStudyS <= durationS)).toBe(true);
    expect((await world.ask(courseDetail, { id: 101 }, asker)).course.requiredStudyS).toBe(0);
    const points = [];
    for (let id = 101; id <= 127; id += 1) points.push((await world.ask(courseDetail, { id }, asker)).pointsPerChapter);
    expect(points.filter((each) => each > 0).length).toBeGreaterThan(points.length / 2);
  });

  it('leave one learner with every chapter learned and some minutes to go [CO-05]', async () => {
    const asker = { userId: learners.get('H20381') ?? 0 };
    const { course, pointsPerChapter, pointsEarned } = await world.ask(courseDetail, { id: 119 }, asker);
    expect(course).toMatchObject({ state: 'learning', learnedChapters: course.chapterCount });
    expect(course.studyLeftS).toBeGreaterThan(0);
    expect(course.leftS).toBe(course.studyLeftS);
    expect(pointsEarned).toBe(course.chapterCount * pointsPerChapter);
  });
});

describe('demo courses that do not open', () => {
  it('are one for each reason, told by its code [CO-07]', async () => {
    const asker = { userId: learners.get('H20381') ?? 0 };
    const codes = [];
    for (const id of [190, 191, 192, 193, 194]) codes.push((await world.refusal(courseDetail, { id }, asker))?.code);
    expect(codes).toEqual([
      ErrorCode.courseOffShelf,
      ErrorCode.courseDeleted,
      ErrorCode.courseNotVisible,
      ErrorCode.courseFull,
      ErrorCode.courseExpired,
    ]);
  });
});

describe('demo learners', () => {
  it('have a past: courses learned, courses begun, a stretch that was missed [CO-05]', async () => {
    for (const { eid, account, courses } of demoLearners) {
      const asker = { eid, userId: learners.get(account) ?? 0 };
      const record = await world.ask(studyList, { state: 'all', cursor: '', size: 60 }, asker);
      expect(record.items.map(({ course }) => course.id)).toEqual(courses.map(({ course }) => course));
      expect(record.counts.learned).toBeGreaterThan(0);
      const [latest] = record.items;
      const detail = await world.ask(courseDetail, { id: latest?.course.id ?? 0 }, asker);
      const current = detail.chapters.find(({ id }) => id === detail.current);
      expect(current?.intervals).toHaveLength(2);
      expect(current?.positionS).toBeGreaterThan(0);
    }
  });

  it.each([0.2, 2, 9, 14, 22.3])(
    'studied on each day on which they watched, seeded at %f o’clock [SH-12]',
    async (hour) => {
      const timeZone = 'Asia/Shanghai';
      const now = Date.UTC(2026, 4, 20) + (hour - 8) * 3_600_000;
      for (const learner of demoLearners) {
        const { eid } = learner;
        const account = `${learner.account} at ${hour}`;
        const userId = await world.addLearner(account, '', eid);
        await seedProgress({ db: world.db, now, timeZone, handlers: [] }, { ...learner, account });
        const [beats, days] = await inTenant(world.db, eid, async ({ tx, only }) => [
          await tx
            .select()
            .from(chapterProgress)
            .where(only(chapterProgress, eq(chapterProgress.userId, userId))),
          await tx
            .select()
            .from(studyDays)
            .where(only(studyDays, eq(studyDays.userId, userId))),
        ]);
        const first = addDays(dayOf(now, timeZone), 1 - learner.minutes.length);
        const watched = beats
          .map(({ lastBeatAt }) => dayOf(lastBeatAt.getTime(), timeZone))
          .filter((day) => day >= first);
        expect(watched.length).toBeGreaterThan(3);
        expect(days.map(({ date }) => date)).toEqual(expect.arrayContaining(watched));
      }
    },
  );
});
