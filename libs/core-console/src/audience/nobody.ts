import type { Audience } from '@banyan/contracts/organisation';

/** Nobody: the terms of an audience before any is added. */
export const nobody: Audience = {
  ...{ departments: [], groups: [], people: [], rules: [] },
  except: { departments: [], groups: [], people: [] },
};
