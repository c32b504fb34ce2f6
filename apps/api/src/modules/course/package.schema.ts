import type { CoverMotif } from '@banyan/contracts';
import { boolean, foreignKey, index, integer, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../db/columns.ts';
import { localisedText } from '../../db/localised.ts';
import { tenantTable } from '../../db/tenantTable.ts';
import { courses } from './course.schema.ts';

/** Courses that belong together. */
export const coursePackages = tenantTable(
  'course_packages',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    title: localisedText('title').notNull(),
    intro: localisedText('intro').notNull(),
    motif: text('motif').$type<CoverMotif>().notNull(),
    /** Cents; null when free. */
    price: integer('price'),
    /** Its price in points; null: it cannot be had for points. */
    pointsPrice: integer('points_price'),
    /** A person can buy it; otherwise the enterprise's administrator does. */
    personalSale: boolean('personal_sale').notNull().default(true),
    /** Its courses open one after the other. */
    sequential: boolean('sequential').notNull().default(false),
    onShelf: boolean('on_shelf').notNull().default(true),
    publishedAt: moment('published_at').notNull(),
  },
  (table) => [
    unique('course_packages_eid_id').on(table.eid, table.id),
    index('course_packages_newest').on(table.eid, table.onShelf, table.publishedAt, table.id),
  ],
);

/** A course in a package. */
export const packageCourses = tenantTable(
  'package_courses',
  {
    packageId: rowId('package_id').notNull(),
    courseId: rowId('course_id').notNull(),
    /** Place, from 1. */
    no: integer('no').notNull(),
    required: boolean('required').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.packageId, table.courseId] }),
    foreignKey({
      columns: [table.eid, table.packageId],
      foreignColumns: [coursePackages.eid, coursePackages.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [table.eid, table.courseId], foreignColumns: [courses.eid, courses.id] }).onDelete('cascade'),
  ],
);
