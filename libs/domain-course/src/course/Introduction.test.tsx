// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeDetail } from '../testing/fixtures.ts';
import { openScreen } from '../testing/openScreen.tsx';
import { Introduction } from './Introduction.tsx';

const detail = makeDetail();
const open = (courses: number) =>
  openScreen(() => <Introduction detail={{ ...detail, lecturer: { ...detail.lecturer, courses } }} />, '/');

it('leads to the courses of the lecturer [CO-02]', async () => {
  await open(3);
  expect(await screen.findByRole('link', { name: '这位讲师的 3 门课程' })).toBeVisible();
});

it('leads to no courses where the lecturer has none [CO-02]', async () => {
  await open(0);
  expect(await screen.findByRole('link', { name: detail.lecturer.name })).toBeVisible();
  expect(screen.queryByText(/这位讲师的/)).toBeNull();
});

it('says how often the course was opened [CO-02]', async () => {
  await open(3);
  expect(await screen.findByText(/看过 1,284 次/)).toBeVisible();
});
