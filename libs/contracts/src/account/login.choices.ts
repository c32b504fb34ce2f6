/** Ways in that an enterprise may offer, in the order in which the login page shows them [SE-03]. */
export const loginWays = ['password', 'code', 'scan', 'face', 'oneClick', 'sso', 'outsider'] as const;
export type LoginWay = (typeof loginWays)[number];
