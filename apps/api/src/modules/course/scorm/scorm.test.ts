import { type CallInput, ErrorCode } from '@banyan/contracts';
import { commitScorm, courseDetail, reportProgress, scormChapter } from '@banyan/contracts/course';
import { eq } from 'drizzle-orm';
import Fastify from 'fastify';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashToken } from '../../../envelope/index.ts';
import { packageFileKey } from '../../../files/packages.ts';
import { sessions } from '../../../platform/session.schema.ts';
import { addSession } from '../../../testing/fixtures.ts';
import { chapters } from '../course.schema.ts';
import { addScorm, manifestOf, soundZip, zipOf } from '../testing/addScorm.ts';
import { CourseWorld } from '../testing/world.ts';
import { importScorm } from './importScorm.ts';
import { takeLast } from './lastHandOver.ts';
import { usualLimits } from '../../../files/zip.ts';

const holder = 'window-one-aaaaaaaa';
const { log } = Fastify({ logger: false });

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
    ['noManifest', () => zipOf({ 'index.html': '' })],
    [
      'noManifest',
      () => zipOf({ 'one/imsmanifest.xml': manifestOf(['a.html']), 'two/imsmanifest.xml': manifestOf(['a.html']) }),
    ],
    ['noManifest', () => zipOf({ 'one/two/imsmanifest.xml': manifestOf(['a.html']), 'one/two/a.html': '' })],
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

