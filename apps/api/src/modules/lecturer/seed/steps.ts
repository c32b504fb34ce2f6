import { asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { addDays, dayBegins, dayOf } from '../../../days/days.ts';
import type { L10n } from '../../../db/seed/content/types.ts';
import { inTenant, type TenantScope } from '../../../db/tenant.ts';
import type { SeedStep } from '../../../seed/seedDemo.ts';
import { demoFile } from '../../../seed/demoFolder.ts';
import type { DemoPorts } from '../../../seed/seedDemo.ts';
import { bringDemo } from '../../../platform/bringDemo.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { lecturers } from '../../../platform/lecturer.schema.ts';
import { lecturersKind } from '../import/lecturers.import.ts';
import {
  lecturerApplications,
  lecturerBookings,
  lecturerGrades,
  lecturerOpinions,
  lecturerSlots,
} from '../lecturer.schema.ts';
import { gradesNear } from './grades.ts';
import { hengchuan } from './hengchuan.ts';
import { larkfield } from './larkfield.ts';
import type { SeedBooking, SeedLecturing, SeedTeacher } from './types.ts';

const [HOUR_MS, DAY_MS, lessonMs] = [3_600_000, 86_400_000, 5_400_000];
const zone = 'Asia/Shanghai';
const hours = [9, 10.5, 14, 15.5] as const;
/** People write in the language of their enterprise. */
const typed = ({ en, zh }: L10n) => en ?? zh;

type TeacherRow = typeof lecturers.$inferSelect;

interface Around {
  readonly scope: TenantScope;
  readonly now: number;
  /** People without a login. */
  readonly colleagues: readonly number[];
  /** People with a login, by account. */
  readonly known: ReadonlyMap<string, number>;
}

const momentAt = (now: number, day: number, hour: number) =>
  dayBegins(addDays(dayOf(now, zone), day), zone) + hour * HOUR_MS;

/** Free times of two weeks: not on Sundays, and not all of a day. */
async function addTimes({ scope, now }: Around, lecturer: TeacherRow, place: string) {
  for (let day = 1; day <= 14; day += 1) {
    if (new Date(momentAt(now, day, 12)).getUTCDay() === 0) continue;
    for (const [index, hour] of hours.entries()) {
      const begins = momentAt(now, day, hour);
      if ((day * 5 + index * 3 + lecturer.id) % 5 < 3) continue;
      const row = { lecturerId: lecturer.id, begins: new Date(begins), ends: new Date(begins + lessonMs), place };
      await scope.tx.insert(lecturerSlots).values(scope.row(lecturerSlots, row)).onConflictDoNothing();
    }
  }
}

async function addOpinions({ scope, now, colleagues }: Around, lecturer: TeacherRow, seed: SeedTeacher) {
  const people = colleagues.filter((id) => id !== lecturer.userId);
  const first = lecturer.id % Math.max(1, people.length - seed.graded);
  for (const [index, userId] of people.slice(first, first + seed.graded).entries()) {
    const said = seed.comments[index];
    const at = new Date(now - (index * 4 + (lecturer.id % 3) + 1) * DAY_MS);
    const row = { lecturerId: lecturer.id, userId, text: said === undefined ? '' : typed(said), at };
    const [opinion] = await scope.tx
      .insert(lecturerOpinions)
      .values(scope.row(lecturerOpinions, row))
      .returning({ id: lecturerOpinions.id });
    if (opinion === undefined) continue;
    const rows = gradesNear(seed.means, index, seed.graded).map((grade) =>
      scope.row(lecturerGrades, { ...grade, opinionId: opinion.id, lecturerId: lecturer.id }),
    );
    await scope.tx.insert(lecturerGrades).values(rows);
  }
}

async function addBooking(around: Around, seed: SeedBooking, lecturer: TeacherRow, turn: number) {
  const { colleagues, known, now, scope } = around;
  const userId = seed.account === '' ? colleagues[(turn * 5) % colleagues.length] : known.get(seed.account);
  if (userId === undefined) return;
  const hour = hours.find((one) => Math.floor(one) === seed.hour) ?? seed.hour;
  const begins = momentAt(now, seed.day, hour);
  const time = { lecturerId: lecturer.id, begins: new Date(begins), ends: new Date(begins + lessonMs), place: '' };
  const { begins: begin } = lecturerSlots;
  const [slot] = await scope.tx
    .insert(lecturerSlots)
    .values(scope.row(lecturerSlots, time))
    .onConflictDoUpdate({ target: [lecturerSlots.eid, lecturerSlots.lecturerId, begin], set: { ends: time.ends } })
    .returning();
  await scope.tx.insert(lecturerBookings).values(
    scope.row(lecturerBookings, {
      ...time,
      ...{ userId, slotId: slot?.id ?? 0, place: slot?.place ?? '', price: lecturer.bookingPrice, state: seed.state },
      cancelledBy: seed.state === 'cancelled' ? ('lecturer' as const) : null,
      note: typed(seed.note),
      answer: seed.answer === undefined ? '' : typed(seed.answer),
      at: new Date(Math.min(now - (turn + 1) * HOUR_MS, begins - 3 * DAY_MS)),
    }),
  );
}

async function addApplications({ scope, now, colleagues }: Around, { applications }: SeedLecturing) {
  for (const [index, seed] of applications.entries()) {
    const userId = colleagues.at(-1 - index);
    if (userId === undefined) continue;
    await scope.tx.insert(lecturerApplications).values(
      scope.row(lecturerApplications, {
        ...{ userId, gender: 'unsaid' as const, images: [] },
        expertise: typed(seed.expertise),
        labels: seed.labels.map(typed),
        cities: seed.cities.map(typed),
        introduction: typed(seed.introduction),
        at: new Date(now - seed.daysAgo * DAY_MS),
      }),
    );
  }
}

async function peopleOf(scope: TenantScope, accounts: readonly string[], { teachers }: SeedLecturing) {
  const named = await scope.tx
    .select({ id: users.id, account: users.account })
    .from(users)
    .where(scope.only(users, inArray(users.account, [...accounts])));
  const others = await scope.tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(scope.only(users, notInArray(users.account, [...accounts]), eq(users.type, 1)))
    .orderBy(asc(users.id));
  // Some colleagues share names with lecturers: they would seem to book themselves.
  const taken = new Set(teachers.map(({ name }) => name));
  const colleagues = others.filter(({ name }) => !taken.has(name.zh_cn)).map(({ id }) => id);
  return { known: new Map(named.map(({ id, account }) => [account, id])), colleagues };
}

const all = [hengchuan, larkfield];

/** Each demo enterprise's lecturers have ids of their own. */
const firstLecturers: Readonly<Record<number, number>> = { 0: 1, 1001: 11, 1002: 31 };

/** Imports people from a table. */
type BringPeople = (ports: DemoPorts, eid: number, path: string) => Promise<void>;

/** Lecturers, with the people whom learners book; before the courses that name them. */
export const lecturersSeed = (bringPeople: BringPeople): SeedStep => ({
  name: 'lecturers',
  eids: Object.keys(firstLecturers).map(Number),
  fills: lecturers,
  async work(ports, { eid }) {
    if (all.some((one) => one.eid === eid)) await bringPeople(ports, eid, demoFile('people.csv', eid));
    const path = demoFile('lecturers.yaml', eid);
    await bringDemo(lecturersKind, ports, { eid, path, firstId: firstLecturers[eid] ?? 1 });
  },
});

/** Lecturers of the demo enterprises: their knowledge, their free times, and their grades. */
export const lecturerSeeds: readonly SeedStep[] = [
  {
    name: 'lecturers beyond courses',
    eids: all.map(({ eid }) => eid),
    fills: lecturerSlots,
    work: ({ db, now }, { eid, people }) =>
      inTenant(db, eid, async (scope) => {
        const seed = all.find((one) => one.eid === eid);
        if (seed === undefined) return;
        const around = {
          ...{ scope, now },
          ...(await peopleOf(
            scope,
            people.map(({ account }) => account),
            seed,
          )),
        };
        const teachers = new Map<string, TeacherRow>();
        for (const teacher of seed.teachers) {
          const [row] = await scope.tx
            .select()
            .from(lecturers)
            .where(scope.only(lecturers, sql`${lecturers.name} ->> 'zh_cn' = ${teacher.name}`));
          if (row === undefined) continue;
          teachers.set(teacher.name, row);
          await addOpinions(around, row, teacher);
          if (teacher.place !== undefined) await addTimes(around, row, typed(teacher.place));
        }
        for (const [turn, booking] of seed.bookings.entries()) {
          const lecturer = teachers.get(booking.lecturer);
          if (lecturer !== undefined) await addBooking(around, booking, lecturer, turn);
        }
        await addApplications(around, seed);
      }),
  },
];
