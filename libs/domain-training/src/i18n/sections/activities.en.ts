import type { MessagesLike } from '@banyan/core-session';
import type * as zh from './activities.zh.ts';

/** Lists of activities. */
export const activities: MessagesLike<typeof zh.activities> = {
  which: 'Which activities',
  tab: { coming: 'Coming up', registering: 'Open for sign-up', ended: 'Past' },
  mine: 'My activities',
  list: 'Activities',
  search: 'Find an activity',
  searchHint: 'Search by name',
  failed: 'Activities could not be loaded',
  none: { coming: 'Nothing coming up', registering: 'Nothing to sign up for right now', ended: 'No past activities' },
  noneText: {
    coming: 'New activities will appear here. You can still look at past ones.',
    registering: 'Sign-up has not opened yet, or has closed.',
    ended: 'Activities stay here once they are over, with what people thought of them.',
  },
  noneFound: 'No activity by that name',
  showComing: 'See what is coming up',
  showEnded: 'See past activities',
  clear: 'Clear search',
};

/** My activities. */
export const myActivities: MessagesLike<typeof zh.myActivities> = {
  which: 'Which of them',
  tab: { coming: 'Coming up', past: 'Past' },
  list: 'My activities',
  none: { coming: 'Nothing on your list', past: 'You have not been to an activity yet' },
  noneText: {
    coming: 'Activities you signed up for, or are waiting for, appear here.',
    past: 'Activities stay here once they are over, and you can say what you thought.',
  },
  find: 'See what is open',
};

/** Words that all screens of activities share. */
export const activity: MessagesLike<typeof zh.activity> = {
  when: '{{weekday}} {{date}}, {{time}}',
  monthAndWeekday: '{{month}}, {{weekday}}',
  span: '{{from}} – {{to}}',
  metres: '{{n}} m',
  kilometres: '{{n}} km',
  kind: { workshop: 'Workshop', lecture: 'Talk', visit: 'Visit', contest: 'Contest', volunteer: 'Volunteering' },
  sessions_one: '{{count}} session',
  sessions_other: '{{count}} sessions',
  stand: {
    ended: 'Ended',
    ongoing: 'Under way',
    registering: 'Sign-up open',
    registered: 'Sign-up closed',
    early: 'Not open yet',
  },
  standing: {
    none: 'Not signed up',
    waiting: 'Waiting list',
    registered: 'Going',
    signed_in: 'Checked in',
    signed_out: 'Checked out',
    absent: 'Absent',
  },
  opens: 'opens {{when}}',
  until: 'until {{when}}',
  left_one: '{{formatted}} place left',
  left_other: '{{formatted}} places left',
  full: 'Full',
  fullWaiting_one: 'Full, {{formatted}} waiting',
  fullWaiting_other: 'Full, {{formatted}} waiting',
  came: '{{taken}} of {{places}} places',
  signedInBy: {
    code: 'checked in by code at {{time}}',
    place: 'checked in on site at {{time}}',
    name: 'checked in by name at {{time}}',
    list: 'ticked off by the organiser at {{time}}',
  },
  signedOutAt: 'checked out at {{time}}',
  whenAndWhere: 'When and where',
  beginsIn: 'Starts in',
  organiser: 'Organised by {{name}}',
  about: 'About this activity',
  sessionsTitle: 'Sessions',
  way: 'You are here',
  loading: 'Loading the activity',
  failed: 'The activity could not be loaded',
  retry: 'Try again',
  others: 'See other activities',
  gone: 'No such activity',
  goneText: 'It may have been called off, or the link is incomplete.',
  visitor: 'Log in to see this activity',
  visitorText: 'It is open to people of this organisation only.',
  login: 'Log in',
  refusal: {
    early: 'Sign-up has not opened yet',
    closed: 'It is too late to change this',
    notRegistered: 'You have not signed up for this activity',
    attended: 'You have checked in and can no longer cancel',
    waiting: 'You are still on the waiting list',
    noSeats: 'There are no numbered seats here',
    seatTaken: 'Someone has just taken that seat. Please choose another',
    noSeat: 'There is no such seat',
    signInEarly: 'Check-in is not open yet',
    signInOver: 'Check-in is over. Please ask the organiser',
    wayClosed: 'The organiser does not use this way of checking in',
    tries: 'Too many wrong codes. Try again in {{minutes}} min, or ask the organiser on site to tick your name',
    codeWrong: 'That code is wrong or has changed. Please use the one now on the screen',
    tooFar: 'The venue is {{distance}} away. Come closer and try again',
    nameWrong: 'That is not the name you signed up with',
    notSignedIn: 'You have not checked in',
    signOutEarly: 'Check-out is not open yet',
    signOutOver: 'Check-out is over. Please ask the organiser',
    notEnded: 'You can rate it once it is over',
    notAttended: 'Only people who were there can rate it',
  },
};

