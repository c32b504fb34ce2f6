import { defineDomain, type DomainEnvironment } from '@banyan/core-screen/views';
import type { LiveEnvironment, LiveModuleDeps } from './live.environment.ts';
import type { LivePorts } from './live.ports.ts';

/** Context of this domain's screens. */
export const liveDomain = defineDomain<LivePorts, LiveModuleDeps, Omit<LiveEnvironment, keyof DomainEnvironment>>(
  'live',
  (_base, { live = {} }) => ({ live }),
);
