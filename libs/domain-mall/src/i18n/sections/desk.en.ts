import type { MessagesLike } from '@banyan/core-session';
import type { desk as zh } from './desk.zh.ts';

/** The mall's part of the review desk. */
export const desk: MessagesLike<typeof zh> = {
  parts: 'Show',
  part: { send: 'To send', return: 'Returns' },
  what: '{{name}} × {{count}}',
  who: '{{name}} · {{department}}',
  order: 'Order {{number}} ·',
  company: 'Courier',
  number: 'Tracking number',
  missing: 'Fill this in',
  send: 'Sent',
  returnText: 'Confirm once the product is back: points and stock are given back then.',
  take: 'It is back, give points back',
  refuse: 'Refuse the return',
  kept: 'What you typed is still here.',
  failed: 'The exchanges could not be loaded',
  none: { send: 'Nothing to send', return: 'No returns' },
  noneText: {
    send: 'Products to be mailed appear here.',
    return: 'Products that learners ask to return appear here.',
  },
};
