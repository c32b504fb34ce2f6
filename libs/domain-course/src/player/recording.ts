// A separate module, so that it becomes a chunk: a page on which nobody plays does not load it.
export { ProgressReporter } from './ProgressReporter.ts';
export { StudyLease } from './StudyLease.ts';
