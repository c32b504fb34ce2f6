import type { MessagesLike } from '@banyan/core-session';
import type { visitors as zh } from './visitors.zh.ts';

export const visitors: MessagesLike<typeof zh> = {
  sentence: 'People from outside who belong to no department; as members they keep their records and orders',
  label: 'Visitors',
  none: 'No visitors',
  noneText: 'People from outside appear here once their requests are approved.',
  column: { company: 'Company', phone: 'Phone', since: 'Let in', courses: 'Courses begun', orders: 'Orders paid' },
};
