// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createToastQueue } from './toast-queue.ts';
import { ToastRegion } from './ToastRegion.tsx';

it('passes the focus on when a toast is closed with it, and back in the end [UI-07]', async () => {
  const queue = createToastQueue();
  render(
    <>
      <button>page</button>
      <ToastRegion queue={queue} label="toasts" closeText="close" />
    </>,
  );
  act(() => {
    queue.show({ text: 'one', duration: null });
    queue.show({ text: 'two', duration: null });
  });
  const page = screen.getByRole('button', { name: 'page' });
  page.focus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByText('one')).toBeNull();
  expect(screen.getByRole('button', { name: 'close' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByText('two')).toBeNull();
  expect(page).toHaveFocus();
});
