import { expect, it } from 'vitest';
import { currentEntry, type FrameItem } from './navigation.ts';

const icon = () => null;
const items: readonly FrameItem[] = [
  { id: 'overview', label: 'Overview', href: '/manage' },
  {
    id: 'people',
    label: 'People',
    icon,
    entries: [
      { id: 'people', label: 'People', href: '/manage/people?view=all' },
      { id: 'groups', label: 'Groups', href: '/manage/people/groups' },
    ],
  },
];

it.each([
  ['/manage', 'overview'],
  ['/manage/people', 'people'],
  ['/manage/people/7', 'people'],
  ['/manage/people/groups/3', 'groups'],
  ['/manage/peoples', 'overview'],
  ['/index', undefined],
])('the page %s belongs to %s', (pathname, id) => {
  expect(currentEntry(items, pathname)?.id).toBe(id);
});
