/** Login methods that an enterprise may offer, in the order of the login page [SE-03]. */
export const loginWays = ['password', 'code', 'scan', 'face', 'oneClick', 'sso', 'outsider'] as const;
export type LoginWay = (typeof loginWays)[number];
