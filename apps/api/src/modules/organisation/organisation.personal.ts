import { personal, type PersonalTable } from '../../personal/personalTable.ts';
import {
  departmentManagers,
  furtherDepartments,
  groupMembers,
  savedViews,
} from '../../platform/organisation.schema.ts';
import { roleGrants } from '../../platform/role.schema.ts';

/** A person's place in the organisation beside the main department. */
export const organisationPersonal: readonly PersonalTable[] = [
  personal(departmentManagers, 'profile', { erase: 'remove' }),
  personal(furtherDepartments, 'profile', { erase: 'remove' }),
  personal(savedViews, 'profile', { erase: 'remove' }),
  personal(groupMembers, 'profile', { erase: 'remove' }),
  personal(roleGrants, 'profile', { erase: 'remove', since: roleGrants.givenAt, without: ['givenBy'] }),
];
