// @vitest-environment jsdom
import { activityDetail, signInActivity, programmeDetail, type ActivityInfo } from '@banyan/contracts/training';
import { NetworkError } from '@banyan/core-http';
import { answer, deferred } from '@banyan/core-screen/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { ProgrammePage } from '../../programme/ProgrammePage.tsx';
import { makeActivityInfo } from '../../testing/activities.ts';
import { openScreen } from '../../testing/openScreen.tsx';
import { makeView } from '../../testing/programmes.ts';
import { activityLinks } from '../activity.links.ts';
import { ActivityPage } from './ActivityPage.tsx';

const focused = () => document.activeElement as HTMLElement;
let down = true;
const failing = <Value,>(contract: ConstructorParameters<typeof NetworkError>[0], value: () => Value) => {
  return () => (down ? Promise.reject(new NetworkError(contract)) : Promise.resolve(value()));
};

it.each([
  [
    'an activity',
    ActivityPage,
    activityLinks.activity.href(8001),
    answer(activityDetail, failing(activityDetail, makeActivityInfo)),
  ],
  [
    'a programme',
    ProgrammePage,
    '/training/train-detail/6003',
    answer(programmeDetail, failing(programmeDetail, makeView)),
  ],
])(
  'keeps the keyboard where %s failed again, and leads it into what has come [UI-07] [AT-01] [TR-02]',
  async (_, Page, at, given) => {
    down = true;
    await openScreen(Page, at, [given]);
    const again = () => screen.findByRole('button', { name: '再试一次' });
    await userEvent.click(await again());
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
    down = false;
    await userEvent.click(await again());
    await waitFor(() => expect(screen.getByRole('navigation')).toContainElement(focused()));
  },
);

const Left = () => (
  <>
    <Link to="/">elsewhere</Link>
    {useLocation().pathname === '/' ? null : <ActivityPage />}
  </>
);

it.each([
  ['takes a code that is used up out of the address', false, activityLinks.activity.href(8001)],
  ['fetches nobody back who left while the code of the address was on its way', true, '/'],
])('%s [AT-01]', async (_, leaves, to) => {
  const signed = deferred<ActivityInfo>();
  const asked = vi.fn(() => signed.promise);
  const at = activityLinks.activity.href(8001, { sign: '4821' });
  await openScreen(Left, at, [answer(activityDetail, () => makeActivityInfo()), answer(signInActivity, asked)]);
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  if (leaves) await userEvent.click(screen.getByRole('link', { name: 'elsewhere' }));
  await act(async () => {
    signed.resolve(makeActivityInfo());
    await new Promise(setImmediate);
  });
  expect(screen.getByTestId('address').textContent).toBe(to);
});
