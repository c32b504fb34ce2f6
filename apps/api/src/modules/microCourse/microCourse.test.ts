import { ErrorCode, type UploadKind } from '@banyan/contracts';
import {
  courseDetail,
  courseList,
  createOrder,
  orderItem,
  payByBalance,
  payByPoints,
  videoAddress,
} from '@banyan/contracts/course';
import {
  answerMicro,
  checkMicroLink,
  keepMicroFile,
  microCategories,
  microDetail,
  microList,
  microReviews,
  microSetting,
  removeMicro,
  retryMicroFile,
  saveMicro,
  submitMicro,
  withdrawMicro,
  type MicroDraft,
} from '@banyan/contracts/teaching';
import { eq } from 'drizzle-orm';
import { Readable } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import { mediaSample } from '../../files/testing/mediaSample.ts';
import { mp3Of } from '../../files/testing/mp3.ts';
import type { FileType } from '../../ports/fileTypes.ts';
import type { Asker } from '../../testing/world.ts';
import { drawSound } from '../course/testing/drawSound.ts';
import { anyCourse } from '../course/testing/anyCourse.ts';
import { CourseWorld } from '../course/testing/world.ts';
import { allRoutes } from '../index.ts';
import { messages } from '../messages/messages.schema.ts';
import { microCourses } from './microCourse.schema.ts';
import { uploads } from '../upload/upload.schema.ts';

type Person = Asker & { readonly userId: number };

let world: CourseWorld;
let admin: Asker;
let lecturer: number;
let count = 0;

beforeAll(async () => {
  world = await CourseWorld.open([1001, 1002], allRoutes);
  admin = await world.addPerson('admin');
  lecturer = await world.addLecturer('梁志远');
});

const person = async (department = '质量部'): Promise<Person> => ({
  userId: await world.addLearner(`M${(count += 1)}`, department),
});
const link = (title = '看一看', url = 'https://www.lean.org/lexicon-terms/gemba/') => ({
  ...{ key: `chapter-${(count += 1)}`, title, url, file: '' },
  source: 'link' as const,
});
const inFile = (file: string, title = '听一听') => ({
  ...{ key: `chapter-${(count += 1)}`, title, url: '', file },
  source: 'file' as const,
});
const draft = (more: Partial<MicroDraft> = {}): MicroDraft => ({
  ...{ title: `塞规的三种拿法 ${(count += 1)}`, cover: '', category: 'QM0101', lecturer, introduction: '只有一种对。' },
  ...{ fee: 'free' as const, amount: '', points: '', audience: 'everyone' as const, chapters: [link()] },
  ...more,
});
const save = (who: Asker, more: Partial<MicroDraft> = {}, at: { id?: number; revision?: number } = {}) =>
  world.ask(
    saveMicro,
    { id: 0, revision: 0, ...at, draft_key: `key-of-a-draft-${(count += 1)}`, draft: draft(more) },
    who,
  );
const submit = async (who: Asker, more: Partial<MicroDraft> = {}) =>
  world.ask(submitMicro, await save(who, more).then(({ id, revision }) => ({ id, revision })), who);
const pass = async (who: Asker, more: Partial<MicroDraft> = {}) => {
  const { id, revision } = await submit(who, more);
  return (await world.ask(answerMicro, { id, revision, verdict: 'passed', reason: '' }, admin)).micro;
};
const no = (refusal: string) => ({ code: ErrorCode.microRefused, data: { refusal } });
const gapsOf = async (who: Asker, more: Partial<MicroDraft>) => {
  const { id, revision } = await save(who, more);
  const refused = await world.refusal(submitMicro, { id, revision }, who);
  return ((refused?.data as { gaps?: { kind: string; chapter: number }[] } | undefined)?.gaps ?? []).map(
    ({ chapter, kind }) => (chapter === 0 ? kind : `${chapter} ${kind}`),
  );
};

