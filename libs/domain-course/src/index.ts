export { motifOfSubject, onlyStudyLeft, ribbonSegments } from './card/courseLook.ts';
export type { CourseModuleDeps } from './course.environment.ts';
export { courseLinks } from './course.links.ts';
export { createCourseModule, type CourseModule } from './course.module.ts';
export { courseNav } from './course.navigation.ts';
export type { ChapterLearned, CoursePorts } from './course.ports.ts';
export { frontLinks, type CatalogueLink, type CoursePlace } from './front.links.ts';
