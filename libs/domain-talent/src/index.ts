export type { TalentModuleDeps } from './talent.environment.ts';
export { talentLinks } from './talent.links.ts';
export { createTalentModule } from './talent.module.ts';
export { talentNav } from './talent.navigation.ts';
export type { TalentPorts } from './talent.ports.ts';
