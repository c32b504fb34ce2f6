import type { DomainModule } from '@banyan/core-session';
import type { OrganisationModuleDeps } from './organisation.environment.ts';

/** People, departments, groups, roles and the audit log, for administrators: all of it is in the console. */
export function createOrganisationModule(deps: OrganisationModuleDeps): DomainModule {
  return {
    name: 'organisation',
    routes: [],
    messages: {
      zh: () => import('./i18n/zh.ts'),
      en: () => import('./i18n/en.ts'),
      zh_tw: () => import('./i18n/zh_tw.ts'),
      zh_hk: () => import('./i18n/zh_hk.ts'),
    },
    manage: () => import('./organisation.manage.ts').then(({ organisationManage }) => organisationManage(deps)),
  };
}
