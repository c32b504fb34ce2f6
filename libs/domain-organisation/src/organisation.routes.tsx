import { organisationScreens } from '@banyan/contracts/organisation';
import { screenRoutes, type ScreenRoute } from '@banyan/core-session';
import type { OrganisationModuleDeps } from './organisation.environment.ts';

/** This domain's rows of the route table. */
export function organisationRoutes(deps: OrganisationModuleDeps): readonly ScreenRoute[] {
  return screenRoutes(
    organisationScreens,
    {
      people: () => import('./manage/people/PeoplePage.tsx').then(({ PeoplePage }) => PeoplePage),
      importPeople: () => import('./manage/import/ImportPage.tsx').then(({ ImportPage }) => ImportPage),
      fields: () => import('./manage/fields/FieldsPage.tsx').then(({ FieldsPage }) => FieldsPage),
      departments: () =>
        import('./manage/departments/DepartmentsPage.tsx').then(({ DepartmentsPage }) => DepartmentsPage),
      roles: () => import('./manage/roles/RolesPage.tsx').then(({ RolesPage }) => RolesPage),
      personRights: () =>
        import('./manage/roles/PersonRightsPage.tsx').then(({ PersonRightsPage }) => PersonRightsPage),
      settings: () => import('./manage/settings/SettingsPage.tsx').then(({ SettingsPage }) => SettingsPage),
      requests: () => import('./manage/requests/RequestsPage.tsx').then(({ RequestsPage }) => RequestsPage),
      visitors: () => import('./manage/visitors/VisitorsPage.tsx').then(({ VisitorsPage }) => VisitorsPage),
      setup: () => import('./manage/setup/SetupPage.tsx').then(({ SetupPage }) => SetupPage),
      platform: () => import('./manage/platform/PlatformPage.tsx').then(({ PlatformPage }) => PlatformPage),
      groups: () => import('./manage/groups/GroupsPage.tsx').then(({ GroupsPage }) => GroupsPage),
      exports: () => import('./manage/exports/ExportsPage.tsx').then(({ ExportsPage }) => ExportsPage),
      audiences: () => import('./manage/audiences/AudiencesPage.tsx').then(({ AudiencesPage }) => AudiencesPage),
      audit: () => import('./manage/audit/AuditPage.tsx').then(({ AuditPage }) => AuditPage),
    },
    () =>
      import('./organisation.domain.ts').then(
        ({ organisationDomain }) =>
          (Page) =>
            organisationDomain.within(deps, Page),
      ),
  );
}
