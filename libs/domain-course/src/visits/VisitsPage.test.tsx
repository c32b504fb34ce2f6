// @vitest-environment jsdom
import { forgetVisits, visitList } from '@banyan/contracts/course';
import { answer } from '@banyan/core-screen/testing';
import { NetworkError } from '@banyan/core-http';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { makeVisits, noVisits } from '../testing/myRecords.ts';
import { openScreen } from '../testing/openScreen.tsx';
import { VisitsPage } from './VisitsPage.tsx';

it('leads the keyboard to what stands there once the history is cleared [UI-07] [CO-14]', async () => {
  let shown = makeVisits();
  await openScreen(VisitsPage, '/my/browse-history', [
    answer(visitList, () => shown),
    answer(forgetVisits, () => {
      shown = noVisits;
      return { forgotten: 5 };
    }),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: '清空历史' }));
  const question = within(await screen.findByRole('dialog'));
  await userEvent.click(question.getByRole('button', { name: '清空' }));
  const none = await screen.findByRole('heading', { name: '还没有看过课程' });
  await waitFor(() => expect(document.activeElement).toContainElement(none));
  expect(document.body).not.toHaveFocus();
});

it('leads the keyboard to what failed when the cleared history cannot be read again [UI-07] [CO-14]', async () => {
  let cleared = false;
  await openScreen(VisitsPage, '/my/browse-history', [
    answer(visitList, () => {
      if (cleared) throw new NetworkError(visitList);
      return makeVisits();
    }),
    answer(forgetVisits, () => {
      cleared = true;
      return { forgotten: 5 };
    }),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: '清空历史' }));
  const question = within(await screen.findByRole('dialog'));
  await userEvent.click(question.getByRole('button', { name: '清空' }));
  const failed = await screen.findByRole('alert');
  await waitFor(() => expect(failed).toContainElement(document.activeElement as HTMLElement));
});
