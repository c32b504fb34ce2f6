import { defineScreens } from '../../screen.ts';

const manage = { access: 'admin', layout: 'console' } as const;

/** Screens of the console about people, departments and the audit log. */
export const organisationScreens = defineScreens({
  people: { path: '/manage/people', titleKey: 'organisation:title.people', ...manage },
  departments: { path: '/manage/departments', titleKey: 'organisation:title.departments', ...manage },
  audit: { path: '/manage/audit', titleKey: 'organisation:title.audit', ...manage },
});
