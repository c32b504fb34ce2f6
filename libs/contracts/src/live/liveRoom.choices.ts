/** Kind of a room: for everybody in the enterprise, a live session by invitation, or a meeting [LV-01] [LV-02]. */
export const roomKinds = ['open', 'live', 'meeting'] as const;
export type RoomKind = (typeof roomKinds)[number];

/** Kinds that people can book themselves. */
export const bookedKinds = ['meeting', 'live'] as const;
export type BookedKind = (typeof bookedKinds)[number];

/** State of a room: not begun, on air, ended without a film, ended with a film, cancelled [LV-01]. */
export const roomStates = ['before', 'live', 'ended', 'playback', 'cancelled'] as const;
export type RoomState = (typeof roomStates)[number];

/** Provider of the picture: this server in pieces, Polyv in a frame, DingTalk in its own program [LV-03]. */
export const liveProviders = ['embedded', 'polyv', 'dingTalk'] as const;
export type LiveProvider = (typeof liveProviders)[number];

/** Roles in a room. */
export const roomRoles = ['viewer', 'member', 'host'] as const;
export type RoomRole = (typeof roomRoles)[number];

/** Kinds of lines in a room: chat, or a question that others can vote for. */
export const lineKinds = ['chat', 'question'] as const;
export type LineKind = (typeof lineKinds)[number];

/** Containers of film pieces, as browsers record them. */
export const pieceTypes = ['webm', 'mp4'] as const;
export type PieceType = (typeof pieceTypes)[number];

/** Parts of a room whose changes are announced; open pages fetch them again. */
export const roomParts = ['room', 'lines', 'people', 'pieces'] as const;
export type RoomPart = (typeof roomParts)[number];

/** Tabs of the list of rooms: on air or upcoming, past, booked by the viewer. */
export const roomTabs = ['coming', 'past', 'own'] as const;
export type RoomTab = (typeof roomTabs)[number];

/** Answer to an invitation [LV-02]. */
export const invitationAnswers = ['open', 'accepted', 'declined'] as const;
export type InvitationAnswer = (typeof invitationAnswers)[number];

/** Frequency of a periodic meeting [LV-02]. */
export const meetingFrequencies = ['daily', 'weekdays', 'weekly', 'fortnightly', 'monthly'] as const;
export type MeetingFrequency = (typeof meetingFrequencies)[number];

/**
 * Reasons for refusing an action in a room: not invited; password missing, wrong, or tried too often; muted; not
 * possible in this state; the stage is taken; the room is full; lines sent too fast.
 */
export const roomRefusals = ['notInvited', 'password', 'tries', 'muted', 'state', 'stage', 'full', 'fast'] as const;
export type RoomRefusal = (typeof roomRefusals)[number];

/** Limits, in characters unless stated otherwise [LV-01] [LV-02]. */
export const roomLimits = {
  topic: 60,
  introduction: 500,
  line: 100,
  notice: 100,
  /** Maximum invited people: of a meeting, hosts included; of a live session, without its booker. */
  members: 300,
  attendees: 299,
  hosts: 10,
  /** Digits of a password. */
  passwordLeast: 4,
  passwordMost: 6,
  /** Minimum and maximum length of a room, and how far ahead it may start, ms. */
  shortestMs: 900_000,
  longestMs: 43_200_000,
  aheadMs: 31_536_000_000,
  /** Minimum and maximum occurrences of a periodic meeting. */
  timesLeast: 2,
  timesMost: 52,
  /** Hosts may enter this long before the start, and others may wait in the room from then on, ms. */
  earlyMs: 1_800_000,
  /** Length of a film piece, ms, and its maximum size, bytes. */
  pieceMs: 4_000,
  /** The presenter counts as filming while their last piece is not older, ms. */
  filmedMs: 15_000,
  pieceBytes: 8_388_608,
  /** Maximum pieces of one film: twelve hours. */
  pieces: 10_800,
  /** Interval of a page's presence reports, and the silence after which a person counts as gone, ms. */
  presenceMs: 15_000,
  absentMs: 40_000,
  /** Wrong passwords of one person per quarter of an hour. */
  tries: 10,
  /** Lines of one person per ten seconds. */
  linesPerTenSeconds: 5,
} as const;
