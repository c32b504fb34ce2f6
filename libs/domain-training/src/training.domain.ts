import { defineDomain, type DomainEnvironment } from '@banyan/core-screen/views';
import type { TrainingEnvironment, TrainingModuleDeps } from './training.environment.ts';
import type { TrainingPorts } from './training.ports.ts';

/** The context of this domain's screens. */
export const trainingDomain = defineDomain<
  TrainingPorts,
  TrainingModuleDeps,
  Omit<TrainingEnvironment, keyof DomainEnvironment>
>('training', (_, { uploader }) => ({ uploader }));
