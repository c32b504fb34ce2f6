// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type * as ReactLibrary from 'react';
import type * as Client from 'react-dom/client';
import type * as Dom from 'react-dom';
import { expect, it, vi } from 'vitest';
import { deferred } from '@banyan/core-screen/testing';
import { leanReactDom } from './leanReactDom.mts';

const require = createRequire(import.meta.url);
const homeOf = (name: string) => dirname(require.resolve(`${name}/package.json`));
const textOf = (name: string, file: string) => readFileSync(join(homeOf(name), 'cjs', file), 'utf8');
const client = textOf('react-dom', 'react-dom-client.production.js');

/** The production builds, with this text of the client's. */
function libraryOf(text: string) {
  const made = new Map<string, unknown>();
  const texts: Readonly<Record<string, () => string>> = {
    react: () => textOf('react', 'react.production.js'),
    scheduler: () => textOf('scheduler', 'scheduler.production.js'),
    'react-dom': () => textOf('react-dom', 'react-dom.production.js'),
    'react-dom/client': () => text,
  };
  const load = (name: string): unknown => {
    const known = made.get(name);
    if (known !== undefined) return known;
    const exports = {};
    made.set(name, exports);
    new Function('require', 'exports', texts[name]?.() ?? '')(load, exports);
    return exports;
  };
  return {
    React: load('react') as typeof ReactLibrary,
    dom: load('react-dom') as typeof Dom,
    client: load('react-dom/client') as typeof Client,
  };
}

type Library = ReturnType<typeof libraryOf>;

