import type { MessagesLike } from '@banyan/core-session';
import type { purchases as zh } from './purchases.zh.ts';

export const purchases: MessagesLike<typeof zh> = {
  sentence: 'Buy charged courses and packages for your people; the enterprise is billed, and they study for a year',
  failed: 'What can be bought could not be loaded',
  nothing: 'No course costs anything',
  nothingText: 'Once a course or package has a price, it can be bought here for people.',
  new: 'A new order',
  newText: 'Courses that people cannot buy themselves are opened here, too.',
  item: 'Course or package',
  itemHint: 'Choose what to buy',
  option: '{{title}}, {{price}} each',
  everyone: 'For everybody in my care',
  people: 'For whom',
  peopleHint: 'Find by name or account',
  go: 'See the price',
  rule: {
    item: 'Choose a course or package',
    nobody: 'Choose for whom it is',
    many: '500 people at a time',
  },
  confirm: {
    title_one: 'Open it for {{count}} person?',
    title_other: 'Open it for {{count}} people?',
    buy: 'Buy for {{total}}',
    year: 'It can be studied for a year. The enterprise is billed {{total}} in all.',
    had_one: '{{count}} more person has it already and costs nothing.',
    had_other: '{{count}} more people have it already and cost nothing.',
  },
  orders: 'Bought so far',
  ordersFailed: 'The orders could not be loaded',
  noOrders: 'Nothing has been bought yet',
  for_one: '{{count}} person',
  for_other: '{{count}} people',
  until: 'can be studied until {{day}}',
  by: '{{name}}, {{day}}',
};
