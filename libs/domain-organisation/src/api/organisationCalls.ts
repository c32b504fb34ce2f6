import {
  actOnPeople,
  addPerson,
  auditLog,
  changePerson,
  closeDepartment,
  endDevice,
  consoleAccess,
  exportAudit,
  giveNewPassword,
  giveRole,
  manageDepartments,
  managePeople,
  managePerson,
  manageRoles,
  manageWaysIn,
  mergeDepartment,
  moveDepartment,
  personRights,
  removeRole,
  roleHolders,
  saveDepartment,
  saveRole,
  takeRole,
  saveWaysIn,
} from '@banyan/contracts/organisation';
import type { Api } from '@banyan/core-screen';

/** People of the enterprise. */
export const peopleCalls = {
  people: managePeople,
  person: managePerson,
  add: addPerson,
  change: changePerson,
  act: actOnPeople,
  endDevice,
  newPassword: giveNewPassword,
  departments: manageDepartments,
  access: consoleAccess,
  log: auditLog,
} as const;
export type PeopleApi = Api<typeof peopleCalls>;

/** Departments. */
export const departmentsCalls = {
  departments: manageDepartments,
  save: saveDepartment,
  move: moveDepartment,
  merge: mergeDepartment,
  close: closeDepartment,
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

/** The audit log. */
export const auditCalls = {
  log: auditLog,
  export: exportAudit,
  departments: manageDepartments,
  access: consoleAccess,
} as const;
export type AuditApi = Api<typeof auditCalls>;

/** Ways in and hosts. */
export const settingsCalls = { read: manageWaysIn, save: saveWaysIn, access: consoleAccess } as const;
export type SettingsApi = Api<typeof settingsCalls>;
