/** Kind of meeting; also selects the drawing of its cover. */
export const activityKinds = ['workshop', 'lecture', 'visit', 'contest', 'volunteer'] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** State of an activity by the clock [AT-01]. */
export const activityStates = ['not_started', 'ongoing', 'ended'] as const;
export type ActivityState = (typeof activityStates)[number];

/** State of its registration by the clock [AT-01]. */
export const registrationStates = ['not_started', 'ongoing', 'over'] as const;
export type RegistrationState = (typeof registrationStates)[number];

/** State of the viewer in an activity, or in one of its sessions [AT-01]. */
export const activityStandings = ['none', 'waiting', 'registered', 'signed_in', 'signed_out', 'absent'] as const;
export type ActivityStanding = (typeof activityStandings)[number];

/** Ways to sign in. `list`: the organiser ticked the name. */
export const signInWays = ['code', 'place', 'name', 'list'] as const;
export type SignInWay = (typeof signInWays)[number];

/** Parts of the list of activities; the first is the default. */
export const activityTabs = ['coming', 'registering', 'ended'] as const;
export type ActivityTab = (typeof activityTabs)[number];

/** Parts of the viewer's own activities. */
export const myActivityTabs = ['coming', 'past'] as const;
export type MyActivityTab = (typeof myActivityTabs)[number];

/** Filters of the attendance list. */
export const attendanceFilters = ['all', 'here', 'missing', 'waiting'] as const;
export type AttendanceFilter = (typeof attendanceFilters)[number];

/** Marks that an organiser sets for attendance of a session. */
export const attendanceMarks = ['in', 'out', 'none'] as const;
export type AttendanceMark = (typeof attendanceMarks)[number];

/** Reasons for a refusal with `conflict`. */
export const activityRefusals = [
  ...(['early', 'closed', 'notRegistered', 'attended'] as const),
  ...(['waiting', 'noSeats', 'seatTaken', 'noSeat'] as const),
  ...(['signInEarly', 'signInOver', 'wayClosed', 'codeWrong', 'tries', 'tooFar', 'nameWrong'] as const),
  ...(['notSignedIn', 'signOutEarly', 'signOutOver', 'notEnded', 'notAttended'] as const),
] as const;
export type ActivityRefusal = (typeof activityRefusals)[number];

/** Most characters of the text of an evaluation. */
export const evaluationCharacters = 300;
