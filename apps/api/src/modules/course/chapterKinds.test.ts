import { type CallInput, ErrorCode } from '@banyan/contracts';
import {
  chapterContent,
  courseDetail,
  documentToken,
  reportProgress,
  studyLease,
  videoAddress,
} from '@banyan/contracts/course';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CourseWorld } from './testing/world.ts';
import { addKinds, storeDocument } from './testing/addKinds.ts';

const holder = 'window-one-aaaaaaaa';

let world: CourseWorld;
let userId: number;
let accounts = 0;
beforeAll(async () => {
  world = await CourseWorld.open();
});
beforeEach(async () => {
  accounts += 1;
  userId = await world.addLearner(`K${accounts}`);
  world.now = Date.parse('2025-11-20T02:00:00Z');
});

type Course = Awaited<ReturnType<typeof addKinds>>;
const chapterOf = (course: Course, no = 1) => ({ course_id: course.id, chapter_id: course.chapterIds[no - 1] ?? 0 });

async function begin(kind: Parameters<typeof addKinds>[1][number]): Promise<Course> {
  const course = await addKinds(world, [kind]);
  await world.ask(studyLease, { course_id: course.id, holder, take_over: 'N', release: 'N' }, { userId });
  return course;
}

/** Reads up to a second, in real time, and shows parts. */
async function read(
  course: Course,
  [from, to]: [number, number],
  change: Partial<CallInput<typeof reportProgress>> = {},
) {
  world.now += (to - from) * 1000;
  const beat = { holder, positionS: to, intervals: to > from ? [[from, to] as [number, number]] : [], rate: 1 };
  const input = { ...chapterOf(course), ...beat, reason: 'tick' as const, ...change };
  return (await world.ask(reportProgress, input, { userId })).chapter;
}

describe('a chapter that is read', () => {
  it('is learned when every page was shown and its time has passed, in either order [CO-03]', async () => {
    const time = await begin({ kind: 'document', parts: 3 });
    expect(await read(time, [0, 96], { seen: [1, 2], place: 2 })).toMatchObject({ state: 'learning', leftS: 0 });
    expect(await read(time, [96, 96], { seen: [3], place: 3 })).toMatchObject({ state: 'learned', seen: [1, 2, 3] });
    const pages = await begin({ kind: 'document', parts: 3 });
    expect(await read(pages, [0, 10], { seen: [3, 1, 2, 2, 9] })).toMatchObject({ state: 'learning', seen: [1, 2, 3] });
    expect(await read(pages, [10, 96])).toMatchObject({ state: 'learned' });
  });

  it('takes no more time than has passed, whatever is claimed [CO-03, CO-05]', async () => {
    const course = await begin({ kind: 'article', parts: 1 });
    world.now += 5000;
    const claimed = await read(course, [0, 0], { intervals: [[0, 100]], seen: [1] });
    expect(claimed.state).toBe('learning');
    expect(claimed.intervals).toEqual([[0, 7]]);
  });

  it('goes on at its page on another device [CO-03]', async () => {
    const course = await begin({ kind: 'document', parts: 9 });
    await read(course, [0, 10], { seen: [1, 2, 7], place: 7 });
    await read(course, [10, 12]);
    const { chapters } = await world.ask(courseDetail, { id: course.id }, { userId });
    expect(chapters[0]).toMatchObject({ kind: 'document', parts: 9, seen: [1, 2, 7], place: 7, state: 'learning' });
    expect(await read(course, [12, 13], { place: 99 })).toMatchObject({ place: 9 });
  });

  it('is begun by what was shown, not by being looked at [CO-05]', async () => {
    const course = await begin({ kind: 'link', parts: 1 });
    expect(await read(course, [0, 0])).toMatchObject({ state: 'not_studied' });
    expect(await read(course, [0, 0], { seen: [1] })).toMatchObject({ state: 'learning' });
  });
});

describe('what a chapter shows', () => {
  it('is a document by an address that runs out and can be asked for anew [CO-13]', async () => {
    await storeDocument(world, '1001/guide.pdf');
    const course = await begin({
      kind: 'document',
      parts: 1,
      files: { document: { key: '1001/guide.pdf', name: '指导书.pdf' } },
    });
    const first = await world.ask(documentToken, chapterOf(course), { userId });
    expect(first).toMatchObject({ name: '指导书.pdf', type: 'application/pdf' });
    expect(first.expiresAt - world.now).toBeLessThanOrEqual(3_600_000);
    world.now = first.expiresAt + 1;
    expect((await world.ask(documentToken, chapterOf(course), { userId })).expiresAt).toBeGreaterThan(world.now);
    expect((await world.refusal(videoAddress, chapterOf(course), { userId }))?.code).toBe(ErrorCode.notFound);
    expect((await world.refusal(chapterContent, chapterOf(course), { userId }))?.code).toBe(ErrorCode.notFound);
  });

  it('is a link of the web alone [CO-03]', async () => {
    const about = { zh_cn: '说明' };
    const web = await begin({ kind: 'link', parts: 1, files: { link: { url: 'https://a.example/b', about } } });
    expect((await world.ask(chapterContent, chapterOf(web), { userId })).link).toEqual({
      url: 'https://a.example/b',
      host: 'a.example',
      about: '说明',
    });
    const script = await begin({ kind: 'link', parts: 1, files: { link: { url: 'javascript:alert(1)', about } } });
    expect((await world.ask(chapterContent, chapterOf(script), { userId })).link).toBeNull();
  });

  it('is told of an album with its captions, of a text with its pictures in it [CO-03]', async () => {
    const pictures = [{ key: '1001/1.png', width: 960, height: 640, caption: { zh_cn: '表盘', en: 'A dial' } }];
    const album = await begin({ kind: 'album', parts: 1, files: { pictures } });
    expect((await world.ask(chapterContent, chapterOf(album), { userId })).pictures).toMatchObject([
      { caption: '表盘', width: 960 },
    ]);
    const article = { zh_cn: '<p>a<script>b</script></p><img data-picture="1">' };
    const text = await begin({ kind: 'article', parts: 1, files: { pictures, article } });
    const shown = await world.ask(chapterContent, chapterOf(text), { userId });
    expect(shown.pictures).toEqual([]);
    expect(shown.html).toMatch(/^<p>a<\/p><img src="[^"]+1\.png[^"]*" alt="表盘" width="960" height="640" \/>$/);
  });
});
