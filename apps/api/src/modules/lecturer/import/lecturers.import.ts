import { v } from '@banyan/contracts';
import { lecturerKinds, lecturerLimits } from '@banyan/contracts/teaching';
import { and, eq } from 'drizzle-orm';
import { called, day, decimal, textOrNone, whole, words } from '../../../import/shape.ts';
import { lecturers } from '../../../platform/lecturer.schema.ts';
import type { Bringing } from '../../../platform/bringing.ts';
import { listKind } from '../../../platform/listKind.ts';
import { lecturerSlots } from '../lecturer.schema.ts';

const { cities, city, label, labels } = lecturerLimits;

const MINUTE_MS = 60_000;

/** Time for a booking. */
const time = v.strictObject({ begins: day, minutes: whole(15, 480), place: textOrNone(100) });

/** A lecturer in a file. */
const lecturer = v.strictObject({
  name: words(60),
  title: words(60),
  department: words(60),
  bio: words(1000),
  kind: v.optional(v.picklist(lecturerKinds), 'internal'),
  /** The same person as a user: answers bookings. */
  account: v.optional(called),
  /** Their fields of knowledge. */
  labels: v.optional(v.pipe(v.array(words(label)), v.maxLength(labels)), []),
  /** Cities in which they teach offline. */
  cities: v.optional(v.pipe(v.array(words(city)), v.maxLength(cities)), []),
  /** The price of a booking; nothing by default. */
  price: v.optional(decimal(2, 0, 1_000_000), 0),
  /** Times for bookings; existing ones stay. */
  times: v.optional(v.pipe(v.array(time), v.maxLength(500)), []),
});

interface Slot {
  readonly begins: Date;
  readonly ends: Date;
  readonly place: string;
}

const hasSlot = ({ scope }: Bringing, lecturerId: number, { begins, ends, place }: Slot) =>
  scope.tx.$count(
    lecturerSlots,
    scope.only(
      lecturerSlots,
      and(
        ...[eq(lecturerSlots.lecturerId, lecturerId), eq(lecturerSlots.begins, begins)],
        ...[eq(lecturerSlots.ends, ends), eq(lecturerSlots.place, place)],
      ),
    ),
  );

/** Lecturers: `npm run import -- lecturers lecturers.csv --eid 1001`. */
export const lecturersKind = listKind({
  name: 'lecturers',
  about: 'Adds lecturers, or changes what is told of them.',
  list: 'lecturers',
  entry: lecturer,
  columns: {
    ...{
      name: ['姓名'],
      name_en: ['英文名'],
      title: ['头衔', '职称'],
      department: ['部门'],
      bio: ['简介'],
      kind: ['类型'],
    },
    ...{ account: ['账号', '工号'], labels: ['擅长', '标签'], cities: ['城市'], price: ['预约价格'] },
  },
  table: lecturers,
  title: lecturers.name,
  titleOf: ({ name }) => name,
  async thing(at, written, { former, path }) {
    const { account, kind, price } = written;
    const slots = written.times.map(({ begins, minutes, place }, index): Slot => {
      const here = [...path, 'times', index, 'begins'];
      const from = at.moment(here, begins) ?? new Date(0);
      if (from.getTime() < at.now) at.fault(here, 'This time is over.', 'Choose a later one.');
      return { begins: from, ends: new Date(from.getTime() + minutes * MINUTE_MS), place };
    });
    return {
      below: slots,
      row: {
        kind,
        name: at.localise(written.name),
        title: at.localise(written.title),
        department: at.localise(written.department),
        bio: at.localise(written.bio),
        // The account stays when the file names none.
        userId: account === undefined ? (former?.userId ?? null) : await at.account([...path, 'account'], account),
        labels: written.labels.map(at.localise),
        cities: written.cities.map(at.localise),
        bookingPrice: Math.round(price * 100),
      },
    };
  },
  below: {
    async alike(at, id, slots) {
      for (const slot of slots) if ((await hasSlot(at, id, slot)) === 0) return false;
      return true;
    },
    async write({ scope }, lecturerId, slots) {
      for (const slot of slots)
        await scope.tx
          .insert(lecturerSlots)
          .values(scope.row(lecturerSlots, { lecturerId, ...slot }))
          .onConflictDoUpdate({
            target: [lecturerSlots.eid, lecturerSlots.lecturerId, lecturerSlots.begins],
            set: { ends: slot.ends, place: slot.place },
          });
    },
  },
});
