/** How far somebody is who looks at the course. */
export const viewers = ['fresh', 'half', 'done'] as const;
export type Viewer = (typeof viewers)[number];