const endings: Partial<Record<FileType, string>> = {
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
};
/** Uploads a file as a person; returns its id. */
async function upload({ userId }: Person, kind: UploadKind, type: FileType, bytes: Buffer, size = bytes.length) {
  const id = `m${(count += 1)}`.padEnd(22, 'x');
  const key = `upload/1001/u${id}.${endings[type] ?? 'webp'}`;
  await world.files.put(key, Readable.from([bytes]), { type, maxBytes: bytes.length + 1 });
  const at = new Date(world.now);
  const row = {
    id,
    userId,
    name: 'a file',
    kind,
    type,
    size,
    key,
    state: 'done' as const,
    createdAt: at,
    touchedAt: at,
  };
  await world.in(1001, (scope) => scope.tx.insert(uploads).values(scope.row(uploads, row)));
  return id;
}
const wav = () => drawSound([{ noise: 'hum', seconds: 3 }]);
async function sound(who: Person, size?: number) {
  const id = await upload(who, 'courseMedia', 'audio/wav', wav(), size);
  await world.ask(keepMicroFile, { upload: id, kind: 'courseMedia' }, who);
  await world.work();
  return id;
}

describe('a draft', () => {
  it('holds anything, is one when it is sent twice, and its author’s alone [MC-01]', async () => {
    const [who, other] = [await person(), await person()];
    const empty = { title: '', category: '', lecturer: 0, introduction: '', chapters: [] };
    const sent = { id: 0, revision: 0, draft_key: 'one-and-the-same', draft: draft(empty) };
    const [first, again] = [await world.ask(saveMicro, sent, who), await world.ask(saveMicro, sent, who)];
    expect([again.id, again.state, again.categoryName]).toEqual([first.id, 'draft', '']);
    expect(await world.ask(microList, { state: 'all' }, who)).toMatchObject({ counts: [1, 1, 0, 0, 0] });
    expect((await world.refusal(microDetail, { id: first.id }, other))?.code).toBe(ErrorCode.notFound);
    expect((await world.ask(microList, { state: 'all' }, other)).items).toEqual([]);
  });

  it('is one of a hundred that one person works on, and no more [MC-01]', async () => {
    const who = await person();
    const { id } = await save(who);
    await world.in(1001, async (scope) => {
      const [row] = await scope.tx
        .select()
        .from(microCourses)
        .where(scope.only(microCourses, eq(microCourses.id, id)));
      if (row === undefined) throw new Error('none was kept');
      const more = Array.from({ length: 98 }, (_, n) =>
        scope.row(microCourses, { ...row, id: row.id + 1000 + n, draftKey: `copy-${n}` }),
      );
      await scope.tx.insert(microCourses).values(more);
    });
    await save(who);
    const next = { id: 0, revision: 0, draft_key: 'one-too-many-for-one', draft: draft() };
    expect(await world.refusal(saveMicro, next, who)).toEqual(no('many'));
    // One that was removed makes room.
    await world.ask(removeMicro, { id, removed: 'Y' }, who);
    expect(await world.refusal(saveMicro, next, who)).toBeUndefined();
  });

  it('is not written over by another device, which is told what there is [MC-01]', async () => {
    const who = await person();
    const { id, revision } = await save(who);
    const mine = await save(who, { title: '这一台' }, { id, revision });
    const input = { id, revision, draft_key: 'another-device', draft: draft({ title: '另一台' }) };
    expect(await world.refusal(saveMicro, input, who)).toMatchObject({
      code: ErrorCode.microChanged,
      data: { micro: { revision: mine.revision, draft: { title: '这一台' } } },
    });
  });

  it('takes a title of 60 characters and a chapter name of 40, and no more [MC-01]', async () => {
    const who = await person();
    expect((await save(who, { title: '字'.repeat(60), chapters: [link('字'.repeat(40))] })).id).toBeGreaterThan(0);
    await expect(save(who, { title: '字'.repeat(61) })).rejects.toMatchObject({ code: ErrorCode.badRequest });
    await expect(save(who, { chapters: [link('字'.repeat(41))] })).rejects.toMatchObject({
      code: ErrorCode.badRequest,
    });
  });

  it('is deleted and brought back; what waits for review is not deleted [MC-04]', async () => {
    const who = await person();
    const { id } = await save(who);
    expect(await world.ask(removeMicro, { id, removed: 'Y' }, who)).toEqual({ removed: true });
    expect((await world.ask(microList, { state: 'all' }, who)).items).toEqual([]);
    expect(await world.ask(removeMicro, { id, removed: 'N' }, who)).toEqual({ removed: false });
    expect((await world.ask(microList, { state: 'draft' }, who)).items).toHaveLength(1);
    const waiting = await submit(who);
    expect(await world.refusal(removeMicro, { id: waiting.id, removed: 'Y' }, who)).toMatchObject(no('state'));
  });
});

