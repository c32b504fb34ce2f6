import type { FirstCalls } from '../first.ts';
import type { organisationScreens } from '../organisation/screens/organisation.ts';

/** The console's screens ask by themselves: what they show changes by the minute. */
export const organisationFirst: FirstCalls<typeof organisationScreens> = {
  people: () => [],
  importPeople: () => [],
  fields: () => [],
  departments: () => [],
  roles: () => [],
  personRights: () => [],
  settings: () => [],
  requests: () => [],
  visitors: () => [],
  setup: () => [],
  platform: () => [],
  groups: () => [],
  audiences: () => [],
  exports: () => [],
  audit: () => [],
};
