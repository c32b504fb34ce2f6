import { defineCall } from '../call.ts';
import { studyDay } from '../course/studyHours.ts';
import { calendarKinds } from './task.choices.ts';
import { epochMs } from '../wire.ts';
import { v } from '../v.ts';

/** Days that a calendar may span at most, both ends counted [TR-06]. */
export const mostCalendarDays = 90;

/** YYYY-MM-DD. */
const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));

/** Whether a part of a thing is a deadline: its own, or that of a piece of it. */
export const isDeadline = (part: string) => part === 'end' || part.endsWith('-end');

/** Something with a date [TR-06]. */
export const calendarItem = v.object({
  /** The thing it belongs to. */
  kind: v.picklist(calendarKinds),
  /** Id of the course, exam, training, activity, homework, questionnaire or live room. */
  id: v.int(),
  /** Tells several dates of one thing apart; `end` and what ends in `-end` is a deadline. */
  part: v.string(),
  /** In the viewer’s language. */
  title: v.string(),
  /** Where one has to be; null: nowhere. */
  place: v.nullable(v.string()),
  /** Begins at, epoch ms. */
  from: epochMs,
  /** Ends at, epoch ms; a deadline or a beginning ends as it begins. */
  to: epochMs,
  /** Whole days, not hours. */
  allDay: v.boolean(),
  /** The viewer has done it. */
  done: v.boolean(),
  /** Day on which it begins in the enterprise’s zone; a deadline at midnight is on the day that ends. */
  firstDay: day,
  /** Day on which it ends. */
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
    /** Which day it is in the enterprise’s zone. */
    today: day,
    /** What the enterprise expects on a day, seconds; 0: nothing. */
    goalS: v.int(),
    /** Days with study, in their order; the others have none. */
    days: v.array(studyDay),
    /** By their beginning. */
    items: v.array(calendarItem),
  }),
});
export type LearnCalendar = v.InferOutput<(typeof learnCalendar)['response']>;

/** The private address of a learner’s calendar. */
const calendarFeedShape = v.object({
  /** Path of the file that calendar programs read; whoever has it reads the calendar. */
  path: v.string(),
  /** When it was made, epoch ms. */
  createdAt: epochMs,
  /** When it was read last, epoch ms; null: never. */
  readAt: v.nullable(epochMs),
});
export type CalendarFeed = v.InferOutput<typeof calendarFeedShape>;

const ownFeed = v.object({
  /** Null: there is none. */
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
