/** Why an enterprise cannot be entered, or that it can [SE-10]. */
export const entryStates = ['open', 'expired', 'locked', 'deleted', 'accountLocked'] as const;
export type EntryState = (typeof entryStates)[number];

/** How another system hands a login over: by a link, or by the desktop programs for macOS and Windows [SE-03]. */
export const handoverKinds = ['transfer', 'mac', 'pc'] as const;
export type HandoverKind = (typeof handoverKinds)[number];

/** A code that hands a login over is good for so long, seconds. */
export const handoverLifetimeS = 60;

/** Purpose of a login through the gateway [AC-16]. */
export const gatewayTypes = ['learner', 'admin'] as const;
export type GatewayType = (typeof gatewayTypes)[number];
