import { ErrorCode, type CallInput } from '@banyan/contracts';
import {
  addNote,
  answerNote,
  chapterNote,
  closeNoteTip,
  courseAllChapter,
  courseAllNote,
  courseMyNote,
  deleteNote,
  isEditNote,
  myNote,
  noteReviews,
  noteTip,
  uploadNoteImage,
} from '@banyan/contracts/course';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Asker } from '../../testing/world.ts';
import { CourseWorld } from '../course/testing/world.ts';
import { allRoutes } from '../index.ts';
import { messages } from '../messages/messages.schema.ts';
import { uploads } from '../upload/upload.schema.ts';

let world: CourseWorld;
let admin: Asker;
let course: { id: number; chapterIds: number[] };
let people = 0;

beforeAll(async () => {
  world = await CourseWorld.open([1001, 1002], allRoutes);
  admin = await world.addPerson('admin');
  course = await world.addCourse({ title: { zh_cn: '首件检验', en: 'First article' } });
});

const person = async () => ({ userId: await world.addLearner(`N${(people += 1)}`) });
let keys = 0;
type Written = CallInput<typeof addNote>;
const written = (more: Partial<Written> = {}): Written => ({
  ...{ id: 0, draft_key: `key-of-a-new-note-${(keys += 1)}`, revision: 0, text: '夜班先看最贵的工序', images: [] },
  ...{ course_id: course.id, chapter_id: course.chapterIds[0] ?? 0, pin: 'second' as const, place: 12 },
  ...{ as: 'private' as const, withdraw: 'N' as const },
  ...more,
});
const write = (who: Asker, more: Partial<Written> = {}) => world.ask(addNote, written(more), who);
const no = (refusal: string) => ({ code: ErrorCode.noteRefused, data: { refusal } });

/** Uploads a picture as a person; returns its id. */
async function upload({ userId }: { userId: number }) {
  const id = `p${people}-${(keys += 1)}`.padEnd(22, 'x');
  const at = new Date(world.now);
  await world.in(1001, (scope) =>
    scope.tx.insert(uploads).values(
      scope.row(uploads, {
        ...{ id, userId, name: 'sketch.png', kind: 'noteImage' as const, type: 'image/webp' as const, size: 1200 },
        ...{ key: `upload/1001/u${id}.webp`, state: 'done' as const, createdAt: at, touchedAt: at },
      }),
    ),
  );
  return id;
}

