import type { CourseSort } from '@banyan/contracts/course';
import { keyset, type Keyset } from '../../paging/keyset.ts';
import type { CardRow } from './cards.ts';
import { courses } from './course.schema.ts';

/** Orders of courses, each with an index in the schema. */
const orders: Readonly<Record<CourseSort, Keyset<CardRow>>> = {
  // Compulsory courses first, newest first among them.
  default: keyset([courses.required, courses.publishedAt, courses.id], (row) => [
    row.required,
    row.publishedAt,
    row.id,
  ]),
  newest: keyset([courses.publishedAt, courses.id], (row) => [row.publishedAt, row.id]),
  learners: keyset([courses.learners, courses.id], (row) => [row.learners, row.id]),
  rating: keyset([courses.rating, courses.id], (row) => [row.rating, row.id]),
};

/** The order of a sort. */
export const orderOf = (sort: CourseSort): Keyset<CardRow> => orders[sort];
