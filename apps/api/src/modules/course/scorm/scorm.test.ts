import { type CallInput, commitScorm, courseDetail, ErrorCode, reportProgress, scormChapter } from '@banyan/contracts';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { packageFileKey } from '../../../files/packages.ts';
import { chapters } from '../course.schema.ts';
import { addScorm, manifestOf, soundZip, zipOf } from '../testing/addScorm.ts';
import { CourseWorld } from '../testing/world.ts';
import { importScorm } from './importScorm.ts';
import { usualLimits } from '../../../files/zip.ts';

const holder = 'window-one-aaaaaaaa';

let world: CourseWorld;
let userId: number;
let accounts = 0;
beforeAll(async () => {
  world = await CourseWorld.open();
});
beforeEach(async () => {
  accounts += 1;
  userId = await world.addLearner(`S${accounts}`);
  world.now = Date.parse('2025-11-20T02:00:00Z');
});

type Chapter = Awaited<ReturnType<typeof addScorm>>;

const open = (chapter: Chapter, no = 0) => world.ask(scormChapter, { ...chapter, no }, { userId });
const hand = (chapter: Chapter, change: Partial<CallInput<typeof commitScorm>>) => {
  const rest = { no: 1, revision: 1, status: 'incomplete', location: '', suspend: '', seconds: 0, ended: 'N' } as const;
  return world.ask(commitScorm, { ...chapter, holder, ...rest, ...change }, { userId });
};
const study = async (chapter: Chapter, seconds: number, seen: number[] = []) => {
  const beat = { holder, positionS: seconds, rate: 1, reason: 'tick' as const, seen, place: 1 };
  world.now += seconds * 1000;
  return world.ask(reportProgress, { ...chapter, ...beat, intervals: [[0, seconds]] }, { userId });
};

describe('a package that is imported', () => {
  const take = async (zip: Buffer, change = {}) => {
    const course = await world.addCourse({ chapterSeconds: [100] });
    const tried = importScorm(world, { eid: 1001, courseId: course.id, zip, seconds: 60, ...change });
    return { course, error: await tried.then(() => null).catch((error: unknown) => error) };
  };

  it('is the last chapter, titled as its manifest says, of either edition [CO-03]', async () => {
    for (const version of ['1.2', '2004 3rd Edition']) {
      const zip = await zipOf({
        'imsmanifest.xml': manifestOf(['A/Index.html?x=1'], { version }),
        'a/index.html': 'a',
      });
      const { course, error } = await take(zip);
      expect(error).toBeNull();
      const { chapters: shown } = await world.ask(courseDetail, { id: course.id }, { userId });
      expect(shown.at(-1)).toMatchObject({ no: 2, title: '点检', kind: 'scorm', parts: 1, durationS: 60 });
    }
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['notZip', () => Promise.resolve(Buffer.from('no zip'))],
    ['noManifest', () => zipOf({ 'folder/imsmanifest.xml': manifestOf(['a.html']), 'a.html': '' })],
    ['manifest', () => zipOf({ 'imsmanifest.xml': '<manifest><organizations></manifest>' })],
    [
      'doctype',
      () =>
        zipOf({ 'imsmanifest.xml': '<!DOCTYPE m [<!ENTITY x SYSTEM "file:///etc/passwd">]><manifest>&x;</manifest>' }),
    ],
    ['version', () => zipOf({ 'imsmanifest.xml': manifestOf(['a.html'], { version: '1.1' }), 'a.html': '' })],
    ['noParts', () => zipOf({ 'imsmanifest.xml': manifestOf([]) })],
    ['missingFile', () => zipOf({ 'imsmanifest.xml': manifestOf(['b.html']), 'a.html': '' })],
    ['path', () => zipOf({ 'imsmanifest.xml': manifestOf(['https://evil.example/a.html']), 'a.html': '' })],
    ['path', async () => renamed(await soundZip(['aa/evil.html']), 'aa/evil.html', '../evil.html')],
    ['twice', () => zipOf({ 'imsmanifest.xml': manifestOf(['a.html']), 'a.html': '', 'A.html': '' })],
    ['bomb', () => zipOf({ 'imsmanifest.xml': manifestOf(['a.html']), 'a.html': Buffer.alloc(3_000_000) })],
  ])('is refused with a message of its own: %s [CO-03]', async (fault, zip) => {
    const { course, error } = await take(await zip());
    expect(error).toMatchObject({ name: 'PackageError', fault });
    const { chapters: shown } = await world.ask(courseDetail, { id: course.id }, { userId });
    expect(shown).toHaveLength(1);
  });

  it('is refused where it has too many files, or is too large [CO-03]', async () => {
    const zip = await zipOf({ 'imsmanifest.xml': manifestOf(['a.html']), 'a.html': 'abcdefgh' });
    const limited = async (change: object) => (await take(zip, { limits: { ...usualLimits, ...change } })).error;
    expect(await limited({ files: 1 })).toMatchObject({ fault: 'tooMany' });
    expect(await limited({ bytes: 100 })).toMatchObject({ fault: 'tooLarge' });
  });

  it('leaves no file where its course is not there, or a file of it is broken [CO-03]', async () => {
    const stored: string[] = [];
    const files = {
      ...world.files,
      put: async (...given: Parameters<typeof world.files.put>) => {
        stored.push(given[0]);
        return world.files.put(...given);
      },
    };
    const zip = await soundZip();
    const wrong = importScorm({ db: world.db, files }, { eid: 1001, courseId: 9, zip, seconds: 60 });
    await expect(wrong).rejects.toMatchObject({ name: 'NoSuchCourse' });
    expect(stored).toHaveLength(2);
    for (const key of stored) expect(await world.files.stat(key)).toBeNull();
  });

  it('names the enterprise where that is what is not there [CO-03]', async () => {
    const nowhere = importScorm(world, { eid: 77, courseId: 9, zip: await soundZip(), seconds: 60 });
    await expect(nowhere).rejects.toThrow('There is no enterprise 77.');
  });
});

