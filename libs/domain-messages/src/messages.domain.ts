import { defineDomain } from '@banyan/core-screen/views';
import type { MessagesPorts } from './messages.ports.ts';

/** The context of this domain's screens. */
export const messagesDomain = defineDomain<MessagesPorts>('messages');
