export type { MallModuleDeps } from './mall.environment.ts';
export { mallLinks } from './mall.links.ts';
export { createMallModule } from './mall.module.ts';
export { mallNav } from './mall.navigation.ts';
export type { MallPorts } from './mall.ports.ts';
