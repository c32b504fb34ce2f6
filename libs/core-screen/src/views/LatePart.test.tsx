// @vitest-environment jsdom
import { FaultContext } from '@banyan/core-session';
import { sharedPart } from '@banyan/ui';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { initReactI18next } from 'react-i18next';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import en from '../i18n/en.ts';
import { LatePart } from './LatePart.tsx';

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { screen: en } }, defaultNS: 'screen' });
});
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => void vi.restoreAllMocks().unstubAllGlobals();
});

const Camera = ({ who }: { who: string }) => <p>face of {who}</p>;

function Paper({ load }: { load: () => Promise<ComponentType<{ who: string }>> }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <input aria-label="answer" />
      <button onClick={() => setOpen(!open)}>part</button>
      {open ? <LatePart load={load}>{(Part) => <Part who="Sun" />}</LatePart> : null}
    </>
  );
}

const failed = 'This could not be loaded';
/** A suspended component renders again only after the `act` that started it has ended. */
const show = (node: ReactNode) => act(async () => Promise.resolve(void render(node)));
const press = (name: string) => act(() => userEvent.click(screen.getByRole('button', { name })));

it('leaves what lies around a missing part as it is, and brings it when asked again [SH-14] [EX-03]', async () => {
  let gone = true;
  const load = vi.fn(() => (gone ? Promise.reject(new TypeError('gone')) : Promise.resolve(Camera)));
  await show(<Paper load={load} />);
  await userEvent.type(screen.getByLabelText('answer'), 'isolate first');
  expect(await screen.findByRole('alert')).toHaveTextContent(failed);
  expect(load).toHaveBeenCalledTimes(1);

  await press('Try again');
  expect(await screen.findByRole('alert')).toHaveTextContent(failed);
  expect(load).toHaveBeenCalledTimes(2);

  gone = false;
  await press('Try again');
  expect(await screen.findByText('face of Sun')).toBeInTheDocument();
  expect(screen.getByLabelText('answer')).toHaveValue('isolate first');
});

it('gives the focus of what tried again to what has come, or to what says that it failed again [UI-07] [SH-14]', async () => {
  let gone = true;
  const Talk = () => <button>answer</button>;
  const load = vi.fn(() => (gone ? Promise.reject(new TypeError('gone')) : Promise.resolve(Talk)));
  await show(<LatePart load={load}>{(Part) => <Part />}</LatePart>);
  await screen.findByRole('alert');
  expect(document.body).toHaveFocus();
  await press('Try again');
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus());
  gone = false;
  await press('Try again');
  await waitFor(() => expect(screen.getByRole('button', { name: 'answer' })).toHaveFocus());
});

it("shows what its screen's store says of it, as soon as that changes [CM-04] [HT-06]", async () => {
  const sending = observable({ failure: '' });
  const load = () => Promise.resolve(Camera);
  const Screen = observer(() => <LatePart load={load}>{(Part) => <Part who={sending.failure || 'Sun'} />}</LatePart>);
  await show(<Screen />);
  expect(await screen.findByText('face of Sun')).toBeInTheDocument();
  act(() => runInAction(() => void (sending.failure = 'nobody')));
  expect(screen.getByText('face of nobody')).toBeInTheDocument();
});

it('asks anew when a part that was missing is opened again, and once for what has come [SH-14]', async () => {
  const load = vi.fn(() => Promise.resolve(Camera));
  load.mockRejectedValueOnce(new TypeError('gone'));
  await show(<Paper load={load} />);
  await screen.findByRole('alert');
  for (let times = 0; times < 4; times += 1) await press('part');
  expect(await screen.findByText('face of Sun')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

it('says that something is on its way [SH-14]', async () => {
  await show(<Paper load={() => new Promise(() => undefined)} />);
  expect(await screen.findByText('Loading')).toBeInTheDocument();
  expect(screen.getByLabelText('answer')).toBeVisible();
});

it('reports a part that came and broke, not one that did not come [SH-14]', async () => {
  const report = vi.fn();
  const broken = new Error('a mistake of ours');
  const Broken = () => {
    throw broken;
  };
  const paper = (load: () => Promise<ComponentType<{ who: string }>>) => (
    <FaultContext value={report}>
      <Paper load={load} />
    </FaultContext>
  );
  await show(paper(() => Promise.reject(new TypeError('gone'))));
  await screen.findByRole('alert');
  expect(report).not.toHaveBeenCalled();
  cleanup();
  await show(paper(() => Promise.resolve(Broken)));
  await screen.findByRole('alert');
  expect(report).toHaveBeenCalledExactlyOnceWith(broken);
  expect(screen.getByLabelText('answer')).toBeVisible();
});

it('shows another part once another takes its place, as beneath tabs [SH-14]', async () => {
  const loads = [
    () => Promise.resolve(Camera),
    () => Promise.resolve(({ who }: { who: string }) => <p>notes of {who}</p>),
  ];
  const Tabs = () => {
    const [tab, setTab] = useState(0);
    const load = loads[tab];
    return (
      <>
        <button onClick={() => setTab(1)}>notes</button>
        {load === undefined ? null : <LatePart load={load}>{(Part) => <Part who="Sun" />}</LatePart>}
      </>
    );
  };
  await show(<Tabs />);
  expect(await screen.findByText('face of Sun')).toBeInTheDocument();
  await press('notes');
  expect(await screen.findByText('notes of Sun')).toBeInTheDocument();
});

it('shows at once what was fetched ahead, and asks anew for what did not come [SH-14]', async () => {
  const load = vi.fn(() => Promise.resolve(Camera));
  load.mockRejectedValueOnce(new TypeError('gone'));
  const Screen = () => {
    const [open, setOpen] = useState(false);
    useEffect(() => void sharedPart(load).catch(() => undefined), []);
    return open ? <Paper load={load} /> : <button onClick={() => setOpen(true)}>open</button>;
  };
  await show(<Screen />);
  expect(load).toHaveBeenCalledTimes(1);
  await press('open');
  expect(await screen.findByText('face of Sun')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
  cleanup();
  await show(<Paper load={load} />);
  expect(screen.getByText('face of Sun')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

const Below = ({ load }: { load: () => Promise<typeof Camera> }) => (
  <LatePart load={load} waiting={<p>further down</p>} near>
    {(Part) => <Part who="Sun" />}
  </LatePart>
);

/** An intersection observer controlled by the test. */
function farAway() {
  const scroll = { near: () => undefined as void };
  class Observer {
    constructor(callback: (entries: readonly unknown[]) => void) {
      scroll.near = () => callback([{ isIntersecting: true, target: this.#watched }]);
    }
    #watched: Element | undefined;
    observe = (element: Element) => void (this.#watched = element);
    unobserve = () => undefined;
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return scroll;
}

it('fetches what lies far down the page once the reader is near its place [UI-05]', async () => {
  const scroll = farAway();
  const load = vi.fn(() => Promise.resolve(Camera));
  await show(<Below load={load} />);
  expect(screen.getByText('further down')).toBeInTheDocument();
  expect(load).not.toHaveBeenCalled();
  await act(async () => Promise.resolve(scroll.near()));
  expect(await screen.findByText('face of Sun')).toBeInTheDocument();
});

it('fetches it for who walks by keyboard, too, before Tab could pass its place [UI-05] [UI-07]', async () => {
  farAway();
  const load = vi.fn(() => Promise.resolve(Camera));
  await show(<Below load={load} />);
  await act(() => userEvent.keyboard('a'));
  expect(load).not.toHaveBeenCalled();
  await act(() => userEvent.tab());
  expect(await screen.findByText('face of Sun')).toBeInTheDocument();
});
