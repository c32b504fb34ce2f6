// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, StrictMode, useState, type ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { UiProvider } from '../theme/UiProvider.tsx';
import { LateOverlay } from './LateOverlay.tsx';
import { LatePart } from './LatePart.tsx';
import type { LoadPart } from './load-part.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => void vi.restoreAllMocks();
});

type Floating = (props: { readonly name: string }) => ReactNode;
const Menu: Floating = ({ name }) => <p>{name}</p>;

function Opener({ load }: { load: LoadPart<Floating> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <input aria-label="answer" />
      <button aria-expanded={open} onClick={() => setOpen(!open)}>
        open
      </button>
      {open ? (
        <LateOverlay load={load} anchored onLost={() => setOpen(false)}>
          {(Floats) => <Floats name="menu" />}
        </LateOverlay>
      ) : null}
    </>
  );
}

/** A suspended component renders again only after the act that started it has ended. */
const press = (name: string) => act(() => userEvent.click(screen.getByRole('button', { name })));

it('says that a menu did not arrive, keeps text and focus, and fetches it anew at the next press [SH-14] [UI-07]', async () => {
  const load = vi.fn<() => Promise<Floating>>().mockResolvedValue(Menu);
  load.mockRejectedValueOnce(new TypeError('gone')).mockRejectedValueOnce(new TypeError('gone'));
  const lost = vi.fn();
  render(
    <StrictMode>
      <UiProvider onLostPart={lost}>
        <Opener load={load} />
      </UiProvider>
    </StrictMode>,
  );
  await userEvent.type(screen.getByLabelText('answer'), 'typed');
  for (const times of [1, 2]) {
    await press('open');
    await vi.waitFor(() => expect(lost).toHaveBeenCalledTimes(times));
    expect(screen.getByLabelText('answer')).toHaveValue('typed');
    expect(screen.getByRole('button', { name: 'open', expanded: false })).toHaveFocus();
  }
  await press('open');
  expect(await screen.findByText('menu')).toBeInTheDocument();
  expect(screen.getByLabelText('answer')).toHaveValue('typed');
  expect(lost).toHaveBeenCalledTimes(2);
  expect(load).toHaveBeenCalledTimes(3);
  await press('open');
  await press('open');
  expect(screen.getByText('menu')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(3);
});

class Page extends Component<{ children: ReactNode }> {
  override state = { said: '' };

  static getDerivedStateFromError(error: unknown) {
    return { said: String(error) };
  }

  override render() {
    return this.state.said === '' ? this.props.children : <p role="alert">{this.state.said}</p>;
  }
}

it('leaves what came and broke to the guard of the page [SH-08]', async () => {
  const lost = vi.fn();
  const Broken = () => {
    throw new Error('a mistake of ours');
  };
  render(
    <UiProvider onLostPart={lost}>
      <Page>
        <Opener load={() => Promise.resolve(Broken)} />
      </Page>
    </UiProvider>,
  );
  await press('open');
  expect(await screen.findByRole('alert')).toHaveTextContent('a mistake of ours');
  expect(lost).not.toHaveBeenCalled();
});

it('leaves a question that nobody may pass by to the guard around it [SH-14]', async () => {
  const load = vi.fn<() => Promise<Floating>>().mockRejectedValue(new Error('gone'));
  await act(() =>
    Promise.resolve(
      void render(
        <Page>
          <LatePart load={load} lost="throw">
            {(Question) => <Question name="leave?" />}
          </LatePart>
        </Page>,
      ),
    ),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('LostPart');
});

it('shows in its own place what was lost there, with a way to ask anew [SH-14]', async () => {
  const load = vi.fn<() => Promise<Floating>>().mockResolvedValue(Menu);
  load.mockRejectedValueOnce(new TypeError('gone'));
  await act(() =>
    Promise.resolve(
      void render(
        <>
          <input aria-label="answer" />
          <LatePart
            load={load}
            waiting={<p>waits</p>}
            lost={(again) => <button onClick={() => void again()}>again</button>}
          >
            {(Plot) => <Plot name="chart" />}
          </LatePart>
        </>,
      ),
    ),
  );
  await userEvent.type(screen.getByLabelText('answer'), 'typed');
  await press('again');
  expect(await screen.findByText('chart')).toBeInTheDocument();
  expect(screen.getByLabelText('answer')).toHaveValue('typed');
});

it('stays open for what takes the focus as it comes [UI-07]', async () => {
  let come: (part: Floating) => void = () => undefined;
  const load = () => new Promise<Floating>((resolve) => (come = resolve));
  render(
    <UiProvider>
      <Opener load={load} />
    </UiProvider>,
  );
  await press('open');
  // eslint-disable-next-line jsx-a11y/no-autofocus -- what opens by a press begins in its field
  await act(() => Promise.resolve(come(() => <input autoFocus aria-label="find" />)));
  expect(await screen.findByLabelText('find')).toHaveFocus();
  expect(screen.getByRole('button', { name: 'open', expanded: true })).toBeInTheDocument();
});

it('opens nothing any more for whoever has gone on before it came [UI-07]', async () => {
  let come: (part: Floating) => void = () => undefined;
  const load = () => new Promise<Floating>((resolve) => (come = resolve));
  render(
    <UiProvider>
      <Opener load={load} />
    </UiProvider>,
  );
  await press('open');
  await act(() => userEvent.click(screen.getByLabelText('answer')));
  expect(screen.getByRole('button', { name: 'open', expanded: false })).toBeInTheDocument();
  await act(() => Promise.resolve(come(Menu)));
  expect(screen.queryByText('menu')).toBeNull();
  expect(screen.getByLabelText('answer')).toHaveFocus();
});
