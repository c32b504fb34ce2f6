// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, it } from 'vitest';
import en from '../i18n/en.ts';
import { PagedList } from '../request/PagedList.ts';
import { Request } from '../request/Request.ts';
import { deferred } from '../testing/answers.ts';
import { ListView } from './ListView.tsx';
import { RequestView } from './RequestView.tsx';

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { screen: en } }, defaultNS: 'screen' });
});

/** A server whose answers the test controls. */
function server<Value>() {
  let waiting = deferred<Value>();
  const ask = () => {
    waiting = deferred<Value>();
    return waiting.promise;
  };
  const fail = () => act(() => Promise.resolve(waiting.reject(new Error('broken'))));
  const give = (value: Value) => act(() => Promise.resolve(waiting.resolve(value)));
  return { ask, fail, give };
}

const again = () => act(() => userEvent.click(screen.getByRole('button', { name: 'Try again' })));

function request() {
  const answers = server<string>();
  const asked = new Request<string>(answers.ask);
  render(
    <RequestView request={asked} skeleton={<p>coming</p>}>
      {(value) => (
        <>
          <p>{value}</p>
          <button>first</button>
        </>
      )}
    </RequestView>,
  );
  act(() => void asked.load());
  return answers;
}

it('gives the focus of what tried again to what has come, or to what says that it failed again [UI-07] [UI-08]', async () => {
  const { fail, give } = request();
  await fail();
  await again();
  expect(screen.getByText('coming')).toBeInTheDocument();
  await fail();
  expect(screen.getByRole('alert')).toContainElement(document.activeElement as HTMLElement);
  await again();
  await give('here');
  expect(screen.getByRole('button', { name: 'first' })).toHaveFocus();
});

it('takes no focus where nobody tried again [UI-07]', async () => {
  const { give } = request();
  await give('here');
  expect(document.body).toHaveFocus();
});

it('does the same for a list [UI-07] [UI-08]', async () => {
  const { ask, fail, give } = server<{ items: { id: number }[]; next: null }>();
  const list = new PagedList(ask, { id: ({ id }: { readonly id: number }) => id });
  render(
    <ListView list={list} label="courses" empty={null} end={null}>
      {({ id }) => (
        <li>
          <button>open {id}</button>
        </li>
      )}
    </ListView>,
  );
  act(() => void list.show());
  await fail();
  await again();
  await give({ items: [{ id: 7 }], next: null });
  expect(screen.getByRole('button', { name: 'open 7' })).toHaveFocus();
});
