export type { ExamModuleDeps } from './exam.environment.ts';
export { examLinks } from './exam.links.ts';
export { createExamModule } from './exam.module.ts';
export { examNav } from './exam.navigation.ts';
export type { ExamPorts, Lesson, SendImage } from './exam.ports.ts';
