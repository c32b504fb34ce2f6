// @vitest-environment jsdom
import { studyList } from '@banyan/contracts/course';
import { answer } from '@banyan/core-screen/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen } from '../testing/openScreen.tsx';
import { LearnRecordPage } from './LearnRecordPage.tsx';

it('offers no file where nothing was studied [CO-14]', async () => {
  const counts = { all: 0, learning: 0, learned: 0, ended: 0 };
  await openScreen(LearnRecordPage, '/my/learn-record', [answer(studyList, () => ({ items: [], next: null, counts }))]);
  expect(await screen.findByText('还没有学习记录')).toBeVisible();
  expect(screen.queryByRole('button', { name: /导出/ })).toBeNull();
});
