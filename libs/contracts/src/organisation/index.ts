export { consoleAccess } from './access.ts';
export {
  audience,
  audienceCondition,
  audienceRule,
  mostAudienceTerms,
  type Audience,
  type AudienceCondition,
  type AudienceRule,
} from './audience.ts';
export { auditLog, auditSubjects, type AuditEntry, type AuditSubject } from './audit.ts';
export {
  closeDepartment,
  longestDepartment,
  manageDepartments,
  mergeDepartment,
  moveDepartment,
  saveDepartment,
  type ManagedDepartment,
} from './departments.ts';
export {
  accountStates,
  accountTypes,
  actRefusals,
  mostActedOn,
  peopleActs,
  peopleSorts,
  personLimits,
  personRefusals,
  type AccountState,
  type AccountType,
  type ActRefusal,
  type PeopleAct,
  type PeopleSort,
  type PersonRefusal,
} from './people.choices.ts';
export {
  actOnPeople,
  addPerson,
  changePerson,
  endDevice,
  giveNewPassword,
  managePeople,
  managePerson,
  type ManagedPerson,
  type PersonDetail,
  type WrittenPerson,
} from './people.ts';
export { removeView, savedViews, saveView, viewLimits } from './views.ts';
export { organisationScreens } from './screens/organisation.ts';