describe('what it is written with', () => {
  it('are the categories with their way, the lecturers and the author’s department [MC-01]', async () => {
    const who = await person('工艺部');
    const { categories } = await world.ask(microCategories, {}, who);
    expect(categories).toContainEqual({ id: 'QM0101', level: 3, path: '质量管理 / 检验与抽样 / 首件检验' });
    const setting = await world.ask(microSetting, {}, who);
    expect(setting.lecturers.map(({ name }) => name)).toContain('梁志远');
    expect([setting.own, setting.department]).toEqual([0, '工艺部']);
  });

  it('a link is a correct web link, and it is said when it is not https [MC-03]', async () => {
    const who = await person();
    const ask = async (url: string) => {
      const { correct, secure } = await world.ask(checkMicroLink, { url }, who);
      return [correct, secure];
    };
    expect(await ask(' https://www.lean.org/a?b=1 ')).toEqual([true, true]);
    expect(await ask('http://www.lean.org')).toEqual([true, false]);
    for (const wrong of [
      'lean.org',
      'javascript:alert(1)',
      'https://',
      'https://localhost',
      'ftp://a.org',
      'https://u:p@a.org',
      'https://a b.org',
    ])
      expect(await ask(wrong), wrong).toEqual([false, false]);
  });
});

describe('submitting', () => {
  it('names everything that is missing, in the order of the screen [MC-01] [MC-03]', async () => {
    const who = await person();
    const empty = { title: ' ', category: '', lecturer: 0, introduction: '', chapters: [] };
    expect(await gapsOf(who, empty)).toEqual(['title', 'category', 'lecturer', 'introduction', 'chapters']);
    expect(await gapsOf(who, { chapters: [link('', 'lean'), inFile('')] })).toEqual([
      '1 chapterTitle',
      '1 chapterLink',
      '2 chapterFile',
    ]);
    expect(await gapsOf(who, { category: 'GONE', lecturer: 999_999 })).toEqual(['category', 'lecturer']);
  });

  it('asks for the amount, the points or both, the amount with two decimals at most [MC-02]', async () => {
    const who = await person();
    expect(await gapsOf(who, { fee: 'both' })).toEqual(['amount', 'points']);
    expect(await gapsOf(who, { fee: 'amount', amount: '9.999' })).toEqual(['decimals']);
    for (const amount of ['0', '-1', 'x', '1e3', '100000'])
      expect(await gapsOf(who, { fee: 'amount', amount })).toEqual(['amount']);
    for (const points of ['0', '1.5', '-3']) expect(await gapsOf(who, { fee: 'points', points })).toEqual(['points']);
    expect((await submit(who, { fee: 'both', amount: '9.90', points: '90' })).state).toBe('reviewing');
  });

  it('waits for files that are being made ready; a broken one is said to be, and tried again [MC-01] [MC-04]', async () => {
    const who = await person();
    const id = await upload(who, 'courseMedia', 'video/mp4', Buffer.from('\0\0\0\u0018ftypisom broken off here'));
    expect(await world.ask(keepMicroFile, { upload: id, kind: 'courseMedia' }, who)).toMatchObject({
      state: 'transcoding',
    });
    expect(await gapsOf(who, { chapters: [inFile(id)] })).toEqual(['1 transcoding']);
    await world.work();
    expect(await gapsOf(who, { chapters: [inFile(id)] })).toEqual(['1 failed']);
    expect(await world.ask(retryMicroFile, { file: id }, who)).toMatchObject({ state: 'transcoding' });
    await world.work();
    expect(await gapsOf(who, { chapters: [inFile(id)] })).toEqual(['1 failed']);
    const good = await sound(who);
    expect(await world.ask(keepMicroFile, { upload: good, kind: 'courseMedia' }, who)).toMatchObject({
      ...{ state: 'uploaded', kind: 'audio' },
    });
    expect(await world.refusal(retryMicroFile, { file: good }, who)).toMatchObject(no('state'));
    expect((await submit(who, { chapters: [inFile(good)] })).state).toBe('reviewing');
  });

  it.each<[string, FileType, () => Buffer | Promise<Buffer>, object]>([
    [
      'an MP3 of changing rates',
      'audio/mpeg',
      () =>
        mp3Of([
          { frames: 1, rate: 32 },
          { frames: 2296, rate: 128 },
        ]),
      { durationS: 60 },
    ],
    [
      'a speech MP3',
      'audio/mpeg',
      () => mp3Of([{ frames: 2500, rate: 48 }], { sampleRate: 24_000 }),
      { durationS: 60 },
    ],
    ['a recorded WebM without a length', 'video/webm', () => mediaSample('recorded.webm'), { durationS: 4 }],
    ['a film cut off', 'video/mp4', async () => (await mediaSample('film.mp4')).subarray(0, 9000), { fault: 'cut' }],
    ['HEVC', 'video/mp4', () => mediaSample('hevc.mp4'), { fault: 'coding', coding: 'HEVC (H.265)' }],
  ])('is measured by what is in its files: %s [CO-05] [MC-04]', async (_, type, file, facts) => {
    const who = await person();
    const id = await upload(who, 'courseMedia', type, await file());
    await world.ask(keepMicroFile, { upload: id, kind: 'courseMedia' }, who);
    await world.work();
    const kept = await world.ask(keepMicroFile, { upload: id, kind: 'courseMedia' }, who);
    expect({ ...kept, durationS: Math.round(kept.durationS) }).toMatchObject({
      ...('fault' in facts ? { state: 'failed' } : { state: 'uploaded', fault: '' }),
      ...facts,
    });
  });

  it('takes 3 GB of files together, and none of another person [MC-03]', async () => {
    const [who, other] = [await person(), await person()];
    const large = [await sound(who, 1.5 * 1024 ** 3), await sound(who, 1.5 * 1024 ** 3), await sound(who, 1)];
    expect(await gapsOf(who, { chapters: large.map((id) => inFile(id)) })).toEqual(['total']);
    expect((await submit(who, { chapters: large.slice(0, 2).map((id) => inFile(id)) })).state).toBe('reviewing');
    expect(await gapsOf(other, { chapters: [inFile(large[2] ?? '')] })).toEqual(['1 chapterFile']);
    const theirs = await world.refusal(
      keepMicroFile,
      { upload: await upload(who, 'courseMedia', 'audio/wav', wav()), kind: 'courseMedia' },
      other,
    );
    expect(theirs?.code).toBe(ErrorCode.notFound);
  });
});

