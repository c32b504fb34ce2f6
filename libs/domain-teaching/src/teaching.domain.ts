import { defineDomain, type DomainEnvironment } from '@banyan/core-screen/views';
import type { TeachingEnvironment, TeachingModuleDeps } from './teaching.environment.ts';
import type { TeachingPorts } from './teaching.ports.ts';

/** Context of this domain's screens. */
export const teachingDomain = defineDomain<
  TeachingPorts,
  TeachingModuleDeps,
  Omit<TeachingEnvironment, keyof DomainEnvironment>
>('teaching', (_base, { uploader }) => ({ uploader }));
