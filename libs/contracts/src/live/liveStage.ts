import { defineCall } from '../call.ts';
import { liveRoom } from './liveRoom.ts';
import { roomLine } from './liveTalk.ts';
import { roomLimits } from './liveRoom.choices.ts';
import { flag, text, wireId, wireInt } from '../wire.ts';
import { v } from '../v.ts';

/** Calls for the hosts of a room; for others all are refused with `notFound`. */

export const startRoom = defineCall({
  name: 'apiLive/start',
  method: 'POST',
  summary:
    'Goes on air, with whoever asks on the stage, from half an hour before the begin. Refused: `roomRefused` with `state`',
  source: ['LV-01'],
  request: v.object({
    /** Room id. */
    id: wireId,
  }),
  response: liveRoom,
});

export const endRoom = defineCall({
  name: 'apiLive/end',
  method: 'POST',
  summary: 'Ends what is on air; what was filmed can be seen again. Refused: `roomRefused` with `state`',
  source: ['LV-01'],
  request: v.object({
    /** Room id. */
    id: wireId,
  }),
  response: liveRoom,
});

export const giveStage = defineCall({
  name: 'apiLive/stage',
  method: 'POST',
  summary:
    'Lets somebody who is there present, another host or a raised hand, or takes the stage back with 0: the one who asks. Their hand goes down. Whoever is on the stage leaves it with 0; with `declined` only where none of their devices films. Refused: `roomRefused` with `state`',
  source: ['LV-01'],
  request: v.object({
    /** Room id. */
    id: wireId,
    /** User id; 0: the caller. */
    user: wireInt,
    /** Y: the presenter does not film on this device, and stays on the stage while another of their devices films. */
    declined: v.optional(flag),
  }),
  response: liveRoom,
});

export const muteInRoom = defineCall({
  name: 'apiLive/mute',
  method: 'POST',
  summary: 'Forbids somebody, or with 0 everybody but hosts, to speak, or allows it again',
  source: ['LV-01', 'ER-07'],
  request: v.object({
    /** Room id. */
    id: wireId,
    /** User id; 0: everybody but hosts. */
    user: wireInt,
    /** Y: mute; N: unmute. */
    on: flag,
  }),
  response: liveRoom,
});

export const announceInRoom = defineCall({
  name: 'apiLive/notice',
  method: 'POST',
  summary: 'Puts a notice above the talk, for all to see; an empty one takes the last away',
  source: ['LV-01'],
  request: v.object({
    /** Room id. */
    id: wireId,
    /** Text of the notice; may be empty. */
    text: text(roomLimits.notice),
  }),
  response: liveRoom,
});

export const removeLine = defineCall({
  name: 'apiLive/removeLine',
  method: 'POST',
  summary: 'Takes a line away: hosts any, everybody their own',
  source: ['LV-01'],
  request: v.object({
    /** Room id. */
    id: wireId,
    /** Line id. */
    line: wireId,
  }),
  response: v.object({
    /** Id of the removed line. */
    line: v.int(),
  }),
});

export const markAnswered = defineCall({
  name: 'apiLive/answered',
  method: 'POST',
  summary: 'Marks a question as answered, or not',
  source: ['LV-01'],
  request: v.object({
    /** Room id. */
    id: wireId,
    /** Id of the question. */
    line: wireId,
    /** Y: answered; N: not answered. */
    on: flag,
  }),
  response: roomLine,
});
