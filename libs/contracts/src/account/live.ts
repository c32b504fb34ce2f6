import { defineCall } from '../call.ts';
import { postKinds } from '../community/community.choices.ts';
import { roomParts } from '../live/liveRoom.choices.ts';
import { taskCounters } from '../training/task.choices.ts';
import { v } from '../v.ts';

/**
 * Counters that pages show and keep up to date. `study`: courses in progress and study time. `messages`: unread
 * messages. The others: open tasks in each part of the task centre [SH-11].
 */
export const counter = v.picklist(['study', 'messages', ...taskCounters]);
export type Counter = v.InferOutput<typeof counter>;

/** An event for an open page. It contains nothing private: the page reads the named data again by a call. */
export const liveEvent = v.union([
  /** Counters have changed. */
  v.object({
    /** Event name. */
    kind: v.literal('counters'),
    /** Changed counters. */
    counters: v.array(counter),
  }),
  /** Points, credits or portrait of the logged-in person have changed. */
  v.object({
    /** Event name. */
    kind: v.literal('user'),
  }),
  /** A quiz battle of the logged-in person was challenged, accepted, answered or ended [PK-01]. */
  v.object({
    /** Event name. */
    kind: v.literal('battle'),
    /** Battle id. */
    id: v.int(),
  }),
  /** Supervisors changed something about an exam that the logged-in person sits: time, words, its end [EX-05]. */
  v.object({
    /** Event name. */
    kind: v.literal('sitting'),
    /** Exam id. */
    id: v.int(),
  }),
  /** A topic or question has become visible to everyone [CM-01]. */
  v.object({
    /** Event name. */
    kind: v.literal('posts'),
    /** Topic or question. */
    about: v.picklist(postKinds),
  }),
  /** Something in a live room has changed; sent to the people in the room [LV-01]. */
  v.object({
    /** Event name. */
    kind: v.literal('room'),
    /** Room id. */
    id: v.int(),
    /** Changed part of the room. */
    part: v.picklist(roomParts),
  }),
  /** This login was ended by one on another device, where the enterprise allows one device at a time [AC-09]. */
  v.object({
    /** Event name. */
    kind: v.literal('session'),
  }),
]);
export type LiveEvent = v.InferOutput<typeof liveEvent>;

/**
 * Path of the event stream: `GET <path>?ticket=…`, `text/event-stream`. Each stream begins with `event: ready`. With
 * `&since=`, epoch ms of the server, its data say whether something may have changed for this person since then.
 */
export const liveStreamPath = '/yii/appapi/v1/live/stream';

/** Data of `event: ready`. */
export const liveReady = v.object({
  /** True when nothing was announced to this person since the time that the page has named. */
  unchanged: v.boolean(),
});

/** Requests a ticket for the event stream; the only call of the live channel that counts towards a request limit. */
export const openLive = defineCall({
  name: '/yii/appapi/v1/live/open',
  method: 'GET',
  whenIncomplete: true,
  summary: 'A ticket for the event stream of this login, good for half a minute',
  source: ['AC-09', 'CO-05'],
  request: v.object({}),
  response: v.object({
    /** Signed by the server; identifies the login without revealing its token. */
    ticket: v.string(),
  }),
});
