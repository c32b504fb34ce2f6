// @vitest-environment jsdom
import { EmptyState } from '@banyan/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { observer } from 'mobx-react-lite';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, it } from 'vitest';
import en from '../i18n/en.ts';
import { PagedList } from '../request/PagedList.ts';
import { ListView } from './ListView.tsx';

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { screen: en } }, defaultNS: 'screen' });
});

const button = (act: string, id: number) => screen.getByRole('button', { name: `${act} ${id}` });

async function show(ids: readonly number[]) {
  const list = new PagedList(() => Promise.resolve({ items: ids.map((id) => ({ id })), next: null }), {
    id: ({ id }: { readonly id: number }) => id,
  });
  render(
    <>
      <button>elsewhere</button>
      <ListView list={list} label="waiting" empty={<EmptyState level={2} label="nothing left" />} end={null}>
        {({ id }) => (
          <li>
            <button aria-label={`pass ${id}`} />
            <button aria-label={`refuse ${id}`} onClick={() => void list.without(id)} />
          </li>
        )}
      </ListView>
    </>,
  );
  await act(() => list.show());
  return list;
}

it('leads the keyboard from a row that goes to the same button of the next, of the one before, to what is left [UI-07]', async () => {
  await show([1, 2, 3]);
  const user = userEvent.setup();
  act(() => button('refuse', 2).focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(button('refuse', 3)).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(button('refuse', 1)).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'nothing left' })).toHaveFocus());
});

it('stays in the row whose button alone has gone [UI-07]', async () => {
  const list = new PagedList(() => Promise.resolve({ items: [1, 2].map((id) => ({ id, done: false })), next: null }), {
    id: ({ id }: { readonly id: number; readonly done: boolean }) => id,
  });

  const finish = (id: number) => list.replace({ id, done: true });
  render(
    <ListView list={list} label="files" empty={null} end={null}>
      {({ done, id }) => (
        <li>
          {done ? <a href="/file">{`save ${id}`}</a> : <button aria-label={`make ${id}`} onClick={() => finish(id)} />}
        </li>
      )}
    </ListView>,
  );
  await act(() => list.show());
  act(() => button('make', 1).focus());
  await userEvent.setup().keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('link', { name: 'save 1' })).toHaveFocus());
});

it('leaves the focus where somebody has put it [UI-07]', async () => {
  const list = await show([1, 2]);
  act(() => button('refuse', 1).focus());
  act(() => screen.getByRole('button', { name: 'elsewhere' }).focus());
  await act(() => Promise.resolve(list.without(1)));
  await new Promise((done) => setTimeout(done, 120));
  expect(screen.getByRole('button', { name: 'elsewhere' })).toHaveFocus();
});

it('leads the keyboard to a failure when what was pressed has gone with the rows, and to none that comes by itself [UI-07]', async () => {
  let fails = false;
  const list = new PagedList(
    () => (fails ? Promise.reject(new Error('down')) : Promise.resolve({ items: [{ id: 1 }], next: null })),
    {
      id: ({ id }: { readonly id: number }) => id,
    },
  );
  const again = () => {
    fails = true;
    void list.show();
  };
  const Screen = observer(() => (
    <>
      <button>elsewhere</button>
      {list.rows.length > 0 ? <button onClick={again}>clear</button> : null}
      <ListView list={list} label="visits" empty={null} end={null}>
        {({ id }) => <li>{id}</li>}
      </ListView>
    </>
  ));
  render(<Screen />);
  await act(() => list.show());
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'clear' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('1');
  await user.click(screen.getByRole('button', { name: 'elsewhere' }));
  fails = true;
  await act(() => list.show());
  expect(screen.getByRole('button', { name: 'elsewhere' })).toHaveFocus();
});
