import { ErrorCode, type CallInput } from '@banyan/contracts';
import { messageList } from '@banyan/contracts/messages';
import {
  addSlot,
  answerApplication,
  answerBooking,
  applyLecturer,
  bookLecturer,
  canApply,
  cancelBooking,
  gradeLecturer,
  lecturerComments,
  lecturerDetail,
  lecturerDimensions,
  lecturerGrades,
  lecturerList,
  lecturerOffice,
  lecturerSlots,
  myBookings,
  removeSlot,
  type LecturerRefusal,
} from '@banyan/contracts/teaching';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { courseProgress } from '../course/progress.schema.ts';
import { CourseWorld } from '../course/testing/world.ts';
import { allRoutes } from '../index.ts';
import { messages } from '../messages/messages.schema.ts';
import { lecturerApplications } from './lecturer.schema.ts';
import { addTeacher, addTime } from './testing/lecturerWorld.ts';

let world: CourseWorld;
let made = 0;
const no = (refusal: LecturerRefusal) => ({ code: ErrorCode.lecturerRefused, data: { refusal } });
const five = [5, 5, 5, 5, 5, 5];
const HOUR_MS = 3_600_000;

beforeAll(async () => {
  world = await CourseWorld.open([1001, 1002], allRoutes);
});

async function learner(eid = 1001) {
  made += 1;
  return { eid, userId: await world.addLearner(`booker${made}`, '', eid) };
}

async function study(userId: number, courseId: number): Promise<void> {
  const row = { userId, courseId, state: 'learning' as const, leftS: 10, enrolledAt: new Date(world.now) };
  await world.in(1001, (scope) => scope.tx.insert(courseProgress).values(scope.row(courseProgress, row)));
}

/** Messages to a person, oldest first: their type, and the words of others in them. */
async function toldTo(userId: number | null): Promise<(readonly [type: string, words: unknown])[]> {
  const rows = await world.in(1001, ({ tx, only }) =>
    tx
      .select()
      .from(messages)
      .where(only(messages, eq(messages.userId, userId ?? 0)))
      .orderBy(messages.id),
  );
  return rows.map(({ params, sourceType }) => [sourceType, params['text'] ?? params['reason']] as const);
}

const looked = (change: Partial<CallInput<typeof lecturerList>>) => ({
  ...{ keyword: '', kind: 'all' as const, category: '', label: '' },
  ...change,
});

describe('lecturers', () => {
  it('are found by kind, category, label and words, a page at a time [LE-01] [LE-04]', async () => {
    const who = await learner();
    const labels = [{ zh_cn: '量具', en: 'Gauges' }];
    const outside = await addTeacher(world, { kind: 'external', labels, title: { zh_cn: '审核员' } });
    const inside = await addTeacher(world, { labels });
    await world.addCourse({ lecturerId: inside.id, field: 'HS', subject: null, topic: null });
    const ids = async (change: Parameters<typeof looked>[0]) =>
      (await world.ask(lecturerList, looked(change), who)).items.map(({ id }) => id);
    expect(await ids({ kind: 'external' })).toEqual([outside.id]);
    expect(await ids({ label: '量具' })).toEqual([outside.id, inside.id]);
    expect(await ids({ keyword: 'gauge' })).toEqual([outside.id, inside.id]);
    expect(await ids({ keyword: '审核' })).toEqual([outside.id]);
    expect(await ids({ category: 'HS' })).toEqual([inside.id]);
    const first = await world.ask(lecturerList, looked({ label: '量具', size: 1 }), who);
    expect(first).toMatchObject({ total: 2, items: [{ id: outside.id, labels: ['量具'] }] });
    const cursor = first.next ?? '';
    expect(await ids({ label: '量具', size: 1, cursor })).toEqual([inside.id]);
    // Lecturers of another enterprise are not found.
    const stranger = await learner(1002);
    expect(await world.refusal(lecturerDetail, { id: inside.id }, stranger)).toEqual({ code: ErrorCode.notFound });
  });

  it('can be thanked with points unless they are external [LE-04]', async () => {
    const who = await learner();
    const [inside, outside] = [await addTeacher(world), await addTeacher(world, { kind: 'external' })];
    const { id: course } = await world.addCourse({ lecturerId: inside.id });
    await world.addCourse({ lecturerId: outside.id });
    expect(await world.ask(lecturerDetail, { id: inside.id }, who)).toMatchObject({ rewardCourse: course, own: false });
    expect(await world.ask(lecturerDetail, { id: outside.id }, who)).toMatchObject({ rewardCourse: null });
    expect(await world.ask(lecturerDetail, { id: inside.id }, inside.who)).toMatchObject({
      rewardCourse: null,
      own: true,
    });
  });

  it('are graded by dimension by who has studied with them, and by nobody else [LE-01]', async () => {
    const teacher = await addTeacher(world);
    const { id } = teacher;
    const { id: course } = await world.addCourse({ lecturerId: id });
    const [student, stranger] = [await learner(), await learner()];
    await study(student.userId, course);
    expect(await world.refusal(gradeLecturer, { id, grades: five, text: 'x' }, stranger)).toEqual(no('notMet'));
    expect(await world.refusal(gradeLecturer, { id, grades: five, text: 'x' }, teacher.who)).toEqual(no('own'));
    await world.ask(gradeLecturer, { id, grades: [1, 1, 1, 1, 1, 1], text: 'first' }, student);
    await world.ask(gradeLecturer, { id, grades: [5, 4, 4, 4, 4, 4], text: 'second' }, student);
    const grades = await world.ask(lecturerGrades, { id }, student);
    expect(grades.people).toBe(1);
    expect(grades.items[0]).toMatchObject({ dimension: 'clear', mean: 50, spread: [0, 0, 0, 0, 1] });
    expect(await world.ask(lecturerComments, { id }, student)).toMatchObject({
      total: 1,
      items: [{ text: 'second', rating: 42, own: true, met: false }],
    });
    expect(await world.ask(lecturerDimensions, { id }, student)).toMatchObject({
      allowed: true,
      given: [5, 4, 4, 4, 4, 4],
    });
    expect(await world.ask(lecturerDimensions, { id }, stranger)).toMatchObject({ allowed: false, given: null });
  });
});

