import { coverMotif, v } from '@banyan/contracts';
import { asc, eq } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { day, decimal, each, reference, whole, words, yes } from '../../../import/shape.ts';
import type { FindThings } from '../../../platform/bringing.ts';
import { listKind } from '../../../platform/listKind.ts';
import { coursePackages, packageCourses } from '../package.schema.ts';

const some = v.pipe(v.array(reference), v.maxLength(100), each('course'));

/** A course package as a file describes it. */
const coursePackage = v.strictObject({
  title: words(60),
  description: words(1000),
  cover: coverMotif,
  /** By id or title, in their order. */
  courses: v.pipe(some, v.minLength(1)),
  /** Further courses that need not be learned. */
  electives: v.optional(some, []),
  /** One course opens after the other. */
  sequential: yes(false),
  /** Free by default. */
  price: v.optional(decimal(2, 0.01, 1_000_000)),
  points_price: v.optional(whole(1, 10_000_000)),
  /** A person can buy it; otherwise the enterprise's administrator does. */
  personal_sale: yes(true),
  on_shelf: yes(true),
  /** Its first day, which orders the list; now by default. */
  published: v.optional(day),
});

/** Course packages: `npm run import -- packages packages.yaml --eid 1001`. */
export const packagesKind = (find: FindThings) =>
  listKind({
    name: 'packages',
    about: 'Adds packages of courses that are there, or changes them.',
    list: 'packages',
    entry: coursePackage,
    table: coursePackages,
    title: coursePackages.title,
    titleOf: ({ title }) => title,
    async thing(at, written, { former, path }) {
      const { electives, points_price, price } = written;
      if (points_price !== undefined && price === undefined)
        at.fault(
          [...path, 'points_price'],
          'A package that is free costs no points.',
          'Give it a "price" too, or neither.',
        );
      const below: { courseId: number; no: number; required: boolean }[] = [];
      for (const [name, all] of [['courses', written.courses] as const, ['electives', electives] as const]) {
        for (const [index, one] of all.entries()) {
          const here = [...path, name, index];
          const courseId = (await at.thing(here, find, 'course', one)) ?? 0;
          if (courseId > 0 && below.some((other) => other.courseId === courseId))
            at.fault(here, 'This course stands here twice.', 'Remove one.');
          below.push({ courseId, no: below.length + 1, required: name === 'courses' });
        }
      }
      return {
        row: {
          title: at.localise(written.title),
          intro: at.localise(written.description),
          motif: written.cover,
          price: price === undefined ? null : Math.round(price * 100),
          pointsPrice: points_price ?? null,
          personalSale: written.personal_sale,
          sequential: written.sequential,
          onShelf: written.on_shelf,
          publishedAt: at.moment([...path, 'published'], written.published) ?? former?.publishedAt ?? new Date(at.now),
        },
        below,
      };
    },
    below: {
      async alike({ scope }, id, all) {
        const { courseId, no, required } = packageCourses;
        const former = await scope.tx
          .select({ courseId, no, required })
          .from(packageCourses)
          .where(scope.only(packageCourses, eq(packageCourses.packageId, id)))
          .orderBy(asc(no));
        return isDeepStrictEqual(former, all);
      },
      async write({ scope }, packageId, all) {
        await scope.tx
          .delete(packageCourses)
          .where(scope.only(packageCourses, eq(packageCourses.packageId, packageId)));
        await scope.tx
          .insert(packageCourses)
          .values(all.map((one) => scope.row(packageCourses, { ...one, packageId })));
      },
    },
  });
