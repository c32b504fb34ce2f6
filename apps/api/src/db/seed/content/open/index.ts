import type { SeedContent } from '../types.ts';
import { categories } from './categories.ts';
import { readAChartCourse } from './course-read-a-chart.ts';
import { dataCourses } from './courses-data.ts';
import { lawCourses } from './courses-law.ts';
import { safetyCourses } from './courses-safety.ts';
import { workCourses } from './courses-work.ts';
import { expressionCourses } from './courses-writing.ts';
import { lecturers } from './lecturers.ts';

/** Learning content of the public portal of open courses (enterprise 0). */
export const openContent: SeedContent = {
  eid: 0,
  slideLanguage: 'zh',
  categories,
  lecturers,
  courses: [
    readAChartCourse,
    ...dataCourses,
    ...expressionCourses,
    ...safetyCourses,
    ...lawCourses,
    ...workCourses,
  ].toSorted((a, b) => a.id - b.id),
};