/** Draws what screens are made of, acts on it, and gives what was seen and heard in turn. */
async function seen({ React, dom, client: { createRoot } }: Library): Promise<string[]> {
  const { createElement: h, useState, useEffect, useLayoutEffect, useRef, Suspense, use } = React;
  const heard: string[] = [];
  const say = (what: string) => void heard.push(what);
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container, {
    onCaughtError: (error) => say(`caught ${String(error)}`),
    onRecoverableError: (error) => say(`again ${String(error)}`),
  });

  let settled = () => {};
  const Settled = ({ children }: { children?: ReactLibrary.ReactNode }) => {
    useEffect(() => settled());
    return children;
  };
  const show = async (...children: ReactLibrary.ReactNode[]) => {
    await new Promise<void>((resolve) => {
      settled = resolve;
      root.render(h(Settled, null, ...children));
    });
    say(container.innerHTML);
  };
  /** Acts, and waits until this is seen. */
  const act = async (what: () => void, until: string) => {
    what();
    await vi.waitFor(() => expect(document.body.innerHTML).toContain(until));
    say(container.innerHTML);
  };
  const find = <Found extends Element = HTMLElement>(selector: string) => {
    const found = document.querySelector<Found>(selector);
    if (found === null) throw new Error(`no ${selector} in ${container.innerHTML}`);
    return found;
  };

  // Rows that move, come and go, with what they hold.
  const Row = ({ name }: { name: string }) => {
    const ref = useRef<HTMLLIElement>(null);
    useLayoutEffect(() => {
      say(`in ${name} ${String(ref.current?.isConnected)}`);
      return () => say(`out ${name}`);
    }, [name]);
    return h('li', { ref, className: name, style: { top: 4, '--own': name } }, name, h('b', null, 1));
  };
  const rows = (names: string) =>
    h(
      'ol',
      { key: 'rows' },
      [...names].map((name) => h(Row, { key: name, name })),
    );
  for (const names of ['abc', 'cab', 'xbc', '', 'ca']) await show(rows(names));

  // Fields that are led, and what is heard of them.
  const Fields = () => {
    const [text, setText] = useState('one');
    const [on, setOn] = useState(false);
    return h(
      'form',
      {
        onSubmit: (event: ReactLibrary.SubmitEvent) => (event.preventDefault(), say('sent')),
        onClickCapture: () => say('down'),
      },
      h('input', { id: 'text', value: text, onChange: ({ target }) => setText(target.value.toUpperCase()) }),
      h('input', { id: 'box', type: 'checkbox', checked: on, onChange: () => setOn(!on) }),
      h(
        'select',
        { id: 'list', value: on ? 'b' : 'a', onChange: () => say('kept') },
        h('option', null, 'a'),
        h('option', null, 'b'),
      ),
      h('textarea', { id: 'area', defaultValue: text, onFocus: () => say('focus'), onBlur: () => say('blur') }),
      h('button', { id: 'send', disabled: text === '' }, 'Send'),
      dom.createPortal(h('i', { id: 'out', onClick: () => say('portal') }, text), document.body),
    );
  };
  await show(h(Fields, { key: 'fields' }));
  const values = () =>
    say(
      ['text', 'box', 'list', 'area']
        .map((id) => {
          const field = find<HTMLInputElement>(`#${id}`);
          return `${field.value} ${String(field.checked)}`;
        })
        .join(),
    );
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const type = () => {
    set?.call(find('#text'), 'two');
    find('#text').dispatchEvent(new Event('input', { bubbles: true }));
  };
  await act(type, '<i id="out">TWO</i>');
  values();
  await act(() => find('#box').click(), 'TWO');
  values();
  for (const press of [() => find('#area').focus(), () => find('#area').blur(), () => find('#out').click()])
    await act(press, 'TWO');
  await act(() => find('#send').click(), 'TWO');

  // What comes late, what fails, and what is left as it was meanwhile.
  const parts = ['first', 'second', 'third'].map((name) => ({ name, ...deferred<string>() }));
  const [first, second, third] = parts;
  const Part = ({ name }: { name: string }) =>
    h('p', null, use(parts.find((part) => part.name === name)?.promise ?? Promise.resolve('')));
  class Guard extends React.Component<{ children: ReactLibrary.ReactNode }> {
    override state = { failed: false };
    static getDerivedStateFromError = () => ({ failed: true });
    override componentDidCatch(_: unknown, { componentStack }: ReactLibrary.ErrorInfo) {
      say(
        String(componentStack)
          .replaceAll(/\s+\(.*\)/g, '')
          .trim(),
      );
    }
    override render() {
      return this.state.failed ? h('em', null, 'failed') : this.props.children;
    }
  }
  let go: (name: string) => void = () => {};
  const Late = () => {
    const [name, setName] = useState('first');
    const [waiting, start] = React.useTransition();
    go = (next) => start(() => setName(next));
    const shown = React.useDeferredValue(name);
    return h(
      'section',
      { 'aria-busy': waiting },
      shown,
      h(Suspense, { fallback: h('u', null, 'waits') }, h(Part, { name })),
    );
  };
  await show(h(Guard, { key: 'late', children: h(Late) }));
  await act(() => first?.resolve('came'), '<p>came</p>');
  await act(() => go('second'), 'aria-busy="true"');
  await act(() => second?.resolve('came too'), '<p>came too</p>');
  await act(() => go('third'), 'aria-busy="true"');
  await act(() => third?.reject(new Error('lost')), 'failed');

  // Pictures, drawings, markup, what stands in the head, numbers of places, stores outside.
  const Ids = () =>
    h(
      'label',
      { htmlFor: React.useId() },
      React.useSyncExternalStore(
        () => () => {},
        () => 'outside',
      ),
    );
  await show(
    h('svg', { key: 'svg', viewBox: '0 0 1 1' }, h('title', null, 'drawn'), h('path', { strokeWidth: 2, d: 'M0 0' })),
    h('div', { key: 'markup', dangerouslySetInnerHTML: { __html: '<b>bold</b>' } }),
    h('img', { key: 'img', src: '/a.png', alt: '', loading: 'lazy' }),
    h('meta', { key: 'meta', name: 'kept', content: 'head' }),
    h('title', { key: 'title' }, 'Page'),
    h(React.StrictMode, { key: 'ids' }, h(Ids)),
    h('x-own', { key: 'own', 'data-a': true, onClick: () => say('own') }),
  );
  say(`${document.title} ${String(document.head.querySelector('meta[name=kept]')?.getAttribute('content'))}`);
  root.unmount();
  say(document.body.innerHTML + document.head.innerHTML);
  container.remove();
  return heard;
}

it('draws and does the same as the whole React DOM', async () => {
  const whole = await seen(libraryOf(client));
  expect(whole.join('\n')).toContain('came too');
  expect(whole).toContain('caught Error: lost');
  const lean = leanReactDom(client);
  expect(await seen(libraryOf(lean))).toEqual(whole);
});

it('says which part of a new release it no longer finds', () => {
  expect(() => leanReactDom(client.replace('function suspendResource(', 'function suspend('))).toThrow(
    'there is no suspendResource of React DOM any more',
  );
});
