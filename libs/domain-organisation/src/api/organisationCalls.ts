import {
  actOnPeople,
  addPerson,
  auditLog,
  changePerson,
  closeDepartment,
  endDevice,
  consoleAccess,
  giveNewPassword,
  manageDepartments,
  managePeople,
  managePerson,
  mergeDepartment,
  moveDepartment,
  saveDepartment,
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

/** The audit log. */
export const auditCalls = { log: auditLog, departments: manageDepartments } as const;
export type AuditApi = Api<typeof auditCalls>;
