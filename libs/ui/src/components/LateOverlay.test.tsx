// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, StrictMode, useState, type ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { UiProvider } from '../theme/UiProvider.tsx';
import { lateComponent } from './late-component.ts';
import { Late } from './Late.tsx';
import { LateOverlay } from './LateOverlay.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => void vi.restoreAllMocks();
});

type Floating = (props: { readonly name: string }) => ReactNode;
const Menu: Floating = ({ name }) => <p>{name}</p>;
const lateOf = (load: () => Promise<Floating>) => lateComponent(load);

function Opener({ late }: { late: ReturnType<typeof lateOf> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <input aria-label="answer" />
      <button aria-expanded={open} onClick={() => setOpen(!open)}>
        open
      </button>
      {open ? (
        <LateOverlay late={late} anchored onLost={() => setOpen(false)}>
          {(Floats) => <Floats name="menu" />}
        </LateOverlay>
      ) : null}
    </>
  );
}

/** What suspends is rendered anew only after the act that began it has ended. */
const press = (name: string) => act(() => userEvent.click(screen.getByRole('button', { name })));

it('says that a menu did not arrive, keeps text and focus, and fetches it anew at the next press [SH-14] [UI-07]', async () => {
  const load = vi.fn<() => Promise<Floating>>().mockResolvedValue(Menu);
  load.mockRejectedValueOnce(new TypeError('gone')).mockRejectedValueOnce(new TypeError('gone'));
  const lost = vi.fn();
  render(
    <StrictMode>
      <UiProvider onLostPart={lost}>
        <Opener late={lateOf(load)} />
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
        <Opener late={lateOf(() => Promise.resolve(Broken))} />
      </Page>
    </UiProvider>,
  );
  await press('open');
  expect(await screen.findByRole('alert')).toHaveTextContent('a mistake of ours');
  expect(lost).not.toHaveBeenCalled();
});

it('leaves a question that nobody may pass by to the guard around it, in the words of a browser [SH-14]', async () => {
  const late = lateOf(() => Promise.reject(new Error('gone')));
  const first = late.current();
  await act(() =>
    Promise.resolve(
      void render(
        <Page>
          <Late late={late} lost="throw">
            {(Question) => <Question name="leave?" />}
          </Late>
        </Page>,
      ),
    ),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('dynamically imported module');
  expect(late.current()).not.toBe(first);
});

it('shows in its own place what was lost there, with a way to ask anew [SH-14]', async () => {
  const load = vi.fn<() => Promise<Floating>>().mockResolvedValue(Menu);
  load.mockRejectedValueOnce(new TypeError('gone'));
  await act(() =>
    Promise.resolve(
      void render(
        <>
          <input aria-label="answer" />
          <Late late={lateOf(load)} waiting={<p>waits</p>} lost={(again) => <button onClick={again}>again</button>}>
            {(Plot) => <Plot name="chart" />}
          </Late>
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
  const late = lateOf(() => new Promise((resolve) => (come = resolve)));
  render(
    <UiProvider>
      <Opener late={late} />
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
  const late = lateOf(() => new Promise((resolve) => (come = resolve)));
  render(
    <UiProvider>
      <Opener late={late} />
    </UiProvider>,
  );
  await press('open');
  await act(() => userEvent.click(screen.getByLabelText('answer')));
  expect(screen.getByRole('button', { name: 'open', expanded: false })).toBeInTheDocument();
  await act(() => Promise.resolve(come(Menu)));
  expect(screen.queryByText('menu')).toBeNull();
  expect(screen.getByLabelText('answer')).toHaveFocus();
});
