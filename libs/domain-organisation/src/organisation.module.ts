import { organisationScreens } from '@banyan/contracts/organisation';
import type { DomainModule, ManageEntry } from '@banyan/core-session';
import type { OrganisationModuleDeps } from './organisation.environment.ts';
import { organisationRoutes } from './organisation.routes.tsx';

const { audit, departments, fields, groups, importPeople, people, platform, requests, roles, settings, setup } =
  organisationScreens;
const group = 'organisation';

/** Entries of the console's navigation. */
const entriesOf = ({ http }: OrganisationModuleDeps): readonly ManageEntry[] => [
  {
    ...{ group, titleKey: people.titleKey, path: people.path, order: 10 },
    find: (words, signal) =>
      import('./manage/people/findPeople.ts').then(({ findPeople }) => findPeople(http, words, signal)),
  },
  { group, titleKey: importPeople.titleKey, path: importPeople.path, order: 15 },
  { group, titleKey: fields.titleKey, path: fields.path, order: 28 },
  { group, titleKey: departments.titleKey, path: departments.path, order: 20 },
  { group, titleKey: groups.titleKey, path: groups.path, order: 25 },
  { group, titleKey: roles.titleKey, path: roles.path, order: 40 },
  { group: 'system', titleKey: settings.titleKey, path: settings.path, order: 10 },
  { group, titleKey: requests.titleKey, path: requests.path, order: 30 },
  { group: 'system', titleKey: setup.titleKey, path: setup.path, order: 4 },
  { group: 'system', titleKey: platform.titleKey, path: platform.path, order: 5, only: 'platform' },
  { group: 'system', titleKey: audit.titleKey, path: audit.path, order: 20 },
];

/** People, departments, groups, roles and the audit log, for administrators. */
export function createOrganisationModule(deps: OrganisationModuleDeps): DomainModule {
  return {
    name: 'organisation',
    routes: organisationRoutes(deps),
    messages: {
      zh: () => import('./i18n/zh.ts'),
      en: () => import('./i18n/en.ts'),
      zh_tw: () => import('./i18n/zh_tw.ts'),
      zh_hk: () => import('./i18n/zh_hk.ts'),
    },
    manage: () => Promise.resolve(entriesOf(deps)),
  };
}
