export type { AccountModuleDeps } from './account.environment.ts';
export { createAccountModules } from './account.module.ts';
export { editorNav, faceNav, privacyNav } from './account.navigation.ts';
export { accountParts, type AccountParts } from './account.parts.ts';
export type { AccountPorts } from './account.ports.ts';
