// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { expect, it } from 'vitest';
import { SessionContext } from './context.ts';
import { makeSession } from './testing/session.ts';
import type { SessionView } from './session-view.ts';
import { useFetchedFor } from './useFetchedFor.ts';

const Screen = observer(function Screen() {
  return <p>{useFetchedFor()}</p>;
});

it('asks anew for who logs in, and not for who leaves [SE-02]', () => {
  const state = observable({ loggedIn: false });
  const session = new Proxy<SessionView>(makeSession(), {
    get: (target, name) => (name === 'loggedIn' ? state.loggedIn : (Reflect.get(target, name) as unknown)),
  });
  const set = (loggedIn: boolean) => {
    act(() => {
      runInAction(() => {
        state.loggedIn = loggedIn;
      });
    });
  };
  render(
    <SessionContext value={session}>
      <Screen />
    </SessionContext>,
  );
  const fetchedFor = () => screen.getByText(/learner|visitor/).textContent;
  expect(fetchedFor()).toBe('visitor');
  set(true);
  expect(fetchedFor()).toBe('learner');
  set(false);
  expect(fetchedFor()).toBe('learner');
});