describe('a note', () => {
  it('is private, or shown to others once an administrator has passed it [NO-01]', async () => {
    const [who, other] = [await person(), await person()];
    const kept = await write(who);
    expect(kept).toMatchObject({ state: 'private', place: 12, own: true, courseTitle: '首件检验', chapterNo: 1 });
    const sent = await write(who, { as: 'public', text: '换刀后的第一件也算首件' });
    expect(sent.state).toBe('reviewing');
    const all = { course_id: course.id };
    expect((await world.ask(courseAllNote, all, other)).items).toEqual([]);
    expect((await world.refusal(noteReviews, { state: 'open' }, who))?.code).toBe(ErrorCode.adminsOnly);
    const waiting = await world.ask(noteReviews, { state: 'open' }, admin);
    expect([waiting.waiting, waiting.items.map(({ note }) => note.id)]).toEqual([1, [sent.id]]);
    const answer = { note: sent.id, revision: sent.revision, verdict: 'passed' as const, reason: '' };
    const { note: passed } = await world.ask(answerNote, answer, admin);
    expect(passed.state).toBe('passed');
    expect((await world.refusal(answerNote, answer, admin))?.code).toBe(ErrorCode.postChanged);
    const seen = await world.ask(courseAllNote, all, other);
    expect(seen.items).toMatchObject([{ id: sent.id, own: false, text: '换刀后的第一件也算首件' }]);
    const told = await world.in(1001, ({ tx, only }) => tx.select().from(messages).where(only(messages)));
    expect(told.filter(({ userId }) => userId === who.userId)).toHaveLength(1);
    const change = written({ id: sent.id, revision: passed.revision, text: '换班后的也算' });
    expect(await world.refusal(addNote, change, who)).toEqual(no('shown'));
    expect((await world.ask(courseAllNote, all, other)).items).toMatchObject([{ text: '换刀后的第一件也算首件' }]);
    expect(await world.ask(addNote, { ...change, withdraw: 'Y' }, who)).toMatchObject({ state: 'private' });
    expect((await world.ask(courseAllNote, all, other)).items).toEqual([]);
  });

  it('comes back with a reason, and not without one [NO-01]', async () => {
    const who = await person();
    const sent = await write(who, { as: 'public' });
    const answer = { note: sent.id, revision: sent.revision, verdict: 'rejected' as const };
    expect(await world.refusal(answerNote, { ...answer, reason: ' ' }, admin)).toEqual({
      code: ErrorCode.fieldsRefused,
      data: { fields: { reason: 'required' } },
    });
    await world.ask(answerNote, { ...answer, reason: '里面有客户的名字' }, admin);
    const { items, counts } = await world.ask(myNote, { state: 'rejected', course: 0 }, who);
    expect(items).toMatchObject([{ state: 'rejected', reason: '里面有客户的名字' }]);
    expect(counts).toEqual({ all: 1, draft: 0, private: 0, reviewing: 0, passed: 0, rejected: 1 });
  });

  it('is not changed while it is public or under review unless it is withdrawn [NO-01] [NO-03]', async () => {
    const who = await person();
    const sent = await write(who, { as: 'public' });
    expect(await world.ask(isEditNote, { note: sent.id }, who)).toMatchObject({ withdraws: 'Y' });
    const change = written({ id: sent.id, revision: sent.revision, text: '改了', as: 'draft' });
    expect(await world.refusal(addNote, change, who)).toEqual(no('shown'));
    const taken = await world.ask(addNote, { ...change, withdraw: 'Y' }, who);
    expect(taken).toMatchObject({ id: sent.id, state: 'draft', text: '改了', revision: 2 });
    expect((await world.ask(isEditNote, { note: sent.id }, who)).withdraws).toBe('N');
    const late = { note: sent.id, revision: sent.revision, verdict: 'passed' as const, reason: '' };
    expect((await world.refusal(answerNote, late, admin))?.code).toBe(ErrorCode.postChanged);
  });

  it('takes a 1000th character and refuses a 1001st in a chapter, all its notes together [NO-02]', async () => {
    const who = await person();
    await write(who, { text: '字'.repeat(400) });
    expect(await world.refusal(addNote, written({ text: '🙂'.repeat(601) }), who)).toEqual(no('tooLong'));
    const last = await write(who, { text: '🙂'.repeat(600) });
    expect(await world.refusal(addNote, written({ text: 'x' }), who)).toEqual(no('tooLong'));
    const shorter = { id: last.id, revision: 1, text: '短一点' };
    expect((await write(who, shorter)).text).toBe('短一点');
    const [, second = 0] = course.chapterIds;
    expect((await write(who, { chapter_id: second, text: '字'.repeat(1000) })).chapterNo).toBe(2);
    expect(await world.ask(chapterNote, { chapter_id: second, whose: 'mine' }, who)).toMatchObject({ used: 1000 });
  });

  it('is counted right when many windows write at once [NO-02]', async () => {
    const who = await person();
    const told = await Promise.all(
      Array.from({ length: 5 }, () => world.refusal(addNote, written({ text: '字'.repeat(300) }), who)),
    );
    expect(told.filter((refusal) => refusal === undefined)).toHaveLength(3);
  });

  it('is one note however often its device sends it, and loses nothing to another device [NO-01]', async () => {
    const who = await person();
    const draft = written({ as: 'draft', text: '写了一半' });
    const first = await world.ask(addNote, draft, who);
    expect((await world.refusal(addNote, { ...draft, text: '另一半' }, who))?.data).toMatchObject({
      note: { id: first.id, text: '写了一半', revision: 1 },
    });
    expect((await world.ask(addNote, { ...draft, revision: 1, text: '写完了' }, who)).id).toBe(first.id);
    expect(await world.refusal(addNote, written({ text: '  ' }), who)).toEqual(no('empty'));
  });

  it('keeps its pictures, and takes nobody else’s [NO-02]', async () => {
    const [who, other] = [await person(), await person()];
    const [id, foreign] = [await upload(who), await upload(other)];
    expect((await world.refusal(uploadNoteImage, { upload: foreign }, who))?.code).toBe(ErrorCode.notFound);
    const image = await world.ask(uploadNoteImage, { upload: id }, who);
    expect(await world.ask(uploadNoteImage, { upload: id }, who)).toEqual(image);
    await world.ask(uploadNoteImage, { upload: foreign }, other);
    const note = await write(who, { text: '', images: [id] });
    expect(note.images).toMatchObject([{ id, name: 'sketch.png' }]);
    expect((await world.refusal(addNote, written({ images: [foreign] }), who))?.code).toBe(ErrorCode.notFound);
    expect((await world.refusal(addNote, written({ images: [id] }), who))?.code).toBe(ErrorCode.notFound);
    expect(await world.ask(deleteNote, { note: note.id }, who)).toEqual({ deleted: 'Y' });
    expect(await world.ask(deleteNote, { note: note.id }, who)).toEqual({ deleted: 'N' });
    expect((await write(who, { images: [id] })).images).toHaveLength(1);
  });

  it('is its author’s alone, in its enterprise and in a course that opens to them [NO-01]', async () => {
    const [who, other] = [await person(), await person()];
    const { id, revision } = await write(who);
    const missing = { code: ErrorCode.notFound };
    expect(await world.refusal(isEditNote, { note: id }, other)).toEqual(missing);
    expect(await world.refusal(addNote, written({ id, revision }), other)).toEqual(missing);
    expect(await world.ask(deleteNote, { note: id }, other)).toEqual({ deleted: 'N' });
    expect(await world.refusal(isEditNote, { note: id }, { ...who, eid: 1002 })).toEqual(missing);
    const hidden = await world.addCourse({ departments: ['质量部'] });
    const there = written({ course_id: hidden.id, chapter_id: hidden.chapterIds[0] ?? 0 });
    expect((await world.refusal(addNote, there, who))?.code).toBe(ErrorCode.courseNotVisible);
    const elsewhere = await world.addCourse();
    expect(await world.refusal(addNote, written({ chapter_id: elsewhere.chapterIds[0] ?? 0 }), who)).toEqual(missing);
  });
});

