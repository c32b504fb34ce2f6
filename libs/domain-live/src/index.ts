export type { LiveModuleDeps } from './live.environment.ts';
export { createLiveModule } from './live.module.ts';
export { liveNav } from './live.navigation.ts';
export type { LivePorts } from './live.ports.ts';
