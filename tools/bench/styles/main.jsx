// 5,000 styled nodes of the design system beside the same in CSS modules, rendered and laid out on demand.
import { applyTheme, Tag, UiProvider } from '@banyan/ui';
import { createElement as h } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import css from './nodes.module.css';

const tones = ['neutral', 'ok', 'warn', 'danger'];
const nodes = Array.from({ length: 5000 }, (_, index) => index);
let renders = 0;
const Styled = () => {
  renders += 1;
  return nodes.map((index) => h(Tag, { key: index, tone: tones[index % 4] }, `Tag ${index}`));
};
const Plain = () =>
  nodes.map((index) => h('span', { key: index, className: css.tag, 'data-tone': tones[index % 4] }, `Tag ${index}`));

const paint = (themeColor, hoverColor) =>
  applyTheme(document.documentElement, { themeColor, hoverColor, mode: 'light' });
paint('#f62d2b', '#c52422');

/** Milliseconds from the first call of React to the end of layout. */
globalThis.measure = (kind) => {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  const began = performance.now();
  flushSync(() => root.render(h(UiProvider, null, kind === 'styled' ? h(Styled) : h(Plain))));
  void host.getBoundingClientRect().height;
  const took = performance.now() - began;
  const size = host.getBoundingClientRect().height;
  flushSync(() => root.unmount());
  host.remove();
  return { took, size };
};

/** Switches the enterprise's colours over 5,000 styled nodes: what changed in the document, and renders of React. */
globalThis.switchTheme = async () => {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  flushSync(() => root.render(h(UiProvider, null, h(Styled))));
  const before = renders;
  const changed = new Set();
  const observer = new MutationObserver((records) => {
    for (const { target, type } of records) changed.add(`${target.nodeName}:${type}`);
  });
  observer.observe(document.documentElement, { attributes: true, childList: true, subtree: true, characterData: true });
  const began = performance.now();
  paint('#0a7d5a', '#086548');
  void host.getBoundingClientRect().height;
  const took = performance.now() - began;
  await new Promise((resolve) => setTimeout(resolve, 50));
  observer.disconnect();
  paint('#f62d2b', '#c52422');
  flushSync(() => root.unmount());
  host.remove();
  return { took, changed: [...changed], renders: renders - before };
};
