import { decideOutsider, outsiderRequests } from '@banyan/contracts/account';
import { addFirstCourse } from '@banyan/contracts/course';
import {
  actOnEnterprise,
  actOnPeople,
  addDepartments,
  addEnterprise,
  addPerson,
  archiveField,
  audienceThingList,
  auditLog,
  changeEnterprise,
  beginImport,
  changeGroupPeople,
  changePerson,
  closeDepartment,
  endDevice,
  consoleAccess,
  exportAudit,
  fieldUse,
  giveNewPassword,
  giveRole,
  deleteEnterprise,
  finishStep,
  inviteAdministrator,
  invitePerson,
  groupPeople,
  manageDepartments,
  manageFields,
  manageGroup,
  manageGroups,
  managePeople,
  managePerson,
  manageRoles,
  manageVisitors,
  manageWaysIn,
  mergeDepartment,
  mergePeople,
  moveDepartment,
  orderFields,
  ownedByPeople,
  personLearning,
  personRights,
  removeField,
  removeRole,
  roleHolders,
  saveDepartment,
  saveField,
  saveRole,
  takeRole,
  twinsOf,
  saveWaysIn,
  platformEnterpriseDetail,
  platformEnterprises,
  readSetup,
  setLook,
  exportDepartments,
  exportGroups,
  exportPeople,
  exportRequests,
  exportVisitors,
  importDetail,
  importPasswords,
  importRest,
  importRows,
  listExports,
  listImports,
  mapImport,
  mendImport,
  runImport,
  takeBackImport,
  previewGroup,
  removeGroup,
  saveGroup,
} from '@banyan/contracts/organisation';
import { thingAudienceCalls } from '@banyan/core-console';
import type { Api } from '@banyan/core-screen';

/** People of the enterprise. */
export const peopleCalls = {
  people: managePeople,
  person: managePerson,
  learning: personLearning,
  add: addPerson,
  change: changePerson,
  act: actOnPeople,
  owned: ownedByPeople,
  twins: twinsOf,
  merge: mergePeople,
  endDevice,
  newPassword: giveNewPassword,
  invite: invitePerson,
  departments: manageDepartments,
  access: consoleAccess,
  log: auditLog,
  fields: manageFields,
  exportPeople,
} as const;
export type PeopleApi = Api<typeof peopleCalls>;

/** Fields that the enterprise keeps about its people. */
export const fieldsCalls = {
  fields: manageFields,
  use: fieldUse,
  save: saveField,
  order: orderFields,
  archive: archiveField,
  remove: removeField,
  access: consoleAccess,
} as const;
export type FieldsApi = Api<typeof fieldsCalls>;

/** Exports of lists. */
export const exportCalls = { exports: listExports } as const;
/** Audiences of things. */
export const audiencesCalls = { ...thingAudienceCalls, things: audienceThingList } as const;
export type AudiencesApi = Api<typeof audiencesCalls>;

/** Imports of tables. */
export const importCalls = {
  begin: beginImport,
  detail: importDetail,
  list: listImports,
  rows: importRows,
  map: mapImport,
  mend: mendImport,
  run: runImport,
  takeBack: takeBackImport,
  rest: importRest,
  passwords: importPasswords,
} as const;
export type ImportApi = Api<typeof importCalls>;

/** Departments. */
export const departmentsCalls = {
  departments: manageDepartments,
  save: saveDepartment,
  move: moveDepartment,
  merge: mergeDepartment,
  close: closeDepartment,
  export: exportDepartments,
  access: consoleAccess,
  people: managePeople,
} as const;
export type DepartmentsApi = Api<typeof departmentsCalls>;

/** Roles, and who has them. */
export const rolesCalls = {
  roles: manageRoles,
  save: saveRole,
  remove: removeRole,
  holders: roleHolders,
  give: giveRole,
  take: takeRole,
  rights: personRights,
  access: consoleAccess,
  people: managePeople,
  departments: manageDepartments,
} as const;
export type RolesApi = Api<typeof rolesCalls>;
/** Requests of people from outside. */
export const requestsCalls = {
  requests: outsiderRequests,
  decide: decideOutsider,
  export: exportRequests,
  act: actOnPeople,
  departments: manageDepartments,
  access: consoleAccess,
} as const;
export type RequestsApi = Api<typeof requestsCalls>;
/** People from outside who were let in. */
export const visitorsCalls = {
  visitors: manageVisitors,
  export: exportVisitors,
  people: managePeople,
  act: actOnPeople,
  owned: ownedByPeople,
  departments: manageDepartments,
  access: consoleAccess,
} as const;
export type VisitorsApi = Api<typeof visitorsCalls>;

/** The guided setup. */
export const setupCalls = {
  setup: readSetup,
  finish: finishStep,
  look: setLook,
  departments: addDepartments,
  add: addPerson,
  course: addFirstCourse,
} as const;
export type SetupApi = Api<typeof setupCalls>;

/** Enterprises of the installation. */
export const platformCalls = {
  enterprises: platformEnterprises,
  enterprise: platformEnterpriseDetail,
  add: addEnterprise,
  change: changeEnterprise,
  act: actOnEnterprise,
  remove: deleteEnterprise,
  invite: inviteAdministrator,
} as const;
export type PlatformApi = Api<typeof platformCalls>;
/** Groups of people. */
export const groupsCalls = {
  groups: manageGroups,
  group: manageGroup,
  save: saveGroup,
  remove: removeGroup,
  groupPeople,
  changePeople: changeGroupPeople,
  preview: previewGroup,
  export: exportGroups,
  people: managePeople,
  departments: manageDepartments,
  fields: manageFields,
  access: consoleAccess,
  log: auditLog,
} as const;
export type GroupsApi = Api<typeof groupsCalls>;

/** The audit log. */
export const auditCalls = {
  log: auditLog,
  export: exportAudit,
  people: managePeople,
  departments: manageDepartments,
  access: consoleAccess,
} as const;
export type AuditApi = Api<typeof auditCalls>;

/** Ways in and hosts. */
export const settingsCalls = { read: manageWaysIn, save: saveWaysIn, access: consoleAccess } as const;
export type SettingsApi = Api<typeof settingsCalls>;
