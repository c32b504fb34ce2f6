import { countOwned, type OwnedThings } from '../../platform/ownedThings.ts';
import { microCourses } from './microCourse.schema.ts';

/** Micro-courses that somebody has written. */
export const ownedMicroCourses: OwnedThings = {
  kind: 'microCourses',
  fate: 'stays',
  count: (scope, userIds) => countOwned(scope, microCourses, { owner: microCourses.userId, userIds }),
};
