export type { TeachingModuleDeps } from './teaching.environment.ts';
export { teachingLinks } from './teaching.links.ts';
export { createTeachingModule } from './teaching.module.ts';
export { teachingNav } from './teaching.navigation.ts';
export type { TeachingPorts } from './teaching.ports.ts';
