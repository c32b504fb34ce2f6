import { defineCall } from '../call.ts';
import { studyDay } from '../course/studyHours.ts';
import { calendarKinds } from './task.choices.ts';
import { epochMs } from '../wire.ts';
import { v } from '../v.ts';

/** Most days of a calendar, both ends included [TR-06]. */
export const mostCalendarDays = 90;

/** Day, YYYY-MM-DD. */
const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));

/** Whether a part is a deadline, of the whole or of one of its pieces. */
export const isDeadline = (part: string) => part === 'end' || part.endsWith('-end');

/** A dated item [TR-06]. */
export const calendarItem = v.object({
  /** Kind of the item. */
  kind: v.picklist(calendarKinds),
  /** Id of the course, exam, training, activity, homework, questionnaire or live room. */
  id: v.int(),
  /** Distinguishes several dates of one item; `end` and values ending in `-end` are deadlines. */
  part: v.string(),
  /** Title, in the viewer’s language. */
  title: v.string(),
  /** Place to attend; null for none. */
  place: v.nullable(v.string()),
  /** Start, epoch ms. */
  from: epochMs,
  /** End, epoch ms; equal to the start for a deadline or a beginning. */
  to: epochMs,
  /** True for whole days. */
  allDay: v.boolean(),
  /** True when the viewer has done it. */
  done: v.boolean(),
  /** First day in the enterprise’s zone; a deadline at midnight belongs to the day that ends. */
  firstDay: day,
  /** Last day. */
  lastDay: day,
});
export type CalendarItem = v.InferOutput<typeof calendarItem>;

export const learnCalendar = defineCall({
  name: '/yii/appapi/v1/my/learn-calendar/pc',
  method: 'GET',
  summary: 'What is dated between two days, and how long was studied on each of them',
  source: ['TR-06'],
  request: v.object({
    /** First day, YYYY-MM-DD in the enterprise’s zone. */
    first: day,
    /** Last day, at most 90 days with the first one. */
    last: day,
  }),
  response: v.object({
    /** Today in the enterprise’s zone. */
    today: day,
    /** Daily study goal, seconds; 0 for none. */
    goalS: v.int(),
    /** Days with study, ascending; days without study are left out. */
    days: v.array(studyDay),
    /** Sorted by start. */
    items: v.array(calendarItem),
  }),
});
export type LearnCalendar = v.InferOutput<(typeof learnCalendar)['response']>;

/** The private address of a learner’s calendar. */
const calendarFeedShape = v.object({
  /** Path of the calendar file; anyone who knows it can read the calendar. */
  path: v.string(),
  /** Time of creation, epoch ms. */
  createdAt: epochMs,
  /** Last time it was read, epoch ms; null for never. */
  readAt: v.nullable(epochMs),
});
export type CalendarFeed = v.InferOutput<typeof calendarFeedShape>;

const ownFeed = v.object({
  /** Null when there is none. */
  feed: v.nullable(calendarFeedShape),
});

export const calendarFeed = defineCall({
  name: 'apiCalendar/feed',
  method: 'GET',
  summary: 'The learner’s private calendar address',
  source: ['TR-06'],
  request: v.object({}),
  response: ownFeed,
});

export const renewCalendarFeed = defineCall({
  name: 'apiCalendar/feed/renew',
  method: 'POST',
  summary: 'Makes a private calendar address; the one before it leads nowhere from then on',
  source: ['TR-06'],
  request: v.object({}),
  response: ownFeed,
});

export const revokeCalendarFeed = defineCall({
  name: 'apiCalendar/feed/revoke',
  method: 'POST',
  summary: 'Takes the private calendar address back: it leads nowhere from then on',
  source: ['TR-06'],
  request: v.object({}),
  response: ownFeed,
});