describe('a package that is studied', () => {
  it('gets back where it was left, each part its own, on another device too [CO-03, CO-05]', async () => {
    const chapter = await addScorm(world, 2);
    expect((await open(chapter)).current).toMatchObject({
      no: 1,
      href: '1.html',
      status: 'not_attempted',
      revision: 0,
    });
    await hand(chapter, { revision: 1, location: '2', suspend: 'a=1', score: 33.333, seconds: 20, ended: 'Y' });
    await hand(chapter, { no: 2, revision: 2, location: 'x', seconds: 5 });
    await hand(chapter, { revision: 3, location: '3', suspend: 'a=2', seconds: 7 });
    const { current } = await world.ask(scormChapter, { ...chapter, no: 0 }, { userId, sessionId: 'login-one' });
    expect(current).toMatchObject({ no: 1, location: '3', suspend: 'a=2', score: 33.33, totalS: 27, revision: 3 });
    expect((await open(chapter, 2)).current).toMatchObject({ location: 'x', totalS: 5 });
  });

  it('keeps the newest, whatever comes late [CO-05]', async () => {
    const chapter = await addScorm(world);
    await hand(chapter, { revision: 5, location: 'new' });
    expect(await hand(chapter, { revision: 4, location: 'old', status: 'completed' })).toMatchObject({
      revision: 5,
      finished: false,
    });
    expect((await open(chapter)).current.location).toBe('new');
  });

  it('is learned when its parts are finished and its time has passed, in either order [CO-05]', async () => {
    const first = await addScorm(world, 2);
    await hand(first, { status: 'passed' });
    expect((await hand(first, { no: 2, revision: 2, status: 'completed' })).progress?.chapter).toMatchObject({
      state: 'learning',
      seen: [1, 2],
    });
    expect((await study(first, 10)).chapter.state).toBe('learned');
    const second = await addScorm(world);
    expect((await study(second, 10)).chapter.state).toBe('learning');
    const { progress } = await hand(second, { status: 'passed' });
    expect(progress?.chapter.state).toBe('learned');
    expect(await hand(second, { revision: 2, status: 'failed' })).toMatchObject({ finished: true, progress: null });
  });

  it('is not finished by a report that says so, nor by time that its package claims [CO-05]', async () => {
    const chapter = await addScorm(world);
    expect((await study(chapter, 10, [1])).chapter).toMatchObject({ state: 'learning', seen: [] });
    const other = await addScorm(world);
    const { progress } = await hand(other, { status: 'passed', seconds: 3600 });
    expect(progress?.chapter).toMatchObject({ state: 'learning', intervals: [] });
  });

  it('takes nothing from another window, another enterprise or for another part [CO-06]', async () => {
    const chapter = await addScorm(world);
    await study(chapter, 1);
    const input = {
      ...chapter,
      no: 1,
      revision: 1,
      status: 'passed',
      location: '',
      suspend: '',
      seconds: 0,
      ended: 'N',
    } as const;
    const refused = async (change: object) =>
      (await world.refusal(commitScorm, { ...input, holder, ...change }, { userId }))?.code;
    expect(await refused({ holder: 'window-two-bbbbbbbb' })).toBe(ErrorCode.studyingElsewhere);
    expect(await refused({ no: 2 })).toBe(ErrorCode.notFound);
    expect(await refused({ location: 'x'.repeat(1001) })).toBe(ErrorCode.badRequest);
  });

  it('keeps each file under the key of its path [CO-03]', async () => {
    const chapter = await addScorm(world);
    const [row] = await world.in(1001, (scope) =>
      scope.tx
        .select()
        .from(chapters)
        .where(scope.only(chapters, eq(chapters.id, chapter.chapter_id))),
    );
    const key = row?.files.scorm?.key ?? '';
    expect(await world.files.stat(packageFileKey(key, '1.HTML'))).toMatchObject({ type: 'application/octet-stream' });
    expect(await world.files.stat(packageFileKey(key, '2.html'))).toBeNull();
  });
});

/** A zip whose file has another path of the same length, in both of its tables. */
function renamed(zip: Buffer, from: string, to: string): Buffer {
  expect(to).toHaveLength(from.length);
  const text = zip.toString('latin1');
  return Buffer.from(text.replaceAll(from, to), 'latin1');
}
