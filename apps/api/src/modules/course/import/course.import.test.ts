import {
  chapterContent,
  courseDetail,
  courseList,
  documentToken,
  scormChapter,
  videoAddress,
} from '@banyan/contracts/course';
import { eq } from 'drizzle-orm';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mediaSample } from '../../../files/testing/mediaSample.ts';
import { mp3Of } from '../../../files/testing/mp3.ts';
import { chinesePdf, tornPdf, xfaPdf } from '../../../files/testing/pdfSample.ts';
import { ImportRefused } from '../../../import/faults.ts';
import { chapters as stored } from '../course.schema.ts';
import { courseProgress } from '../progress.schema.ts';
import { drawSound } from '../testing/drawSound.ts';
import { zipOf } from '../testing/addScorm.ts';
import { anyCourse } from '../testing/anyCourse.ts';
import { CourseWorld } from '../testing/world.ts';
import { importCourse } from './importCourse.ts';
import { chapterSeconds } from './slides/timing.ts';
import { openSource } from './source.ts';

const example = fileURLToPath(new URL('../../../../../../docs/imports/course/', import.meta.url));

let world: CourseWorld;
let userId: number;
let accounts = 0;
let folder: string;
beforeAll(async () => {
  world = await CourseWorld.open([1001, 1002]);
});
beforeEach(async () => {
  accounts += 1;
  userId = await world.addLearner(`C${accounts}`, '质量部');
  folder = await mkdtemp(join(tmpdir(), 'banyan-import-test-'));
  await cp(example, folder, { recursive: true });
  await rewrite((yaml) =>
    yaml.replace('未来图落地', `未来图落地 ${accounts}`).replace('category: LM0201', 'category: QM01'),
  );
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const courseYaml = () => join(folder, 'course.yaml');
async function rewrite(change: (yaml: string) => string): Promise<void> {
  await writeFile(courseYaml(), change(await readFile(courseYaml(), 'utf8')));
}

async function take(path = folder, change: { readonly dryRun?: boolean; readonly files?: typeof world.files } = {}) {
  const source = await openSource(path);
  const { files = world.files, ...rest } = change;
  try {
    return await importCourse({ db: world.db, files, now: () => world.now }, { eid: 1001, source, ...rest });
  } finally {
    await source.close();
  }
}

/** Faults, each with file and line. */
async function faults(path = folder): Promise<readonly string[]> {
  const thrown: unknown = await take(path).catch((error: unknown) => error);
  if (!(thrown instanceof ImportRefused)) throw thrown instanceof Error ? thrown : new Error('it was imported');
  return thrown.faults.map(({ file, line, wrong }) => `${file}:${line ?? ''} ${wrong}`);
}

/** Number of the line of course.yaml with some words. */
const lineOf = async (words: string) =>
  (await readFile(courseYaml(), 'utf8')).split('\n').findIndex((line) => line.includes(words)) + 1;
/** Courses that a search for its title finds. */
const found = async () =>
  (await world.ask(courseList, { ...anyCourse, 'search[keyword]': `未来图落地 ${accounts}` }, { userId })).items;

describe('a course of one’s own', () => {
  it('is found, and every kind of its chapters opens [CO-02, CO-03, CO-04]', async () => {
    await writeFile(join(folder, 'films/line.wav'), drawSound([{ noise: 'hum', seconds: 3 }]));
    await rewrite((yaml) => `${yaml}\n  - { title: 听一听, kind: audio, file: films/line.wav }\n`);
    const { id, chapters } = await take();
    expect(chapters).toBe(7);
    const detail = await world.ask(courseDetail, { id }, { userId });
    expect(detail.chapters.map(({ kind, parts, durationS }) => [kind, parts, durationS])).toEqual([
      ['video', 0, 45],
      ['article', 1, 30],
      ['album', 2, 12],
      ['document', 2, 30],
      ['link', 1, 12],
      ['scorm', 1, 12],
      ['audio', 0, 3],
    ]);
    const at = (no: number) => ({ course_id: id, chapter_id: detail.chapters[no - 1]?.id ?? 0 });
    const film = await world.ask(videoAddress, at(1), { userId });
    expect(film.renditions.map(({ height }) => height)).toEqual([540]);
    expect(film.subtitles.map(({ language }) => language)).toEqual(['zh']);
    const page = await world.ask(chapterContent, at(2), { userId });
    expect(page.html).toMatch(/<img src="[^"]+" alt="在制品超过上限" width="640"/);
    expect((await world.ask(chapterContent, at(3), { userId })).pictures).toHaveLength(2);
    expect(await world.ask(documentToken, at(4), { userId })).toMatchObject({
      name: 'weekly-sheet.pdf',
      type: 'application/pdf',
    });
    expect((await world.ask(chapterContent, at(5), { userId })).link?.url).toContain('lean.org');
    expect((await world.ask(scormChapter, { ...at(6), no: 0 }, { userId })).parts).toHaveLength(1);
    expect((await world.ask(videoAddress, at(7), { userId })).renditions[0]?.type).toBe('audio/wav');
    expect((await found()).map((one) => one.id)).toContain(id);
  });

  it('has sounds and films measured by what is in them [CO-03] [CO-05]', async () => {
    const wav = drawSound([{ noise: 'hum', seconds: 3 }]);
    const junk = Buffer.concat([Buffer.from('JUNK\x1c\0\0\0', 'latin1'), Buffer.alloc(28)]);
    await writeFile(join(folder, 'junk.wav'), Buffer.concat([wav.subarray(0, 12), junk, wav.subarray(12)]));
    await writeFile(join(folder, 'speech.mp3'), mp3Of([{ frames: 2500, rate: 48 }], { sampleRate: 24_000 }));
    await writeFile(join(folder, 'opus.ogg'), await mediaSample('opus.ogg'));
    await writeFile(join(folder, 'pieces.mp4'), await mediaSample('fragments.mp4'));
    const kindOf = (file: string) => (file.endsWith('mp4') ? 'video' : 'audio');
    const names = ['junk.wav', 'speech.mp3', 'opus.ogg', 'pieces.mp4'];
    await rewrite(
      (yaml) => yaml + names.map((file) => `  - { title: ${file}, kind: ${kindOf(file)}, file: ${file} }\n`).join(''),
    );
    const { id } = await take();
    const detail = await world.ask(courseDetail, { id }, { userId });
    expect(detail.chapters.slice(-4).map(({ durationS }) => Math.round(durationS))).toEqual([3, 60, 4, 4]);
  });

  it('has a drawn film with its script, whose lines are found and are its subtitles [CO-04]', async () => {
    const lines = ['未来图不是愿望。', '它有日期，有人名，有三个数。'.repeat(5), '每周只往前走一步。'.repeat(13)];
    const slides = [{ narration: lines.map((zh) => ({ zh, en: 'A future state has dates, names and numbers.' })) }];
    const script = slides[0]?.narration.map(({ zh, en }) => `          - { zh: ${zh}, en: "${en}" }\n`).join('');
    const seconds = Math.round(chapterSeconds({ slides }, 'zh'));
    expect(Math.abs(seconds - 45)).toBeLessThan(2);
    const head = '    slides:\n      - kind: title\n        heading: 未来图\n        narration:\n';
    const subtitles = '    subtitles: { zh: films/future-state.zh.srt }\n';
    await rewrite((yaml) => yaml.replace(subtitles, `${head}${script}`));
    const { id } = await take();
    const [first] = (await world.ask(courseDetail, { id }, { userId })).chapters;
    const film = await world.ask(videoAddress, { course_id: id, chapter_id: first?.id ?? 0 }, { userId });
    expect(film.subtitles.map(({ language }) => language)).toEqual(['zh', 'en']);
    await rewrite((yaml) => yaml.replace(head, subtitles + head).replace(lines[1] ?? '', '短。'));
    expect(await faults()).toEqual([
      `course.yaml:${await lineOf('subtitles:')} The film has slides, whose lines are its subtitles.`,
      `course.yaml:${await lineOf('slides:')} The slides take 32 seconds, the film lasts 45.`,
    ]);
  });

  it('brings along since when it is taught, what was said of it, and how it asks for its learner [CO-02] [CO-05]', async () => {
    const more = [
      'published: 2024-03-05 08:30',
      'presence: { way: prompt, every_minutes: 15 }',
      'history: { learners: 1420, rating: 4.5, ratings: 151, praises: 69 }',
    ];
    await rewrite((yaml) => yaml.replace('chapters:\n', `${more.join('\n')}\nchapters:\n`));
    const { id } = await take();
    const { course } = await world.ask(courseDetail, { id }, { userId });
    expect(course).toMatchObject({ rating: 45, learners: 1420, publishedAt: Date.parse('2024-03-05T08:30+08:00') });
    // Nobody has begun it here: it may be replaced, and off the shelf it is not found.
    await rewrite((yaml) => yaml.replace('presence:', 'on_shelf: false\npresence:'));
    expect(await take()).toMatchObject({ id, replaced: true });
    expect(await found()).toEqual([]);
    await rewrite((yaml) => yaml.replace('2024-03-05 08:30', '2031-03-05').replace('ratings: 151', 'ratings: 0'));
    expect(await faults()).toEqual([
      `course.yaml:${await lineOf('published:')} This moment is yet to come.`,
      `course.yaml:${await lineOf('history:')} A rating needs to be told with how many have rated.`,
    ]);
  });

  it('comes from a file of any name, with what lies beside it [CO-02]', async () => {
    const file = join(folder, 'future-state.yaml');
    await cp(courseYaml(), file);
    expect(await take(file)).toMatchObject({ chapters: 6 });
    await writeFile(file, 'title: x\n');
    expect((await faults(file))[0]).toMatch(/^future-state\.yaml:1 /);
  });

  it('has a film that was cut off, and one that few browsers play, refused by name [CO-03] [CO-05]', async () => {
    await writeFile(join(folder, 'cut.mp4'), (await mediaSample('film.mp4')).subarray(0, 9000));
    await writeFile(join(folder, 'hevc.mp4'), await mediaSample('hevc.mp4'));
    await writeFile(join(folder, 'short.mp3'), mp3Of([{ frames: 200, rate: 128 }]));
    await rewrite(
      (yaml) =>
        `${yaml}  - { title: a, kind: video, file: cut.mp4 }\n  - { title: b, kind: video, file: hevc.mp4 }\n` +
        '  - { title: c, kind: audio, file: short.mp3, seconds: 60 }\n',
    );
    expect((await faults()).map((fault) => fault.replace(/^course.yaml:\d+ /, ''))).toEqual([
      '"cut.mp4" was cut off: its content ends before its index says.',
      '"hevc.mp4" is coded as HEVC (H.265), which not every browser plays.',
      'The file lasts 5 seconds, not 60.',
    ]);
  });

  it('comes from a zip as from its folder, subtitles of either kind as WebVTT [CO-03, CO-04]', async () => {
    const names = ['course.yaml', 'films/future-state.mp4', 'films/future-state.zh.srt', 'weekly-sheet.pdf'];
    await rewrite((yaml) =>
      yaml
        .replace(/ {2}- \{ title: 三个数[\s\S]*?(?= {2}- title: 每周看板)/, '')
        .replace(/ {2}- title: 价值流图（[\s\S]*$/, ''),
    );
    const packed = await zipOf(
      Object.fromEntries(
        await Promise.all(
          names.map(async (name) => [`my course/${name}`, await readFile(join(folder, name))] as const),
        ),
      ),
    );
    const zip = join(folder, 'course.zip');
    await writeFile(zip, packed);
    const { id, chapters } = await take(zip);
    expect(chapters).toBe(2);
    const [film] = await world.in(1001, (scope) =>
      scope.tx
        .select()
        .from(stored)
        .where(scope.only(stored, eq(stored.courseId, id)))
        .orderBy(stored.no),
    );
    const words = (await buffer(world.files.read(film?.subtitles.zh ?? ''))).toString();
    expect(words).toMatch(/^WEBVTT\n\n00:00:00\.000 --> 00:00:04\.500\n未来图不是愿望/);
  });

  it('has all that is wrong told with file and line, and nothing of it is there [CO-02, CO-03]', async () => {
    await writeFile(join(folder, 'weekly-sheet.pdf'), '%PDF-1.7 torn');
    await writeFile(
      join(folder, 'three-numbers.html'),
      '<p>Look</p>\n<img src="../../secret.png">\n<img src="https://evil.example/x.png">',
    );
    const subtitle = join(folder, 'films/future-state.zh.srt');
    await writeFile(
      subtitle,
      (await readFile(subtitle, 'utf8')).replace('00:00:40,500 --> 00:00:44,500', '00:01:40,500 --> 00:00:44,500'),
    );
    await rewrite((yaml) =>
      yaml
        .replace('category: QM01', 'category: XX')
        .replace('梁志远', '无名氏')
        .replace('  department: 生产技术部\n', '')
        .replace('pictures/wip-above.png, caption', 'pictures/gone.png, caption'),
    );
    expect(await faults()).toEqual(
      [
        `course.yaml:${await lineOf('category: XX')} There is no category "XX".`,
        `course.yaml:${await lineOf('lecturer:')} There is no lecturer "无名氏".`,
        `course.yaml:${await lineOf('gone.png')} There is no file "pictures/gone.png" in the folder.`,
        `course.yaml:${await lineOf('file: weekly-sheet.pdf')} "weekly-sheet.pdf" is no PDF, or it is damaged.`,
        'films/future-state.zh.srt:38 This ends before it begins.',
        'films/future-state.zh.srt:38 This begins after the film has ended (45 s).',
        'three-numbers.html:2 There is no file "../../secret.png" in the folder.',
        'three-numbers.html:3 There is no file "https:/evil.example/x.png" in the folder.',
      ].sort((one, other) => (one.split(':')[0] ?? '').localeCompare(other.split(':')[0] ?? '')),
    );
    expect(await found()).toEqual([]);
  });

  it('takes a document by what can be drawn of it, page by page, and tells why it is not taken [CO-13]', async () => {
    const sheet = join(folder, 'weekly-sheet.pdf');
    const line = await lineOf('file: weekly-sheet.pdf');
    for (const [bytes, wrong] of [
      [xfaPdf(), 'is a form that only Adobe’s own reader draws (XFA).'],
      [tornPdf(), 'has a page that cannot be drawn whole: page 2.'],
    ] as const) {
      await writeFile(sheet, bytes);
      expect(await faults()).toEqual([`course.yaml:${line} "weekly-sheet.pdf" ${wrong}`]);
    }
    await writeFile(sheet, chinesePdf());
    expect((await take()).chapters).toBe(6);
  });

  it('leaves no file behind where a package breaks, nor after a dry run [CO-03]', async () => {
    const keys = new Set<string>();
    const files: typeof world.files = {
      ...world.files,
      put: (key, ...rest) => {
        keys.add(key);
        return world.files.put(key, ...rest);
      },
    };
    expect(await take(folder, { dryRun: true, files })).toMatchObject({ chapters: 6 });
    await writeFile(join(folder, 'pull.zip'), await zipOf({ 'index.html': 'no manifest' }));
    await expect(take(folder, { files })).rejects.toThrow(/^course\.yaml:\d+: There is no imsmanifest\.xml/);
    expect(keys.size).toBeGreaterThan(8);
    for (const key of keys) expect(await world.files.stat(key)).toBeNull();
    expect(await found()).toEqual([]);
  });

  it('is replaced under its id while nobody has begun it, and refused afterwards [CO-02]', async () => {
    const first = await take();
    const before = (await world.ask(courseDetail, { id: first.id }, { userId })).chapters;
    await rewrite((yaml) =>
      yaml.replace('title: 三个数', 'title: 三个数字').replace(/ {2}- \{ title: 练习[\s\S]*$/, ''),
    );
    expect(await take()).toMatchObject({ id: first.id, chapters: 5, replaced: true });
    const after = (await world.ask(courseDetail, { id: first.id }, { userId })).chapters;
    expect(after.map(({ id }) => id)).toEqual(before.slice(0, 5).map(({ id }) => id));
    expect(after[1]?.title).toBe('三个数字');
    await world.in(1001, (scope) =>
      scope.tx
        .insert(courseProgress)
        .values(scope.row(courseProgress, { userId, courseId: first.id, leftS: 0, enrolledAt: new Date(world.now) })),
    );
    expect(await faults()).toEqual([
      `course.yaml:${await lineOf('title: { zh')} This course is there already (id ${first.id}), and people study it.`,
    ]);
  });

  it('takes no way out of its folder, and no YAML that grows [CO-02]', async () => {
    await symlink('/etc/passwd', join(folder, 'films/link.mp4'));
    expect(await faults()).toEqual(['films/link.mp4: This is a link or no plain file.']);
    await rm(join(folder, 'films/link.mp4'));
    const evil = (await zipOf({ 'course.yaml': 'title: x', 'aa/evil.mp4': '' }))
      .toString('latin1')
      .replaceAll('aa/evil.mp4', '../evil.mp4');
    await writeFile(join(folder, 'evil.zip'), Buffer.from(evil, 'latin1'));
    expect(await faults(join(folder, 'evil.zip'))).toEqual(['evil.zip: A file of it has a path that leads out of it.']);
    await writeFile(join(folder, 'bomb.zip'), await zipOf({ 'course.yaml': Buffer.alloc(3_000_000, 'a') }));
    expect(await faults(join(folder, 'bomb.zip'))).toEqual([
      'bomb.zip: A file of it is packed tighter than real content ever is.',
    ]);
    await writeFile(courseYaml(), 'a: &a [x, x]\nb: &b [*a, *a]\ntitle: *b\n');
    expect(await faults()).toEqual(['course.yaml:1 Anchors (&) and aliases (*) are not read.']);
    await writeFile(courseYaml(), 'title: a\ntitle: b\n');
    expect(await faults()).toEqual(['course.yaml:2 This is no sound YAML: duplicated mapping key.']);
  });
});
