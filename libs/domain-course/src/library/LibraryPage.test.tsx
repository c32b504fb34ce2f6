// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openScreen } from '../testing/openScreen.tsx';
import { stubWindow } from '../testing/stubWindow.ts';
import { LibraryPage } from './LibraryPage.tsx';

beforeEach(stubWindow);

it.each([
  ['', /质量管理.*68/],
  ['?show=required', /质量管理$/],
])('counts the courses of a category where all of them are shown: %s [CO-01]', async (search, name) => {
  await openScreen(LibraryPage, `/course/classlibrary${search}`);
  const tree = within(await screen.findByRole('navigation', { name: '课程分类' }));
  expect((await tree.findByText('质量管理')).closest('a')).toHaveTextContent(name);
});
