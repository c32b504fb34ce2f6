import { platformScreen } from '../../account/screens/addresses.ts';
import { defineScreens } from '../../screen.ts';

const manage = { access: 'admin', layout: 'console' } as const;

/** Screens of the console about people, departments, groups, roles, ways in and the audit log. */
export const organisationScreens = defineScreens({
  people: { path: '/manage/people', titleKey: 'organisation:title.people', ...manage, may: 'people.see' },
  importPeople: {
    path: '/manage/people/import',
    titleKey: 'organisation:title.importPeople',
    ...manage,
    may: 'people.edit',
  },
  fields: { path: '/manage/people/fields', titleKey: 'organisation:title.fields', ...manage, may: 'people.see' },
  departments: {
    path: '/manage/departments',
    titleKey: 'organisation:title.departments',
    ...manage,
    may: 'people.see',
  },
  groups: { path: '/manage/groups', titleKey: 'organisation:title.groups', ...manage, may: 'people.see' },
  audiences: { path: '/manage/audiences', titleKey: 'organisation:title.audiences', ...manage, may: 'people.see' },
  roles: { path: '/manage/roles', titleKey: 'organisation:title.roles', ...manage, may: 'roles.see' },
  personRights: {
    path: '/manage/roles/:person',
    titleKey: 'organisation:title.personRights',
    ...manage,
    may: 'roles.see',
  },
  settings: {
    path: '/manage/settings',
    titleKey: 'organisation:title.settings',
    ...manage,
    may: 'integrations.see',
  },
  requests: { path: '/manage/people/requests', titleKey: 'organisation:title.requests', ...manage, may: 'people.see' },
  visitors: { path: '/manage/people/visitors', titleKey: 'organisation:title.visitors', ...manage, may: 'people.see' },
  setup: { path: '/manage/setup', titleKey: 'organisation:title.setup', ...manage, may: 'portal.see' },
  platform: platformScreen,
  exports: { path: '/manage/exports', titleKey: 'organisation:title.exports', ...manage },
  audit: { path: '/manage/audit', titleKey: 'organisation:title.audit', ...manage, may: 'audit.see' },
});
