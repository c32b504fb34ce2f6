import { hengchuanKinds } from './hengchuan.ts';
import { larkfieldKinds } from './larkfield.ts';
import { openKinds } from './open.ts';
import type { KindCourse } from './types.ts';

/** A course of each demo enterprise with chapters of every kind that is no video. */
export const kindCourses: readonly KindCourse[] = [openKinds, hengchuanKinds, larkfieldKinds];
