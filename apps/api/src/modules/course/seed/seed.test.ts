import { ErrorCode } from '@banyan/contracts';
import { categoryTree, courseDetail, courseList, studyList, videoAddress } from '@banyan/contracts/course';
import { eq } from 'drizzle-orm';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import { hengchuanContent } from '../../../db/seed/content/hengchuan/index.ts';
import { larkfieldContent } from '../../../db/seed/content/larkfield/index.ts';
import { openContent } from '../../../db/seed/content/open/index.ts';
import { inTenant } from '../../../db/tenant.ts';
import type { FileStorage } from '../../../ports/storage.ts';
import { addEnterprise } from '../../../testing/fixtures.ts';
import { memoryStorage } from '../../../testing/memoryStorage.ts';
import { CourseWorld } from '../testing/world.ts';
import { addDays, dayOf } from '../../../days/days.ts';
import { chapterProgress, studyDays } from '../progress.schema.ts';
import { closedCourses } from './closedCourses.ts';
import { demoLearners } from './demoLearners.ts';
import { kindCourses } from './kinds/index.ts';
import { readManifest } from './media.ts';
import { demoChapterId } from './rows.ts';
import { seedCourses } from './seedCourses.ts';
import { seedProgress } from './seedProgress.ts';
import { anyCourse } from '../testing/anyCourse.ts';

const contents = [openContent, hengchuanContent, larkfieldContent];
const stored = new Map<string, string>();
const files: FileStorage = {
  ...memoryStorage(),
  put: async (key: string, source: Readable, { type }) => {
    stored.set(key, await text(source));
    return { key, type, size: 0 };
  },
};

let world: CourseWorld;
const learners = new Map<string, number>();
const warnings: string[] = [];
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'media-'));
  await writeFile(join(folder, '101-1.540.mp4'), 'a video');
  await writeFile(join(folder, '101-1.360.mp4'), 'a small video');
  await writeFile(join(folder, 'manifest.json'), '{"101-1": {"duration": 68.25, "bytes": {"540": 7, "360": 13}}}');
  world = await CourseWorld.open([]);
  for (const { eid } of contents) {
    await addEnterprise(world.db, { eid, puborg: 0, languages: eid === 1002 ? ['zh_cn', 'en', 'zh_tw'] : [] });
  }
  for (const { eid, account } of demoLearners) learners.set(account, await world.addLearner(account, '', eid));
  const rendered = await readManifest(folder);
  const warn = (message: string) => void warnings.push(message);
  for (const content of contents) {
    await seedCourses({ db: world.db, files, folder, rendered, warn, now: world.now }, content);
  }
  for (const learner of demoLearners) {
    await seedProgress({ db: world.db, now: world.now, timeZone: 'Asia/Shanghai', handlers: [] }, learner);
  }
});

describe('demo courses', () => {
  it('are all on the shelf of their enterprise, sixty or more in all [CO-01]', async () => {
    let total = 0;
    for (const { eid, courses } of contents) {
      const tree = await world.ask(categoryTree, {}, { eid, userId: null });
      const more = closedCourses.filter(
        (closed) => closed.eid === eid && !closed.shelf.state && !closed.shelf.departments,
      );
      const kinds = kindCourses.filter((course) => course.eid === eid);
      expect(tree.total).toBe(courses.length + more.length + kinds.length);
      total += tree.total;
      const levels = new Set(tree.categories.map(({ id }) => id.length));
      expect(levels.size).toBe(3);
    }
    expect(total).toBeGreaterThanOrEqual(60);
  });

  it('have their chapters under ids that stay, with video and subtitles where they are rendered [CO-04]', async () => {
    const asker = { userId: learners.get('H20381') ?? 0 };
    const detail = await world.ask(courseDetail, { id: 101 }, asker);
    expect(detail.chapters[0]).toMatchObject({ id: demoChapterId(101, 1), durationS: 68.25 });
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
    expect(stored.get('1001/course/101/1.540.mp4')).toBe('a video');
    expect(stored.get('1001/course/101/1.360.mp4')).toBe('a small video');
    expect(stored.get('1001/course/101/1.en.vtt')).toMatch(/^WEBVTT\n/);
    expect(warnings).toContainEqual(expect.stringContaining('101-2'));
    expect(warnings).not.toContainEqual(expect.stringContaining('101-1;'));
  });

  it('show chapters of every kind, with what each has to be shown [CO-03]', async () => {
    for (const { eid, course, chapters } of kindCourses) {
      const detail = await world.ask(courseDetail, { id: course.id }, { eid, userId: null });
      expect(detail.chapters.map(({ kind }) => kind)).toEqual(chapters.map(({ kind }) => kind));
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
    for (const { id } of hengchuanContent.courses)
      points.push((await world.ask(courseDetail, { id }, asker)).pointsPerChapter);
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
    for (const { course } of closedCourses) codes.push((await world.refusal(courseDetail, course, asker))?.code);
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
