import type { SeedContent } from '../types.ts';
import { categories } from './categories.ts';
import { firstArticleCourse } from './course-first-article.ts';
import { samplingCourse } from './course-sampling.ts';
import { basicCourses } from './courses-basics.ts';
import { digitalCourses } from './courses-digital.ts';
import { inspectionCourses } from './courses-inspection.ts';
import { leadershipCourses } from './courses-leadership.ts';
import { leanCourses } from './courses-lean.ts';
import { processCourses } from './courses-process.ts';
import { safetyCourses } from './courses-safety.ts';
import { statisticsCourses } from './courses-statistics.ts';
import { supplyCourses } from './courses-supply.ts';
import { systemCourses } from './courses-systems.ts';
import { lecturers } from './lecturers.ts';

/** Learning content of Hengchuan Precision, a maker of precision parts (enterprise 1001). */
export const hengchuanContent: SeedContent = {
  eid: 1001,
  slideLanguage: 'zh',
  categories,
  lecturers,
  courses: [
    firstArticleCourse,
    samplingCourse,
    ...inspectionCourses,
    ...statisticsCourses,
    ...systemCourses,
    ...processCourses,
    ...safetyCourses,
    ...leanCourses,
    ...digitalCourses,
    ...supplyCourses,
    ...leadershipCourses,
    ...basicCourses,
  ].toSorted((a, b) => a.id - b.id),
};
