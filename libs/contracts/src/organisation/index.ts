export { consoleAccess } from './access.ts';
export {
  audience,
  audienceCondition,
  audienceRule,
  mostAudienceTerms,
  termsOf,
  type Audience,
  type AudienceCondition,
  type AudienceRule,
  type AudienceTerm,
} from '../manage/audience.ts';
export {
  auditLog,
  auditSources,
  auditSubjects,
  type AuditEntry,
  type AuditSource,
  type AuditSubject,
  exportAudit,
  mostExported,
} from './audit.ts';
export {
  audienceEffect,
  audienceThing,
  audienceThingList,
  setAudience,
  type AudienceNamed,
  type ManagedThing,
} from './audienceThings.ts';
export {
  mostAsked,
  previewAudience,
  whyInAudience,
  type AudiencePreview,
  type AudienceReason,
} from './audience.calls.ts';
export {
  closeDepartment,
  longestDepartment,
  manageDepartments,
  mergeDepartment,
  moveDepartment,
  saveDepartment,
  type ManagedDepartment,
} from './departments.ts';
export { invitePerson, type GivenInvitation } from './invitation.ts';
export {
  enterpriseLanguages,
  enterpriseLimits,
  enterpriseRefusals,
  enterpriseStates,
  invitationDays,
  mostPeople,
  trashDays,
  type EnterpriseAct,
  type EnterpriseState,
} from './platform.choices.ts';
export {
  actOnEnterprise,
  addEnterprise,
  changeEnterprise,
  deleteEnterprise,
  inviteAdministrator,
  platformEnterpriseDetail,
  platformEnterprises,
  type EnterpriseDetail,
  type PlatformEnterprise,
} from './platform.ts';
export { exportLists, type ExportList } from '../manage/exports.choices.ts';
export { type ExportedTable } from '../manage/exports.fields.ts';
export {
  exportDepartments,
  exportDetail,
  exportGroups,
  exportPeople,
  exportRequests,
  exportVisitors,
  listExports,
  listWork,
  type LongWorkItem,
} from './exports.ts';
export {
  cellFaults,
  exportFormats,
  importTroubles,
  keptDays,
  mostImportColumns,
  mostImportRows,
  peopleColumns,
  rowOutcomes,
  takeBackHours,
  type CellFault,
  type ImportKindName,
  type ImportState,
  type ImportTrouble,
  type PeopleColumn,
  type RowOutcome,
  type RowState,
  type ExportFormat,
} from '../manage/imports.choices.ts';
export {
  beginImport,
  importDetail,
  importPasswords,
  importRest,
  importRows,
  listImports,
  mapImport,
  mendImport,
  runImport,
  takeBackImport,
  type ImportDetail,
  type ImportedRow,
  type ListedImport,
} from './imports.ts';
export {
  audienceUseKinds,
  changeGroupPeople,
  groupAudience,
  groupPeople,
  groupUses,
  longestGroup,
  manageGroup,
  manageGroups,
  previewGroup,
  removeGroup,
  saveGroup,
  shownOfMany,
  type AudienceUseKind,
  type GroupUse,
  type ManagedGroup,
  type SomePeople,
} from './groups.ts';
export {
  accountStates,
  accountTypes,
  actRefusals,
  mostActedOn,
  heirRefusals,
  ownedFates,
  ownedKinds,
  peopleActs,
  peopleSorts,
  personLimits,
  personRefusals,
  type AccountState,
  type AccountType,
  type ActRefusal,
  type HeirRefusal,
  type OwnedFate,
  type OwnedKind,
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
  ownedByPeople,
  seeAs,
  type ListedPerson,
  type ManagedPerson,
  type PersonDetail,
  type WrittenPerson,
} from './people.ts';
export {
  fieldColumn,
  fieldKinds,
  fieldLimits,
  fieldNumbers,
  fieldOfColumn,
  fieldRefusals,
  isDay,
  readFieldNumber,
  type FieldKind,
  type FieldRefusal,
} from '../manage/fields.choices.ts';
export { fieldFilter, type FieldFilter, type FieldValue } from '../manage/fields.values.ts';
export {
  archiveField,
  fieldUse,
  manageFields,
  orderFields,
  removeField,
  saveField,
  type FieldUse,
  type PersonField,
} from './fields.ts';
export { mostLearned, personLearning, type PersonLearning } from './learning.ts';
export { ownFields } from './ownFields.ts';
export {
  mergeFields,
  mergeRefusals,
  mostTwins,
  twinSigns,
  type MergeField,
  type MergeRefusal,
  type TwinSign,
} from './merge.choices.ts';
export { mergePeople, twinsOf } from './merge.ts';
export { manageVisitors, type ManagedVisitor } from './visitors.ts';
export { removeView, savedViews, saveView, viewLimits } from './views.ts';
export {
  builtInRoles,
  longestGrantDays,
  longestRole,
  mostGiven,
  roleRefusals,
  type BuiltInRole,
  type RoleRefusal,
} from './roles.choices.ts';
export {
  giveRole,
  manageRoles,
  personRights,
  removeRole,
  roleHolders,
  saveRole,
  takeRole,
  type ManagedRole,
  type RoleHolder,
  type RoleList,
} from './roles.ts';
export { manageWaysIn, saveWaysIn, type ManagedWaysIn, type WaysIn } from './settings.ts';
export { corpIdForm, domainForm, mostFrameSites, siteForm, webAddressForm } from './settings.rules.ts';
export {
  departmentLines,
  readDepartmentLines,
  setupLimits,
  setupSteps,
  type SetupStep,
  type TypedDepartment,
} from './setup.choices.ts';
export { addDepartments, finishStep, readSetup, setLook } from './setup.ts';
export { organisationScreens } from './screens/organisation.ts';
