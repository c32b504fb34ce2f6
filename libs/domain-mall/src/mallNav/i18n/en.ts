import type { MessagesLike } from '@banyan/core-session';
import type zh from './zh.ts';

const en: MessagesLike<typeof zh> = { points: 'Points', medals: 'Medals', rankings: 'Rankings', desk: 'Exchanges' };

export default en;