describe('lists of notes', () => {
  it('go by course, by chapter along the video, and by state [NO-03]', async () => {
    const own = await world.addCourse({ title: { zh_cn: '巡检' } });
    const [first = 0, second = 0] = own.chapterIds;
    const who = await person();
    const at = (chapter_id: number, place: number, more: Partial<Written> = {}) => {
      world.now += 1000;
      return write(who, { course_id: own.id, chapter_id, place, ...more });
    };
    const [late, early, other] = [await at(first, 50), await at(first, 5), await at(second, 1, { as: 'draft' })];
    const along = await world.ask(chapterNote, { chapter_id: first, whose: 'mine' }, who);
    expect(along.items.map(({ id }) => id)).toEqual([early.id, late.id]);
    const page = await world.ask(courseMyNote, { course_id: own.id, size: 2 }, who);
    expect(page.items.map(({ id }) => id)).toEqual([other.id, early.id]);
    const rest = await world.ask(courseMyNote, { course_id: own.id, size: 2, cursor: page.next ?? '' }, who);
    expect([rest.items.map(({ id }) => id), rest.next]).toEqual([[late.id], null]);
    expect((await world.ask(courseAllChapter, { course_id: own.id }, who)).chapters).toMatchObject([
      { id: first, no: 1, mine: 2, all: 0 },
      { id: second, no: 2, mine: 1, all: 0 },
    ]);
    const mine = await world.ask(myNote, { state: 'all', course: own.id }, who);
    expect([mine.counts.draft, mine.courses]).toEqual([1, [{ id: own.id, title: '巡检', count: 3 }]]);
    // The course of the last note comes first.
    world.now += 1000;
    await write(who);
    const { courses } = await world.ask(myNote, { state: 'all', course: 0 }, who);
    expect(courses.map(({ id }) => id)).toEqual([course.id, own.id]);
  });

  it('show the tip until it is closed [NO-03]', async () => {
    const who = await person();
    expect(await world.ask(noteTip, {}, who)).toEqual({ shown: 'Y' });
    expect(await world.ask(closeNoteTip, {}, who)).toEqual({ shown: 'N' });
    await world.ask(closeNoteTip, {}, who);
    expect(await world.ask(noteTip, {}, who)).toEqual({ shown: 'N' });
  });
});