describe('a manifest', () => {
  const course = async (zip: Buffer) => {
    const { id } = await world.addCourse({ chapterSeconds: [100] });
    const added = await importScorm(world, { eid: 1001, courseId: id, zip, seconds: 60 });
    return { ...added, chapter: { course_id: id, chapter_id: added.chapterId } };
  };

  it('has its character references read, once [CO-03]', async () => {
    const title = '&#27979;&#x8bd5; &#x26; R&amp;D &amp;#65; &quot;一&quot;';
    const zip = await zipOf({ 'imsmanifest.xml': manifestOf(['a.html'], { title }), 'a.html': 'a' });
    expect((await course(zip)).title).toBe('测试 & R&D &#65; "一"');
  });

  it('is read in the encoding that it declares, and one that is not read is named [CO-03]', async () => {
    const declared = (encoding: string, text: readonly number[]) => {
      const [before = '', after = ''] = manifestOf(['a.html'], { title: '%' }).split('%');
      const head = `<?xml version="1.0" encoding="${encoding}"?>${before.slice(before.indexOf('?>') + 2)}`;
      return zipOf({
        'imsmanifest.xml': Buffer.concat([Buffer.from(head), Buffer.from(text), Buffer.from(after)]),
        'a.html': 'a',
      });
    };
    expect((await course(await declared('gb2312', [0xb2, 0xe2, 0xca, 0xd4]))).title).toBe('测试');
    expect((await course(await declared('Big5', [0xb4, 0xfa, 0xb8, 0xd5]))).title).toBe('測試');
    await expect(course(await declared('EBCDIC-CP-US', [0x41]))).rejects.toThrow('EBCDIC-CP-US');
    await expect(course(await declared('UTF-8', [0xb2, 0xe2]))).rejects.toMatchObject({ fault: 'manifest' });
  });

  it.each<[string, string, string, string]>([
    ['of the manifest', 'xml:base="content/"', '', 'content/a.html'],
    ['of the list of resources', '', 'xml:base="content/"', 'content/a.html'],
    ['of both, one below the other', 'xml:base="content/"', 'xml:base="deep/"', 'content/deep/a.html'],
    ['that forgets its slash', 'xml:base="content"', '', 'content/a.html'],
  ])('counts a base %s [CO-03]', async (_, manifest, resources, path) => {
    const xml = manifestOf(['a.html'])
      .replace('<manifest ', `<manifest ${manifest} `)
      .replace('<resources>', `<resources ${resources}>`);
    const { chapter } = await course(await zipOf({ 'imsmanifest.xml': xml, [path]: 'a' }));
    expect((await open(chapter)).current.href).toBe(path);
  });

  it.each([
    ['100%.html', '100%.html', '100%25.html'],
    ['two words.html', 'two%20words.html', 'two%20words.html'],
    ['two words.html', 'two words.html?a=b c#d', 'two%20words.html?a=b%20c#d'],
    ['a%20b.html', 'a%20b.html', 'a%2520b.html'],
    ['c#1.html', 'c#1.html', 'c%231.html'],
    ['课件/首页.html', '课件\\首页.html', '%E8%AF%BE%E4%BB%B6/%E9%A6%96%E9%A1%B5.html'],
  ])('finds the file %s that it names %s [CO-03]', async (path, href, opened) => {
    const { chapter } = await course(await zipOf({ 'imsmanifest.xml': manifestOf([href]), [path]: 'a' }));
    expect((await open(chapter)).current.href).toBe(opened);
  });

  it('may name its page as a file of a resource, and lie in a folder [CO-03]', async () => {
    const xml = manifestOf(['launch/index.html']).replace(
      / href="launch\/index.html"\/>/,
      '><file href="launch/style.css"/><file href="launch/index.html"/></resource>',
    );
    const files = { 'imsmanifest.xml': xml, 'launch/index.html': 'a', 'launch/style.css': '' };
    expect((await open((await course(await zipOf(files))).chapter)).current.href).toBe('launch/index.html');
    const inFolder = Object.fromEntries(Object.entries(files).map(([path, text]) => [`my course/${path}`, text]));
    const { chapter } = await course(await zipOf({ ...inFolder, '__MACOSX/my course/._imsmanifest.xml': 'x' }));
    expect((await open(chapter)).current.href).toBe('my%20course/launch/index.html');
    // Whatever lies beside that folder.
    const beside = await course(await zipOf({ 'read me.txt': 'x', 'shared/logo.png': 'x', ...inFolder }));
    expect((await open(beside.chapter)).current.href).toBe('my%20course/launch/index.html');
    const deep = Object.fromEntries(Object.entries(inFolder).map(([path, text]) => [`all/${path}`, text]));
    await expect(course(await zipOf(deep))).rejects.toMatchObject({ fault: 'noManifest' });
    const two = { ...inFolder, 'other/imsmanifest.xml': xml, 'other/launch/index.html': 'b' };
    await expect(course(await zipOf(two))).rejects.toMatchObject({ fault: 'noManifest' });
  });

  it.each([
    ['cmi5', 'cmi5.xml', '<courseStructure xmlns="https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd"/>'],
    ['xAPI (Tin Can)', 'tincan.xml', '<tincan xmlns="http://projecttincan.com/tincan.xsd"/>'],
    ['AICC', 'course.crs', '[Course]'],
  ])('that is one of %s is named as such [CO-03]', async (name, path, text) => {
    await expect(course(await zipOf({ [path]: text, 'index.html': 'a' }))).rejects.toThrow(`This is a ${name} package`);
    // In a folder that a Mac has packed, too.
    const packed = { [`all/${path}`]: text, 'all/index.html': 'a', [`__MACOSX/all/._${path}`]: 'x' };
    await expect(course(await zipOf(packed))).rejects.toThrow(`This is a ${name} package`);
  });

  it('tells the importer of parts that open windows of their own, or that a frame cannot show [CO-03]', async () => {
    const xml = manifestOf(['launch.html', 'slides.pptx', 'plain.html']);
    const zip = await zipOf({
      'imsmanifest.xml': xml,
      'launch.html': '<script>window.open("a.html")</script>',
      'slides.pptx': 'x',
      'plain.html': 'a window. Open it!',
    });
    const { chapter, notes } = await course(zip);
    expect(notes).toEqual([
      '"launch.html" opens a window of its own: learners are told to allow it.',
      '"slides.pptx" cannot be shown in a page: it will not count as done.',
    ]);
    expect((await open(chapter, 1)).current.ownWindow).toBe(true);
    expect((await open(chapter, 3)).current.ownWindow).toBe(false);
  });
});