/** The card beside an activity with the next step. */
export const entrance: MessagesLike<typeof zh.entrance> = {
  label: 'Sign-up and check-in',
  title: {
    early: 'Sign-up opens later',
    register: 'You can sign up',
    full: 'Full, but you can wait',
    over: 'Sign-up is closed',
    waiting: 'You are on the waiting list',
    waitedOut: 'No place this time',
    registered: 'Your place is kept',
    next: 'See you at the next session',
    signIn: 'Check in now',
    here: 'You are checked in',
    signOut: 'Please check out',
    evaluate: 'How was it?',
    attended: 'Thank you for coming',
    absent: 'You were not there',
    ended: 'This activity is over',
  },
  text: {
    early: 'Sign-up opens {{from}}.',
    register: 'Sign-up closes {{to}}. You can cancel until it begins.',
    full: 'When someone cancels, the place goes to whoever has waited longest, who is told at once.',
    over: 'If you would still like to come, talk to the organiser.',
    waiting: 'You are number {{position}}. You get a message when a place is yours.',
    waitedOut: 'It has begun, and no place came free.',
    registered: 'Check-in opens {{signIn}}.',
    next: 'Check-in opens {{signIn}}.',
    signIn: 'Check-in is open until it ends.',
    here: 'The time you came is recorded.',
    signOut: 'It is nearly over. Check out so that your attendance counts in full.',
    evaluate: 'A few stars and a line or two on the left help make the next one better.',
    attended: 'We have your rating. You can change it any time.',
    absent: 'There is no check-in on record. If you were there, ask the organiser to add it.',
    ended: 'See which activities are open for sign-up.',
  },
  textOf: {
    signIn: 'Check-in for “{{session}}” is open until it ends.',
    here: 'The time you came to “{{session}}” is recorded.',
    signOut: '“{{session}}” is nearly over. Check out so that your attendance counts in full.',
  },
  seat: 'Your seat: row {{row}}, seat {{column}}',
  noSeat: 'No seat chosen yet. Pick one from the plan on the left.',
  unchanged: 'Your sign-up has not changed.',
  do: {
    register: 'Sign up',
    full: 'Join the waiting list',
    signOut: 'Check out',
    cancel: 'Cancel my place',
    leaveLine: 'Leave the waiting list',
  },
};

/** The confirmation before a place is given up. */
export const cancel: MessagesLike<typeof zh.cancel> = {
  title: { place: 'Cancel your place?', line: 'Leave the waiting list?' },
  text: {
    place: 'Place and seat go to the next person waiting at once. To come back you would have to sign up again.',
    line: 'If you come back, you start at the end of the queue.',
  },
  keep: 'Keep it',
  do: { place: 'Cancel my place', line: 'Leave the list' },
};

/** Signing in. */
export const signIn: MessagesLike<typeof zh.signIn> = {
  ways: 'Ways to check in',
  way: { code: 'Code', place: 'Location', name: 'Name' },
  number: 'Six digits on the screen',
  numberHint: 'Or point your phone’s camera at the QR code in the room: opening it checks you in',
  name: 'Name you signed up with',
  nameHint: 'Your full name',
  placeText:
    'You can check in within {{distance}} of the venue. Your position is read once, when you press; only the distance is kept.',
  byPlace: 'Check in with my location',
  do: 'Check in',
  notSigned: 'You are not checked in yet.',
  position: {
    denied: 'The browser is not sharing your location. Allow it beside the address bar, or check in another way.',
    unavailable: 'Your location could not be found. Try by a window, or check in another way.',
  },
};

/** The plan of seats. */
export const seats: MessagesLike<typeof zh.seats> = {
  title: 'Seats',
  label: 'Seating plan',
  loading: 'Loading the seating plan',
  failed: 'The seating plan could not be loaded',
  front: 'Front',
  state: { free: 'Free', taken: 'Taken', mine: 'Your seat', closed: 'Not in use' },
  chosen: 'Chosen',
  describe: 'Row {{row}}, seat {{seat}}, {{state}}',
  none: 'No seat chosen yet',
  own: 'Your seat: row {{row}}, seat {{column}}',
  choose: 'Pick a free seat',
  take: 'Take row {{row}}, seat {{column}}',
  move: 'Move to row {{row}}, seat {{column}}',
  unchanged: 'Your seat has not changed.',
};

/** Ratings of the participants. */
export const evaluation: MessagesLike<typeof zh.evaluation> = {
  title: 'Ratings',
  stars: 'How was it?',
  star: { 1: 'Disappointing', 2: 'Not so good', 3: 'All right', 4: 'Good', 5: 'Well worth it' },
  starsMissing: 'Choose a star rating first',
  words: 'Anything to add? (optional)',
  wordsHint: 'The organiser reads it, but not who wrote it',
  tooLong: 'At most {{n}} characters',
  kept: 'What you wrote is still here.',
  send: 'Send rating',
  change: 'Change rating',
  sent: 'Your rating is in',
  none: 'No ratings yet',
  mean: '{{value}} out of 5',
  sum_one: '{{value}} out of 5, {{formatted}} rating',
  sum_other: '{{value}} out of 5, {{formatted}} ratings',
  count_one: '{{formatted}} rating',
  count_other: '{{formatted}} ratings',
};
