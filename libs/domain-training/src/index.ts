export type { TrainingModuleDeps } from './training.environment.ts';
export { trainingLinks } from './training.links.ts';
export { createTrainingModule } from './training.module.ts';
export { trainingNav } from './training.navigation.ts';
export type { TrainingPorts } from './training.ports.ts';
