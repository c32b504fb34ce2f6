/** State of a live room in the console: to come, on air, over, cancelled. */
export const managedRoomStates = ['planned', 'live', 'ended', 'cancelled'] as const;
export type ManagedRoomState = (typeof managedRoomStates)[number];

/** Orders of the list of live rooms. */
export const managedRoomSorts = ['begins', '-begins'] as const;

/** Rules that a written live room may break. */
export const managedRoomRules = [
  'required',
  'past',
  'tooFar',
  'span',
  'unknown',
  'tooMany',
  'digits',
  'tooLong',
  'times',
  'tooWide',
] as const;
export type ManagedRoomRule = (typeof managedRoomRules)[number];

/** Limits of a live room that is written in the console, in characters unless stated otherwise. */
export const managedRoomLimits = {
  introduction: 1000,
  channel: 100,
  reason: 200,
  /** Hosts beside the first one. */
  hosts: 9,
  /** Tenths of a credit. */
  credits: 1000,
  /** Minutes of a room. */
  minutesLeast: 15,
  minutesMost: 720,
} as const;
