import { organisationScreens } from '@banyan/contracts/organisation';
import type { ManageEntry, ManageModule } from '@banyan/core-session';
import type { OrganisationModuleDeps } from './organisation.environment.ts';
import { organisationRoutes } from './organisation.routes.tsx';

const {
  audiences,
  audit,
  departments,
  exports,
  fields,
  groups,
  importPeople,
  people,
  platform,
  requests,
  roles,
  settings,
  setup,
  visitors,
} = organisationScreens;
const group = 'organisation';

/** Settings that ⌘K finds by their names. */
const settingNames = [
  ...['membersOnly', 'registration', 'corpId', 'dingtalkCorpId', 'scanLogin'],
  ...['cookieDomain', 'frameAncestors', 'signAll', 'encryptAll'],
] as const;

const things = () => import('./manage/shared/findThings.ts');

/** Entries of the console's navigation. */
const entriesOf = (deps: OrganisationModuleDeps): readonly ManageEntry[] => [
  {
    ...{ group, titleKey: people.titleKey, path: people.path, order: 10 },
    find: async (words, signal) => (await things()).findPeople(deps, words, signal),
  },
  { group, titleKey: importPeople.titleKey, path: importPeople.path, order: 15 },
  { group, titleKey: fields.titleKey, path: fields.path, order: 28 },
  {
    ...{ group, titleKey: departments.titleKey, path: departments.path, order: 20 },
    find: async (words, signal) => (await things()).findDepartments(deps, words, signal),
  },
  {
    ...{ group, titleKey: groups.titleKey, path: groups.path, order: 25 },
    find: async (words, signal) => (await things()).findGroups(deps, words, signal),
  },
  { group, titleKey: audiences.titleKey, path: audiences.path, order: 27 },
  {
    ...{ group, titleKey: roles.titleKey, path: roles.path, order: 40 },
    find: async (words, signal) => (await things()).findRoles(deps, words, signal),
  },
  {
    ...{ group: 'system', titleKey: settings.titleKey, path: settings.path, order: 10 },
    parts: settingNames.map((name) => ({
      titleKey: `organisation:settings.field.${name}`,
      href: `${settings.path}#${name}`,
    })),
  },
  { group, titleKey: requests.titleKey, path: requests.path, order: 30 },
  { group, titleKey: visitors.titleKey, path: visitors.path, order: 32 },
  { group: 'system', titleKey: setup.titleKey, path: setup.path, order: 4 },
  { group: 'system', titleKey: platform.titleKey, path: platform.path, order: 5, only: 'platform' },
  { group: 'system', titleKey: exports.titleKey, path: exports.path, order: 25 },
  { group: 'system', titleKey: audit.titleKey, path: audit.path, order: 20 },
];

/** Screens and entries of this domain in the console. */
export const organisationManage = (deps: OrganisationModuleDeps): ManageModule => ({
  routes: organisationRoutes(deps),
  entries: entriesOf(deps),
});