describe('an offline booking', () => {
  it('goes from waiting to confirmed, evaluated and ended [LE-03]', async () => {
    const { id, who: teacher } = await addTeacher(world, { bookingPrice: 80_000 });
    const slot = await addTime(world, id, 2);
    const who = await learner();
    const booked = await world.ask(bookLecturer, { slot, note: ' why ' }, who);
    expect(booked).toMatchObject({ state: 'waiting', note: 'why', price: 80_000, place: '302', cancelledBy: null });
    expect((await world.ask(lecturerSlots, { id }, who)).items).toMatchObject([{ id: slot, state: 'waiting' }]);
    expect((await world.ask(lecturerSlots, { id }, await learner())).items).toMatchObject([{ state: 'taken' }]);
    const booking = booked.id;
    const other = await addTeacher(world);
    const confirm = { booking, act: 'confirm', answer: 'come' } as const;
    expect(await world.refusal(answerBooking, confirm, other.who)).toEqual({ code: ErrorCode.notFound });
    expect(await world.ask(answerBooking, confirm, teacher)).toMatchObject({ state: 'confirmed', answer: 'come' });
    expect(await world.refusal(answerBooking, { booking, act: 'end', answer: '' }, teacher)).toEqual(no('state'));
    const grade = { id, booking, grades: five, text: 'thanks' };
    expect(await world.refusal(gradeLecturer, grade, who)).toEqual(no('state'));
    expect(await toldTo(teacher.userId)).toEqual([['lessonAsked', 'why']]);
    expect(await toldTo(who.userId)).toEqual([['lessonConfirmed', 'come']]);
    world.now += 50 * HOUR_MS;
    expect((await world.ask(myBookings, { tab: 'evaluate' }, who)).items).toMatchObject([{ id: booking }]);
    expect(await world.refusal(cancelBooking, { booking }, who)).toEqual(no('state'));
    expect(await world.ask(gradeLecturer, grade, who)).toMatchObject({ met: true, rating: 50 });
    expect((await world.ask(myBookings, { tab: 'ended' }, who)).items).toMatchObject([{ id: booking }]);
    expect(await world.refusal(gradeLecturer, grade, who)).toEqual(no('state'));
    world.now -= 50 * HOUR_MS;
  });

  it('gives a time once, however many ask at once, and again when it is called off [LE-03]', async () => {
    const { id, who: teacher } = await addTeacher(world);
    const slot = await addTime(world, id, 3);
    const people = [await learner(), await learner(), await learner()];
    const answers = await Promise.all(people.map((who) => world.refusal(bookLecturer, { slot, note: 'x' }, who)));
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(1);
    expect(answers.filter((answer) => answer !== undefined)).toEqual([no('taken'), no('taken')]);
    const winner = people[answers.indexOf(undefined)]!;
    const [own] = (await world.ask(myBookings, { tab: 'all' }, winner)).items;
    expect(await world.refusal(removeSlot, { slot }, teacher)).toEqual(no('taken'));
    const thief = people.find((one) => one !== winner)!;
    expect(await world.refusal(cancelBooking, { booking: own?.id ?? 0 }, thief)).toEqual({ code: ErrorCode.notFound });
    expect(await world.ask(cancelBooking, { booking: own?.id ?? 0 }, winner)).toMatchObject({
      state: 'cancelled',
      cancelledBy: 'learner',
    });
    expect((await toldTo(teacher.userId)).map(([type]) => type)).toEqual(['lessonAsked', 'lessonOff']);
    for (const who of [thief, winner])
      expect((await world.ask(lecturerSlots, { id }, who)).items).toMatchObject([{ id: slot, state: 'free' }]);
    expect(await world.ask(bookLecturer, { slot, note: 'x' }, thief)).toMatchObject({ state: 'waiting' });
    expect(await world.refusal(bookLecturer, { slot, note: '' }, teacher)).toEqual(no('own'));
  });

  it('is refused while it waits, called off once it is confirmed, and says which of both [LE-03]', async () => {
    const { id, who: teacher } = await addTeacher(world);
    const who = await learner();
    const refuse = { act: 'refuse', answer: 'no time' } as const;
    const withdraw = { act: 'withdraw', answer: 'ill' } as const;
    const waits = await world.ask(bookLecturer, { slot: await addTime(world, id, 5), note: 'x' }, who);
    expect(await world.refusal(answerBooking, { booking: waits.id, ...withdraw }, teacher)).toEqual(no('state'));
    const declined = { state: 'cancelled', cancelledBy: 'lecturer', answer: 'no time' };
    expect(await world.ask(answerBooking, { booking: waits.id, ...refuse }, teacher)).toMatchObject(declined);
    const slot = await addTime(world, id, 6);
    const { id: booking } = await world.ask(bookLecturer, { slot, note: 'x' }, who);
    await world.ask(answerBooking, { booking, act: 'confirm', answer: 'come' }, teacher);
    expect(await world.refusal(answerBooking, { booking, ...refuse }, teacher)).toEqual(no('state'));
    const off = { state: 'cancelled', cancelledBy: 'withdrawn', answer: 'ill' };
    expect(await world.ask(answerBooking, { booking, ...withdraw }, teacher)).toMatchObject(off);
    expect((await world.ask(myBookings, { tab: 'cancelled' }, who)).items).toMatchObject([off, declined]);
    const { items } = await world.ask(messageList, { box: 'own', about: 'all', unread: 'N', keyword: '' }, who);
    expect(items.map(({ text, title }) => [/取消了|确认了|没有接受/.exec(title)?.[0], text])).toEqual([
      ['取消了', 'ill'],
      ['确认了', '302。come'],
      ['没有接受', 'no time'],
    ]);
    expect(await world.ask(bookLecturer, { slot, note: 'x' }, await learner())).toMatchObject({ state: 'waiting' });
  });

  it('waits or is confirmed ten times for a person at most, until one of them is called off [LE-03]', async () => {
    const { id } = await addTeacher(world);
    const who = await learner();
    let days = 2;
    const ask = async () => ({ slot: await addTime(world, id, (days += 1)), note: 'x' });
    const { id: booking } = await world.ask(bookLecturer, await ask(), who);
    for (let n = 2; n <= 10; n += 1) await world.ask(bookLecturer, await ask(), who);
    const more = await ask();
    expect(await world.refusal(bookLecturer, more, who)).toEqual(no('many'));
    await world.ask(cancelBooking, { booking }, who);
    expect(await world.ask(bookLecturer, more, who)).toMatchObject({ state: 'waiting' });
  });

  it('is off when nobody answered before it began [LE-03]', async () => {
    const { id } = await addTeacher(world);
    const slot = await addTime(world, id, 1);
    const who = await learner();
    await world.ask(bookLecturer, { slot, note: 'x' }, who);
    world.now += 25 * HOUR_MS;
    expect((await world.ask(myBookings, { tab: 'all' }, who)).items).toMatchObject([
      { state: 'cancelled', cancelledBy: 'late' },
    ]);
    expect(await world.refusal(bookLecturer, { slot, note: 'x' }, who)).toEqual(no('past'));
    world.now -= 25 * HOUR_MS;
  });

  it('needs a time that its lecturer offers: ahead, of some length, apart from others [LE-03]', async () => {
    const { who } = await addTeacher(world);
    const at = (hours: number, length = 1) => ({
      from: world.now + hours * HOUR_MS,
      to: world.now + (hours + length) * HOUR_MS,
      place: ' hall ',
    });
    const slot = await world.ask(addSlot, at(5), who);
    expect(slot).toMatchObject({ state: 'free', place: 'hall' });
    expect(await world.refusal(addSlot, at(5.5), who)).toEqual(no('overlap'));
    expect(await world.refusal(addSlot, at(-1), who)).toEqual(no('past'));
    expect(await world.refusal(addSlot, at(8, 9), who)).toEqual(no('span'));
    expect(await world.refusal(addSlot, at(91 * 24), who)).toEqual(no('span'));
    expect(await world.ask(addSlot, at(6), who)).toMatchObject({ state: 'free' });
    await world.ask(removeSlot, { slot: slot.id }, who);
    expect(await world.refusal(addSlot, at(5), await learner())).toMatchObject({ code: ErrorCode.lecturersOnly });
    const administrator = await world.addPerson('admin', 'no-lecturer');
    expect(await world.ask(lecturerOffice, {}, administrator)).toMatchObject({ lecturer: null });
    expect(await world.refusal(addSlot, at(5), administrator)).toEqual(no('noLecturer'));
  });
});

