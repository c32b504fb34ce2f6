import { decideOutsider, outsiderRequests } from '@banyan/contracts/account';
import { addFirstCourse } from '@banyan/contracts/course';
import {
  actOnEnterprise,
  actOnPeople,
  addDepartments,
  addEnterprise,
  addPerson,
  archiveField,
  audienceEffect,
  audienceThing,
  audienceThingList,
  auditLog,
  changeEnterprise,
  beginImport,
  changeGroupPeople,
  changePerson,
  closeDepartment,
  consoleAccess,
  endDevice,
  ownedByPeople,
  mergePeople,
  manageVisitors,
  twinsOf,
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
  manageWaysIn,
  mergeDepartment,
  moveDepartment,
  orderFields,
  previewAudience,
  previewGroup,
  removeField,
  removeGroup,
  removeView,
  saveDepartment,
  saveField,
  savedViews,
  saveGroup,
  saveView,
  personLearning,
  personRights,
  removeRole,
  roleHolders,
  saveRole,
  takeRole,
  saveWaysIn,
  platformEnterpriseDetail,
  platformEnterprises,
  readSetup,
  setLook,
  exportDepartments,
  exportDetail,
  exportGroups,
  exportPeople,
  exportRequests,
  exportVisitors,
  listExports,
  importDetail,
  importPasswords,
  importRest,
  importRows,
  listImports,
  mapImport,
  mendImport,
  runImport,
  setAudience,
  takeBackImport,
  whyInAudience,
} from '@banyan/contracts/organisation';
import { makeWaysIn } from './settings.ts';
import type { ManagedGroup, ManagedPerson, PersonField } from '@banyan/contracts/organisation';
import { answer, type FakeAnswer } from '@banyan/core-screen/testing';
import { makeLearning } from './learning.ts';
import { makeFields } from './fields.ts';
import { makeAudiencePreview, makeEffect, makeThing, makeThings, thingNames } from './audiences.ts';
import { makeRequests } from './requests.ts';
import { makeVisitors } from './visitors.ts';
import { makeSetup } from './setup.ts';
import { makeEnterprise, makeEnterprises, makeInvitation } from './platform.ts';
import { makeImport, makeImportRows, makeListedImport } from './imports.ts';
import { makeExport, makeExports } from './exports.ts';
import {
  makeDepartments,
  makeEntries,
  makeGroups,
  makePeople,
  makePeoplePage,
  makeTwins,
  ownedThings,
  makePerson,
  type FixtureLanguage,
} from './people.ts';
import { makeHolders, makeRights, makeRoles } from './roles.ts';

