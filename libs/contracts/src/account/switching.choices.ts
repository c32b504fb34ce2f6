/** Whether an enterprise can be entered, or the reason why not [SE-10]. */
export const entryStates = ['open', 'expired', 'locked', 'deleted', 'accountLocked'] as const;
export type EntryState = (typeof entryStates)[number];

/** Way of handing a login over from another system: a link, or the desktop programs for macOS and Windows [SE-03]. */
export const handoverKinds = ['transfer', 'mac', 'pc'] as const;
export type HandoverKind = (typeof handoverKinds)[number];

/** Lifetime of a code that hands a login over, seconds. */
export const handoverLifetimeS = 60;

/** Purpose of a login through the gateway [AC-16]. */
export const gatewayTypes = ['learner', 'admin'] as const;
export type GatewayType = (typeof gatewayTypes)[number];