describe('a score that the manifest asks for', () => {
  const mastery12 = (xml: string) =>
    xml.replace('</title></item>', '</title><adlcp:masteryscore>80</adlcp:masteryscore></item>');
  const mastery2004 = (xml: string) =>
    xml.replace(
      '</title></item>',
      '</title><imsss:sequencing><imsss:objectives><imsss:primaryObjective objectiveID="o" satisfiedByMeasure="true">' +
        '<imsss:minNormalizedMeasure>0.8</imsss:minNormalizedMeasure></imsss:primaryObjective></imsss:objectives></imsss:sequencing>' +
        '<adlcp:completionThreshold minProgressMeasure="0.75"/></item>',
    );
  const chapterOf = async (xml: string) => {
    const { id } = await world.addCourse({ chapterSeconds: [100] });
    const zip = await zipOf({ 'imsmanifest.xml': xml, '1.html': 'a' });
    const { chapterId } = await importScorm(world, { eid: 1001, courseId: id, zip, seconds: 10 });
    return { course_id: id, chapter_id: chapterId };
  };

  it('is handed to the package, of either edition [CO-03]', async () => {
    const one = await chapterOf(mastery12(manifestOf(['1.html'])));
    expect((await open(one)).current).toMatchObject({ mastery: 80, threshold: null });
    const xml = mastery2004(manifestOf(['1.html'], { version: '2004 4th Edition' }));
    expect((await open(await chapterOf(xml))).current).toMatchObject({ mastery: 80, threshold: 0.75 });
    const shared = xml
      .replace('<imsss:sequencing>', '<imsss:sequencing IDRef="s"/><imsss:other>')
      .replace('</imsss:sequencing><adlcp', '</imsss:other><adlcp')
      .replace(
        '</organizations>',
        '</organizations><imsss:sequencingCollection><imsss:sequencing ID="s"><imsss:objectives><imsss:primaryObjective satisfiedByMeasure="true">' +
          '<imsss:minNormalizedMeasure>0.6</imsss:minNormalizedMeasure></imsss:primaryObjective></imsss:objectives></imsss:sequencing></imsss:sequencingCollection>',
      );
    expect((await open(await chapterOf(shared))).current.mastery).toBe(60);
    const unasked = xml.replace('satisfiedByMeasure="true"', 'satisfiedByMeasure="false"');
    expect((await open(await chapterOf(unasked))).current.mastery).toBeNull();
  });

  it('decides: 50 of 80 is failed whatever the package says, 90 passed though it says nothing [CO-05]', async () => {
    const low = await chapterOf(mastery12(manifestOf(['1.html'])));
    expect(await hand(low, { score: 50, status: 'completed' })).toMatchObject({ status: 'failed', finished: false });
    expect((await study(low, 10)).chapter.state).toBe('learning');
    const high = await chapterOf(mastery12(manifestOf(['1.html'])));
    expect(await hand(high, { score: 90 })).toMatchObject({ status: 'incomplete', finished: false });
    expect(await hand(high, { revision: 2, score: 90, ended: 'Y' })).toMatchObject({
      status: 'passed',
      finished: true,
    });
    expect((await study(high, 10)).chapter.state).toBe('learned');
    const edge = await chapterOf(mastery12(manifestOf(['1.html'])));
    expect(await hand(edge, { score: 80, status: 'not_attempted', ended: 'Y' })).toMatchObject({ status: 'passed' });
    const silent = await chapterOf(mastery12(manifestOf(['1.html'])));
    expect(await hand(silent, { status: 'completed', ended: 'Y' })).toMatchObject({
      status: 'completed',
      finished: true,
    });
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

  it('takes the last of a tab that is closed by the ticket of its chapter, as long as the login lasts [CO-05] [AR-04]', async () => {
    const chapter = await addScorm(world);
    const { token } = await addSession(world.db, 1001, userId, { now: world.now });
    const login = { userId, sessionId: hashToken(token) };
    const { ticket } = await world.ask(scormChapter, { ...chapter, no: 1 }, login);
    const last = { holder, no: '1', revision: '1', status: 'incomplete', location: '7', suspend: 'last', seconds: '9' };
    const give = (change: Readonly<Record<string, string>> = {}) =>
      takeLast(world.services)({ ticket, ...last, ended: 'Y', ...change }, { log, origin: 'https://content.test' });
    expect(await give()).toBe(true);
    expect((await open(chapter, 1)).current).toMatchObject({ location: '7', suspend: 'last', revision: 1 });
    // Sent by the portal's page as well, it counts once.
    expect((await hand(chapter, { suspend: 'last', ended: 'Y' })).revision).toBe(1);
    expect(await give({ revision: '2', chapter_id: '1' })).toBe(true);
    expect(await give({ status: 'anything' })).toBe(false);
    const [payload = '', signature = ''] = ticket.split('.');
    const forged = Buffer.from(JSON.stringify({ ...JSON.parse(atob(payload)), userId: userId + 1 }));
    expect(await give({ ticket: `${forged.toString('base64url')}.${signature}` })).toBe(false);
    expect(await give({ ticket: '' })).toBe(false);
    await world.in(1001, (scope) =>
      scope.tx
        .update(sessions)
        .set({ endedAt: new Date(world.now) })
        .where(scope.only(sessions, eq(sessions.userId, userId))),
    );
    expect(await give({ revision: '9' })).toBe(false);
    world.now += 13 * 3_600_000;
    expect(await give({ revision: '9' })).toBe(false);
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
