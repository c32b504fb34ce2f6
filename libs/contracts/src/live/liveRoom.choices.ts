/** Purpose of a room: everybody of the enterprise, those who were asked to a live session, or a meeting [LV-01] [LV-02]. */
export const roomKinds = ['open', 'live', 'meeting'] as const;
export type RoomKind = (typeof roomKinds)[number];

/** Kinds that people book themselves. */
export const bookedKinds = ['meeting', 'live'] as const;
export type BookedKind = (typeof bookedKinds)[number];

/** State of a room: before it begins, on air, over without a film, over with one, called off [LV-01]. */
export const roomStates = ['before', 'live', 'ended', 'playback', 'cancelled'] as const;
export type RoomState = (typeof roomStates)[number];

/** Who carries the picture: this server in pieces, Polyv in a frame, DingTalk in its own program [LV-03]. */
export const liveProviders = ['embedded', 'polyv', 'dingTalk'] as const;
export type LiveProvider = (typeof liveProviders)[number];

/** What somebody is in a room. */
export const roomRoles = ['viewer', 'member', 'host'] as const;
export type RoomRole = (typeof roomRoles)[number];

/** What is written in a room: talk, or a question that others may want answered too. */
export const lineKinds = ['chat', 'question'] as const;
export type LineKind = (typeof lineKinds)[number];

/** Containers of the pieces of a film, as browsers record them. */
export const pieceTypes = ['webm', 'mp4'] as const;
export type PieceType = (typeof pieceTypes)[number];

/** What of a room has changed; open pages read it anew. */
export const roomParts = ['room', 'lines', 'people', 'pieces'] as const;
export type RoomPart = (typeof roomParts)[number];

/** Parts of the list of rooms: on air and to come, over, booked by oneself. */
export const roomTabs = ['coming', 'past', 'own'] as const;
export type RoomTab = (typeof roomTabs)[number];

/** Whether somebody who was asked will come [LV-02]. */
export const invitationAnswers = ['open', 'accepted', 'declined'] as const;
export type InvitationAnswer = (typeof invitationAnswers)[number];

/** How often a periodic meeting takes place [LV-02]. */
export const meetingFrequencies = ['daily', 'weekdays', 'weekly', 'fortnightly', 'monthly'] as const;
export type MeetingFrequency = (typeof meetingFrequencies)[number];

/**
 * Why nothing was done in a room: one is not asked to it, its password is missing, wrong, or was tried too often, one may
 * not speak, the state does not allow it, somebody else is on the stage, it is full, one wrote too fast.
 */
export const roomRefusals = ['notInvited', 'password', 'tries', 'muted', 'state', 'stage', 'full', 'fast'] as const;
export type RoomRefusal = (typeof roomRefusals)[number];

/** Bounds, in characters unless said [LV-01] [LV-02]. */
export const roomLimits = {
  topic: 60,
  introduction: 500,
  line: 100,
  notice: 100,
  /** People who are asked to a meeting, its hosts among them, at most; beside the one who books a live session. */
  members: 300,
  attendees: 299,
  hosts: 10,
  /** Digits of a password. */
  passwordLeast: 4,
  passwordMost: 6,
  /** A room is open at least and at most so long, ms; it begins within so many ms. */
  shortestMs: 900_000,
  longestMs: 43_200_000,
  aheadMs: 31_536_000_000,
  /** Times that a periodic meeting takes place, at least and at most. */
  timesLeast: 2,
  timesMost: 52,
  /** Who hosts comes in so long before the begin, ms; everybody else may wait in the room as long. */
  earlyMs: 1_800_000,
  /** A piece of the film lasts so long, ms, and is so large at most, bytes. */
  pieceMs: 4_000,
  /** Whoever is on the stage films while their last piece is not older, ms. */
  filmedMs: 15_000,
  pieceBytes: 8_388_608,
  /** Pieces of one film at most: twelve hours. */
  pieces: 10_800,
  /** A page says so often that somebody is there, ms; whoever has not for so long is gone. */
  presenceMs: 15_000,
  absentMs: 40_000,
  /** Wrong passwords of one person in a quarter of an hour. */
  tries: 10,
  /** Lines of one person in ten seconds. */
  linesPerTenSeconds: 5,
} as const;
