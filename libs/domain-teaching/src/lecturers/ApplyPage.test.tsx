// @vitest-environment jsdom
import { LeaveGuardContext } from '@banyan/ui';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { openScreen } from '../testing/openScreen.tsx';
import { ApplyPage } from './ApplyPage.tsx';

const hold = vi.fn<(words?: string, silent?: boolean) => () => undefined>(() => () => undefined);
const Page = () => (
  <LeaveGuardContext value={{ hold }}>
    <ApplyPage />
  </LeaveGuardContext>
);
const expertise = () => screen.findByRole('textbox', { name: '擅长什么' });

beforeEach(() => {
  localStorage.clear();
  hold.mockClear();
});

it('has what was typed of an application when it is opened again, and asks nothing on leaving [LE-02] [UI-07]', async () => {
  await openScreen(Page, '/lecturer/apply');
  await userEvent.type(await expertise(), '热像检漏');
  await waitFor(() => expect(hold).toHaveBeenCalled());
  await waitFor(() => expect(hold.mock.lastCall?.[1]).toBe(true));
  cleanup();
  await openScreen(Page, '/lecturer/apply');
  expect(await expertise()).toHaveValue('热像检漏');
});

it('asks on leaving where the device keeps nothing [LE-02] [UI-07]', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  await openScreen(Page, '/lecturer/apply');
  await userEvent.type(await expertise(), '热像检漏');
  await waitFor(() => expect(hold).toHaveBeenCalled());
  expect(hold.mock.calls.every(([, silent]) => silent !== true)).toBe(true);
  full.mockRestore();
});
