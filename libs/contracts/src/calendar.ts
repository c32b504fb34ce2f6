import { defineCall } from './call.ts';
import { studyDay } from './home.ts';
import { calendarKinds } from './task.choices.ts';
import { epochMs } from './wire.ts';
import { z } from './z.ts';

/** Days that a calendar may span at most, both ends counted [TR-06]. */
export const mostCalendarDays = 90;

/** YYYY-MM-DD. */
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** Whether a part of a thing is a deadline: its own, or that of a piece of it. */
export const isDeadline = (part: string) => part === 'end' || part.endsWith('-end');

/** Something with a date [TR-06]. */
export const calendarItem = z.object({
  /** What it belongs to. */
  kind: z.enum(calendarKinds),
  /** Id of the course, exam, training, activity, homework, questionnaire or live room. */
  id: z.int(),
  /** Tells several dates of one thing apart; `end` and what ends in `-end` is a deadline. */
  part: z.string(),
  /** In the viewer’s language. */
  title: z.string(),
  /** Where one has to be; null: nowhere. */
  place: z.nullable(z.string()),
  /** Begins at, epoch ms. */
  from: epochMs,
  /** Ends at, epoch ms; a deadline or a beginning ends as it begins. */
  to: epochMs,
  /** Whole days, not hours. */
  allDay: z.boolean(),
  /** The viewer has done it. */
  done: z.boolean(),
  /** Day on which it begins in the enterprise’s zone; a deadline at midnight is on the day that ends. */
  firstDay: day,
  /** Day on which it ends. */
  lastDay: day,
});
export type CalendarItem = z.output<typeof calendarItem>;

export const learnCalendar = defineCall({
  name: '/yii/appapi/v1/my/learn-calendar/pc',
  method: 'GET',
  summary: 'What is dated between two days, and how long was studied on each of them',
  source: ['TR-06'],
  request: z.object({
    /** First day, YYYY-MM-DD in the enterprise’s zone. */
    first: day,
    /** Last day, at most 90 days with the first one. */
    last: day,
  }),
  response: z.object({
    /** Which day it is in the enterprise’s zone. */
    today: day,
    /** What the enterprise expects on a day, seconds; 0: nothing. */
    goalS: z.int(),
    /** Days with study, in their order; the others have none. */
    days: z.array(studyDay),
    /** By their beginning. */
    items: z.array(calendarItem),
  }),
});
export type LearnCalendar = z.output<(typeof learnCalendar)['response']>;

/** The private address of a learner’s calendar. */
const calendarFeedShape = z.object({
  /** Path of the file that calendar programs read; whoever has it reads the calendar. */
  path: z.string(),
  /** When it was made, epoch ms. */
  createdAt: epochMs,
  /** When it was read last, epoch ms; null: never. */
  readAt: z.nullable(epochMs),
});
export type CalendarFeed = z.output<typeof calendarFeedShape>;

const ownFeed = z.object({
  /** Null: there is none. */
  feed: z.nullable(calendarFeedShape),
});

export const calendarFeed = defineCall({
  name: 'apiCalendar/feed',
  method: 'GET',
  summary: 'The learner’s private calendar address',
  source: ['TR-06'],
  request: z.object({}),
  response: ownFeed,
});

export const renewCalendarFeed = defineCall({
  name: 'apiCalendar/feed/renew',
  method: 'POST',
  summary: 'Makes a private calendar address; the one before it leads nowhere from then on',
  source: ['TR-06'],
  request: z.object({}),
  response: ownFeed,
});

export const revokeCalendarFeed = defineCall({
  name: 'apiCalendar/feed/revoke',
  method: 'POST',
  summary: 'Takes the private calendar address back: it leads nowhere from then on',
  source: ['TR-06'],
  request: z.object({}),
  response: ownFeed,
});
