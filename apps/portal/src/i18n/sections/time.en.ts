import type { MessagesLike } from '@banyan/core-session';
import type { time as zh } from './time.zh.ts';

/** Parts of a length of time. */
export const time: MessagesLike<typeof zh> = {
  h: '{{n}} h',
  min: '{{n}} min',
  s: '{{n}} s',
};
