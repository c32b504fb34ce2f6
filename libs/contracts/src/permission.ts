/** Parts of an enterprise that are run in the console. */
export const areas = [
  'people',
  'roles',
  'courses',
  'assessment',
  'training',
  'live',
  'engagement',
  'community',
  'talent',
  'messages',
  'portal',
  'integrations',
  'reports',
  'audit',
] as const;
export type Area = (typeof areas)[number];

/** Actions in an area. */
export const actions = ['see', 'edit', 'publish', 'assign', 'mark', 'export'] as const;
export type Action = (typeof actions)[number];

/** A right: an action in an area. */
export type Permission = `${Area}.${Action}`;

/** How far a right reaches, from the widest on: everywhere, one's own departments with those below, one's own things. */
export const reaches = ['all', 'departments', 'own'] as const;
export type Reach = (typeof reaches)[number];
