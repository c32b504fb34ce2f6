import { defineCall } from '../call.ts';
import { postKinds } from '../community/community.choices.ts';
import { roomParts } from '../live/liveRoom.choices.ts';
import { taskCounters } from '../training/task.choices.ts';
import { v } from '../v.ts';

/**
 * Numbers that pages show and keep up to date. `study`: what is being learned, and for how long. `messages`: what is
 * unread. The others: how much is to be done in each part of the task centre [SH-11].
 */
export const counter = v.picklist(['study', 'messages', ...taskCounters]);
export type Counter = v.InferOutput<typeof counter>;

/** What a page is told while it is open. Nothing in it is private: a page reads anew what it names, by a call. */
export const liveEvent = v.union([
  /** Counters have changed. */
  v.object({
    /** Names the event. */
    kind: v.literal('counters'),
    /** Which of them. */
    counters: v.array(counter),
  }),
  /** Points, credits or portrait of whoever is here have changed. */
  v.object({
    /** Names the event. */
    kind: v.literal('user'),
  }),
  /** A quiz battle of whoever is here has changed: somebody challenged, accepted, answered, or it ended [PK-01]. */
  v.object({
    /** Names the event. */
    kind: v.literal('battle'),
    /** Battle id. */
    id: v.int(),
  }),
  /** A topic or question is shown to everyone that was not before [CM-01]. */
  v.object({
    /** Names the event. */
    kind: v.literal('posts'),
    /** Which of the two. */
    about: v.picklist(postKinds),
  }),
  /** Something in a live room has changed; told to those who are there [LV-01]. */
  v.object({
    /** Names the event. */
    kind: v.literal('room'),
    /** Room id. */
    id: v.int(),
    /** What of it. */
    part: v.picklist(roomParts),
  }),
  /** This login was ended by one on another device, where the enterprise allows one device at a time [AC-09]. */
  v.object({
    /** Names the event. */
    kind: v.literal('session'),
  }),
]);
export type LiveEvent = v.InferOutput<typeof liveEvent>;

/** Path of the event stream: `GET <path>?ticket=…`, `text/event-stream`. Begins with `event: ready` each time it is opened. */
export const liveStreamPath = '/yii/appapi/v1/live/stream';

/** Asks for the right to open the event stream; the one call of the live channel that a request limit counts. */
export const openLive = defineCall({
  name: '/yii/appapi/v1/live/open',
  method: 'GET',
  whenIncomplete: true,
  summary: 'A ticket for the event stream of this login, good for half a minute',
  source: ['AC-09', 'CO-05'],
  request: v.object({}),
  response: v.object({
    /** Signed by the server; names the login, and is no secret of it. */
    ticket: v.string(),
  }),
});