/** Every call of this domain answered with fixtures, in a language. */
export function organisationAnswers(language: FixtureLanguage = 'zh'): FakeAnswer[] {
  const tree = () => ({ departments: makeDepartments() });
  const [byHand, byRule] = makeGroups(language) as [ManagedGroup, ManagedGroup];
  const groupOf = (id: number) => (id === byHand.id ? byHand : byRule);
  return [
    answer(managePeople, ({ state }) => {
      const people = makePeople(48, language).filter((one) => state === '' || one.state === state);
      return { ...makePeoplePage(0), items: people, total: people.length };
    }),
    answer(audienceThingList, ({ kind }) => {
      const items = makeThings(language).filter((one) => kind === '' || one.kind === kind);
      const kinds = [...new Set(makeThings(language).map((one) => one.kind))];
      return { items, next: null, total: items.length, kinds, names: thingNames(language) };
    }),
    answer(audienceThing, ({ id, kind }) => ({
      thing: makeThings(language).find((one) => one.kind === kind && one.id === id) ?? makeThing(language),
      names: thingNames(language),
    })),
    answer(audienceEffect, () => makeEffect(language)),
    answer(setAudience, ({ audience }) => ({ thing: makeThing(language, { audience, began: 9, people: 104 }) })),
    answer(previewAudience, ({ audience }) => makeAudiencePreview(language, audience)),
    answer(whyInAudience, () => ({
      people: [{ person: makePeople(1, language)[0] as ManagedPerson, isIn: true, terms: [0] }],
    })),
    answer(savedViews, () => ({
      views: [{ id: 1, name: language === 'en' ? 'New welders' : '新来的焊工', query: 'q=x' }],
    })),
    answer(saveView, ({ name, query }) => ({ views: [{ id: 2, name, query }] })),
    answer(removeView, () => ({})),
    answer(managePerson, ({ id }) => makePerson({ id }, language)),
    answer(personLearning, () => makeLearning(language)),
    answer(addPerson, ({ invite }) => ({
      person: makePerson({}, language),
      password: invite === 'Y' ? '' : 'Kx7#mQ2vLp9d',
      invitation: invite === 'Y' ? makeInvitation() : null,
    })),
    answer(changePerson, ({ person }) => makePerson({ written: person, revision: 4 }, language)),
    answer(actOnPeople, ({ ids }) => ({ done: [...ids], left: [], back: [] })),
    answer(manageVisitors, () => makeVisitors(language)),
    answer(twinsOf, () => ({ twins: makeTwins(language) })),
    answer(mergePeople, ({ id }) => makePerson({ id }, language)),
    answer(ownedByPeople, () => ({ things: [...ownedThings] })),
    answer(endDevice, ({ id }) => makePerson({ id, devices: [] }, language)),
    answer(giveNewPassword, () => ({ password: 'Kx7#mQ2vLp9d' })),
    answer(outsiderRequests, ({ state }) => makeRequests(state, language)),
    answer(decideOutsider, () => ({ total: 1 })),
    answer(readSetup, () => makeSetup([], language)),
    answer(finishStep, ({ step }) => makeSetup(step === 'all' ? null : [step], language)),
    answer(setLook, ({ name, theme }) => ({ ...makeSetup(['look'], language), name, theme })),
    answer(addDepartments, () => makeSetup(['look', 'departments'], language)),
    answer(addFirstCourse, () => ({ id: 1 })),
    answer(invitePerson, () => makeInvitation()),
    answer(platformEnterprises, ({ state }) => {
      const items = makeEnterprises(language).filter((one) =>
        state === '' ? one.state !== 'deleted' : one.state === state,
      );
      return { items, next: null, total: items.length, baseDomain: 'example.com' };
    }),
    answer(platformEnterpriseDetail, ({ id }) => makeEnterprise(id, language)),
    answer(addEnterprise, () => ({ id: 3005, invitation: makeInvitation() })),
    answer(changeEnterprise, ({ id }) => makeEnterprise(id, language)),
    answer(actOnEnterprise, ({ act, id }) => ({
      ...makeEnterprise(id, language),
      state: act === 'lock' ? ('locked' as const) : ('open' as const),
    })),
    answer(deleteEnterprise, ({ id }) => ({ ...makeEnterprise(id, language), state: 'deleted' as const })),
    answer(inviteAdministrator, () => makeInvitation()),
    answer(consoleAccess, () => ({
      rights: (
        [
          ...(['people.see', 'people.edit', 'roles.see', 'roles.edit', 'reports.see'] as const),
          ...(['audit.see', 'audit.export', 'integrations.see', 'integrations.edit'] as const),
        ] as const
      ).map((permission) => ({
        permission,
        reach: 'all' as const,
      })),
    })),
    answer(manageDepartments, tree),
    answer(saveDepartment, tree),
    answer(moveDepartment, tree),
    answer(mergeDepartment, tree),
    answer(closeDepartment, tree),
    answer(manageRoles, () => makeRoles()),
    answer(saveRole, () => makeRoles()),
    answer(removeRole, () => makeRoles()),
    answer(roleHolders, ({ builtIn }) => ({ items: makeHolders(language, builtIn !== ''), next: null })),
    answer(giveRole, () => ({ given: 'Y' as const })),
    answer(takeRole, () => ({ taken: 'Y' as const })),
    answer(personRights, ({ id }) => makeRights(id, language)),
    answer(manageWaysIn, () => makeWaysIn()),
    answer(saveWaysIn, ({ settings }) => makeWaysIn({ settings, version: 'second' })),
    answer(beginImport, () => makeImport({ state: 'reading' }, language)),
    answer(importDetail, () => makeImport({}, language)),
    answer(listImports, () => ({ items: [makeListedImport({}, language)], next: null })),
    answer(importRows, ({ outcome }) => {
      const items = makeImportRows(48, language).filter((row) => outcome === '' || row.outcome === outcome);
      return { items, next: null, total: items.length };
    }),
    answer(mapImport, ({ leave, make, mapping, options = [] }) =>
      makeImport(
        { mapping: [...mapping], make: [...make], options: [...options], leave: leave === 'Y', remembered: false },
        language,
      ),
    ),
    answer(mendImport, () =>
      makeImport({ counts: { new: 1991, changed: 120, moved: 17, leaving: 0, same: 0, fault: 12 } }, language),
    ),
    answer(runImport, () => makeImport({ state: 'running', share: 0.4 }, language)),
    answer(takeBackImport, () => makeImport({ state: 'takingBack', share: 0.4 }, language)),
    answer(importRest, () => ({ name: 'rest.csv', content: 'account\r\n' })),
    answer(importPasswords, () => ({ name: 'passwords.csv', content: 'account\r\n' })),
    answer(exportPeople, () => makeExport('people', 'waiting')),
    answer(exportGroups, () => makeExport('groups', 'waiting')),
    answer(exportDepartments, () => makeExport('departments', 'waiting')),
    answer(exportRequests, () => makeExport('requests', 'waiting')),
    answer(exportVisitors, () => makeExport('visitors', 'waiting')),
    answer(exportAudit, () => makeExport('audit', 'waiting')),
    answer(exportDetail, () => makeExport('people', 'done')),
    answer(listExports, () => ({ items: makeExports(), next: null, total: 4 })),
    answer(manageFields, () => ({ fields: makeFields() })),
    answer(fieldUse, ({ id }) => ({
      people: 12,
      options: [],
      uses: id === 11 ? [{ kind: 'group' as const, id: 1, name: language === 'zh' ? '新员工' : 'Starters' }] : [],
    })),
    answer(saveField, () => ({ field: makeFields()[0] as PersonField, fields: makeFields() })),
    answer(orderFields, ({ ids }) => ({
      fields: ids.flatMap((id) => makeFields().find((field) => field.id === id) ?? []),
    })),
    answer(archiveField, ({ archived, id }) => ({
      fields: makeFields().map((field) => (field.id === id ? { ...field, archived: archived === 'Y' } : field)),
    })),
    answer(removeField, ({ id }) => ({ fields: makeFields().filter((field) => field.id !== id) })),
    answer(manageGroups, () => ({ items: makeGroups(language), next: null, total: 2 })),
    answer(manageGroup, ({ id }) => groupOf(id)),
    answer(saveGroup, ({ id, name, rule }) => ({ ...groupOf(id), name, rule, revision: 9 })),
    answer(removeGroup, () => ({})),
    answer(groupPeople, () => ({ items: makePeople(6, language), next: null, total: 6 })),
    answer(changeGroupPeople, ({ id }) => groupOf(id)),
    answer(previewGroup, () => ({
      taken: { count: 104, people: makePeople(6, language) },
      comes: { count: 2, people: makePeople(2, language) },
      leaves: { count: 0, people: [] },
    })),
    answer(auditLog, () => ({ items: makeEntries(language), next: null, total: 3 })),
  ];
}
