import type { SeedContent } from '../types.ts';
import { categories } from './categories.ts';
import { coldChainCourse } from './course-cold-chain.ts';
import { countingCourse } from './course-counting.ts';
import { datesCourse } from './course-dates.ts';
import { orderingCourse } from './course-ordering.ts';
import { receivingCourse } from './course-receiving.ts';
import { replenishmentCourse } from './course-replenishment.ts';
import { shrinkCourse } from './course-shrink.ts';
import { teamLeaderCourse } from './course-team-leader.ts';
import { welcomeCourse } from './course-welcome.ts';
import { freshHygieneCourses } from './courses-fresh-hygiene.ts';
import { merchandisingCourses } from './courses-merchandising.ts';
import { operationsCourses } from './courses-operations.ts';
import { peopleCourses } from './courses-people.ts';
import { recoveryCourses } from './courses-recovery.ts';
import { safetyCourses } from './courses-safety.ts';
import { serviceCourses } from './courses-service.ts';
import { lecturers } from './lecturers.ts';

/** Learning content of Larkfield, an international retailer. */
export const larkfieldContent: SeedContent = {
  eid: 1002,
  slideLanguage: 'en',
  categories,
  lecturers,
  courses: [
    coldChainCourse,
    datesCourse,
    ...freshHygieneCourses,
    ...operationsCourses,
    replenishmentCourse,
    countingCourse,
    ...serviceCourses,
    ...recoveryCourses,
    shrinkCourse,
    ...safetyCourses,
    ...merchandisingCourses,
    receivingCourse,
    orderingCourse,
    teamLeaderCourse,
    ...peopleCourses,
    welcomeCourse,
  ],
};
