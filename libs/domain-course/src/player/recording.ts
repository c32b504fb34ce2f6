// A module of its own, so that it is a chunk of its own: a page on which nobody plays records nothing.
export { ProgressReporter } from './ProgressReporter.ts';
export { StudyLease } from './StudyLease.ts';
