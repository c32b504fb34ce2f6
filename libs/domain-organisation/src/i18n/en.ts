import type { MessagesLike } from '@banyan/core-session';
import { audiences } from './sections/audiences.en.ts';
import { audit } from './sections/audit.en.ts';
import { departments } from './sections/departments.en.ts';
import { invitation } from './sections/invitation.en.ts';
import { exports } from './sections/exports.en.ts';
import { imports } from './sections/imports.en.ts';
import { fields } from './sections/fields.en.ts';
import { groups } from './sections/groups.en.ts';
import { people } from './sections/people.en.ts';
import { roles } from './sections/roles.en.ts';
import { settings } from './sections/settings.en.ts';
import { platform } from './sections/platform.en.ts';
import { requests } from './sections/requests.en.ts';
import { visitors } from './sections/visitors.en.ts';
import { setup } from './sections/setup.en.ts';
import type zh from './zh.ts';

const en: MessagesLike<typeof zh> = {
  title: {
    people: 'People',
    fields: 'Fields of people',
    importPeople: 'Import people',
    departments: 'Departments',
    groups: 'Groups',
    audiences: 'Who can see what',
    roles: 'Roles',
    personRights: 'Rights of a person',
    settings: 'Ways in and hosts',
    exports: 'My exports',
    audit: 'Audit log',
    requests: 'Sign-up requests',
    visitors: 'Visitors',
    setup: 'Setup guide',
    platform: 'Enterprises',
  },
  open: 'Open',
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Try again',
  loading: 'Loading',
  lookOnly: 'You may look but not change; ask the administrator who gave you your role.',
  invitation,
  people,
  platform,
  requests,
  visitors,
  setup,
  exports,
  imports,
  departments,
  fields,
  roles,
  groups,
  audiences,
  audit,
  settings,
};

export default en;