describe('a review', () => {
  it('sends it back with a reason; mended it is submitted again, and its author is told [AD-01] [MC-04]', async () => {
    const who = await person();
    const { id, revision } = await submit(who);
    expect((await world.refusal(microReviews, { state: 'open' }, who))?.code).toBe(ErrorCode.adminsOnly);
    const input = { id, revision, verdict: 'rejected' as const, reason: ' ' };
    expect((await world.refusal(answerMicro, input, admin))?.code).toBe(ErrorCode.fieldsRefused);
    const { micro } = await world.ask(answerMicro, { ...input, reason: '标题写清楚' }, admin);
    expect([micro.state, micro.reason]).toEqual(['rejected', '标题写清楚']);
    const told = await world.in(1001, ({ tx, only }) => tx.select().from(messages).where(only(messages)));
    expect(told.filter(({ userId }) => userId === who.userId)).toMatchObject([{ sourceType: 'microRejected' }]);
    expect(await world.refusal(withdrawMicro, { id, revision: micro.revision }, who)).toMatchObject(no('state'));
    const mended = await save(who, { title: '塞规：先看零位' }, { id, revision: micro.revision });
    const again = await world.ask(submitMicro, { id, revision: mended.revision }, who);
    expect([again.state, again.reason]).toEqual(['reviewing', '']);
  });

  it('is overtaken where the author has taken it back [AD-01] [MC-04]', async () => {
    const who = await person();
    const { id, revision } = await submit(who);
    expect(
      await world.refusal(saveMicro, { id, revision, draft_key: 'while-it-waits', draft: draft() }, who),
    ).toMatchObject(no('state'));
    const taken = await world.ask(withdrawMicro, { id, revision }, who);
    expect(taken.state).toBe('draft');
    expect(await world.refusal(withdrawMicro, { id, revision: taken.revision }, who)).toMatchObject(no('state'));
    expect((await world.refusal(answerMicro, { id, revision, verdict: 'passed', reason: '' }, admin))?.code).toBe(
      ErrorCode.postChanged,
    );
  });

  it('makes a course of it that learners find and play [AD-01] [MC-04]', async () => {
    const [who, other] = [await person(), await person()];
    const cover = await upload(who, 'courseCover', 'image/webp', Buffer.from('a picture'));
    await world.ask(keepMicroFile, { upload: cover, kind: 'courseCover' }, who);
    const chapters = [inFile(await sound(who)), link()];
    const micro = await pass(who, { title: '听得见的刀具磨损', cover, chapters });
    const { id, revision } = micro;
    expect(await world.refusal(withdrawMicro, { id, revision }, who)).toMatchObject(no('state'));
    const found = await world.ask(courseList, { ...anyCourse, 'search[keyword]': '听得见的刀具磨损' }, other);
    expect(found.items.map(({ id, coverUrl }) => [id, coverUrl])).toEqual([
      [micro.courseId, expect.stringContaining(`upload/1001/u${cover}.webp`)],
    ]);
    const detail = await world.ask(courseDetail, { id: micro.courseId }, other);
    expect(detail.chapters.map(({ kind, durationS }) => [kind, Math.round(durationS)])).toEqual([
      ['audio', 3],
      ['link', 60],
    ]);
    const place = { course_id: micro.courseId, chapter_id: detail.chapters[0]?.id ?? 0 };
    expect((await world.ask(videoAddress, place, other)).renditions).toMatchObject([{ height: 0, type: 'audio/wav' }]);
  });

  it('keeps one for a department from others [MC-01] [CO-07]', async () => {
    const [who, near, far] = [await person('工艺部'), await person('工艺部'), await person('物流部')];
    const { courseId: id } = await pass(who, { audience: 'department' });
    expect((await world.ask(courseDetail, { id }, near)).course.id).toBe(id);
    expect((await world.refusal(courseDetail, { id }, far))?.code).toBe(ErrorCode.courseNotVisible);
  });

  it('keeps one for its author from everybody else: in lists, by search and by address [MC-01] [CO-07]', async () => {
    const [who, near] = [await person('工艺部'), await person('工艺部')];
    const { courseId: id } = await pass(who, { title: '只给自己看的换刀笔记', audience: 'me' });
    const listed = async (asker: typeof who) => {
      const search = { ...anyCourse, 'search[keyword]': '只给自己看的换刀笔记' };
      return (await world.ask(courseList, search, asker)).items.map((one) => one.id);
    };
    expect([await listed(who), await listed(near)]).toEqual([[id], []]);
    expect((await world.ask(courseDetail, { id }, who)).course.id).toBe(id);
    expect((await world.refusal(courseDetail, { id }, near))?.code).toBe(ErrorCode.courseNotVisible);
  });

  it('sells one for points alone for points alone [MC-02] [PY-01]', async () => {
    const [who, buyer] = [await person(), await person()];
    const { courseId: id } = await pass(who, { fee: 'points', points: '30' });
    expect(await world.ask(orderItem, { item: 'course', id }, buyer)).toMatchObject({
      price: 0,
      points: 30,
      methods: ['points'],
    });
    const { number } = await world.ask(createOrder, { item: 'course', id }, buyer);
    expect(await world.refusal(payByBalance, { number }, buyer)).toMatchObject({ data: { refusal: 'method' } });
    expect(await world.refusal(payByPoints, { number }, buyer)).toMatchObject({ data: { refusal: 'points' } });
  });
});