describe('an application', () => {
  const form = {
    gender: 'unsaid' as const,
    expertise: '刀具',
    labels: ['刀具'],
    cities: ['苏州'],
    introduction: '十一年',
    images: [],
  };

  it('waits, is refused with a reason, comes again and makes a lecturer [LE-02]', async () => {
    const who = await learner();
    const administrator = await world.addPerson('admin', 'desk');
    expect(await world.refusal(applyLecturer, { ...form, expertise: ' ', labels: [' '] }, who)).toEqual({
      code: ErrorCode.fieldsRefused,
      data: { fields: { expertise: 'required', labels: 'required' } },
    });
    const labels = ['1', '2', '3', '4', '5', '6'];
    expect(await world.refusal(applyLecturer, { ...form, labels }, who)).toMatchObject({ code: ErrorCode.badRequest });
    expect(
      await world.refusal(applyLecturer, { ...form, images: Array.from({ length: 11 }, (_, n) => `u${n}`) }, who),
    ).toMatchObject({ code: ErrorCode.badRequest });
    expect(await world.refusal(applyLecturer, { ...form, images: ['none'] }, who)).toEqual({
      code: ErrorCode.notFound,
    });
    const sent = await world.ask(applyLecturer, form, who);
    expect(await world.ask(canApply, {}, who)).toMatchObject({ allowed: false, application: { state: 'waiting' } });
    expect(await world.refusal(applyLecturer, form, who)).toEqual(no('notNow'));
    const answer = { application: sent.id, verdict: 'rejected' as const, reason: 'later' };
    expect(await world.refusal(answerApplication, { ...answer, reason: ' ' }, administrator)).toMatchObject({
      code: ErrorCode.fieldsRefused,
    });
    await world.ask(answerApplication, answer, administrator);
    expect(await world.refusal(answerApplication, answer, administrator)).toEqual({ code: ErrorCode.postChanged });
    expect(await world.ask(canApply, {}, who)).toMatchObject({ allowed: true, application: { reason: 'later' } });
    const again = await world.ask(applyLecturer, form, who);
    await world.ask(answerApplication, { application: again.id, verdict: 'passed', reason: '' }, administrator);
    const { lecturer } = await world.ask(canApply, {}, who);
    expect(lecturer).not.toBeNull();
    expect(await toldTo(who.userId)).toEqual([
      ['lecturerRejected', 'later'],
      ['lecturerPassed', ''],
    ]);
    expect(await world.ask(lecturerDetail, { id: lecturer ?? 0 }, who)).toMatchObject({
      lecturer: { kind: 'internal', labels: ['刀具'], cities: ['苏州'], title: '刀具' },
      introduction: '十一年',
    });
    expect(await world.refusal(applyLecturer, form, who)).toEqual(no('notNow'));
  });

  it('is told to administrators, those of a day by one message [LE-02]', async () => {
    const [administrator, one] = [await world.addPerson('admin', 'hears'), await learner()];
    await world.in(1001, ({ only, tx }) => tx.delete(lecturerApplications).where(only(lecturerApplications)));
    const inbox = { box: 'own', about: 'personal', unread: 'Y', keyword: '', size: 20 } as const;
    const heard = async () =>
      (await world.ask(messageList, inbox, administrator)).items.map(({ source, title }) => [source.type, title]);
    await world.ask(applyLecturer, form, one);
    expect(await heard()).toEqual([['lecturerApplied', `booker${made} 申请成为讲师，等待审核`]]);
    await world.ask(applyLecturer, form, await learner());
    // An administrator who applies knows it.
    await world.ask(applyLecturer, form, administrator);
    expect(await heard()).toEqual([['lecturerApplied', `booker${made} 等 2 人申请成为讲师，等待审核`]]);
    const { items } = await world.ask(messageList, inbox, await world.addPerson('admin', 'came later'));
    expect(items).toEqual([]);
  });
});
