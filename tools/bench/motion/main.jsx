// What moves: the map of a programme with sixty tasks, and long lists, on the stories' own data.
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { VirtualList } from '../../../libs/ui/src/data/VirtualList.tsx';
import { createElement as h } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import preview from '../../../.storybook/preview.tsx';
import * as mapPage from '../../../libs/domain-training/src/map/MapPage.stories.tsx';
import { Frame, line, notes, noteTexts } from '../../../libs/ui/src/story-kit/notes.tsx';

setProjectAnnotations(preview);
const { Crowded } = composeStories(mapPage);
const renderItem = line(noteTexts.zh);
const height = 720;

const Virtual = ({ items }) =>
  h(Frame, null, h(VirtualList, { label: 'list', items, itemId: ({ id }) => id, renderItem, estimate: 57, height }));
/** The same rows, all of them in the document. */
const Plain = ({ items }) =>
  h(
    Frame,
    null,
    h(
      'ul',
      { id: 'plain', style: { height, overflow: 'auto' } },
      items.map((item) => h('li', { key: item.id }, renderItem(item))),
    ),
  );

const frame = () => new Promise((done) => requestAnimationFrame(done));
const settle = async () => {
  for (let n = 0; n < 10; n += 1) await frame();
};

/** Times between frames while each of them does `step`. */
async function framesOf(count, step) {
  const times = [];
  await frame();
  let before = performance.now();
  for (let n = 0; n < count; n += 1) {
    step(n);
    await frame();
    const now = performance.now();
    times.push(now - before);
    before = now;
  }
  return times;
}

async function shown(element, work) {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  const began = performance.now();
  flushSync(() => root.render(element));
  void host.getBoundingClientRect().height;
  const took = performance.now() - began;
  try {
    await settle();
    return { took, ...(await work(host)) };
  } finally {
    flushSync(() => root.unmount());
    host.remove();
  }
}

/** A list of so many rows: what showing it takes, elements it has, frames while it is scrolled. */
globalThis.measureList = (kind, count) => {
  const items = notes(noteTexts.zh, 0, count);
  return shown(h(kind === 'plain' ? Plain : Virtual, { items }), async (host) => {
    const list = [...host.querySelectorAll('*')].find((one) => one.scrollHeight > one.clientHeight + 1000);
    const frames = await framesOf(120, () => {
      list.scrollTop += 90;
    });
    return { frames, elements: list.querySelectorAll('*').length, moved: list.scrollTop };
  });
};

/** The map while it is moved by wheel, and an empty page. */
globalThis.measureMap = async (kind) => {
  if (kind === 'empty') return shown(h('div'), async () => ({ frames: await framesOf(120, () => undefined) }));
  return shown(h(Crowded), async (host) => {
    while (host.querySelector('svg[role=img]') === null) await frame();
    await settle();
    const world = host.querySelector('svg[role=img]').parentElement;
    const at = () => new DOMMatrix(getComputedStyle(world).transform).m41;
    const begun = at();
    let farthest = 0;
    const frames = await framesOf(120, (n) => {
      const deltaX = n % 60 < 30 ? -40 : 40;
      world.parentElement.dispatchEvent(new WheelEvent('wheel', { deltaX, bubbles: true, cancelable: true }));
      farthest = Math.max(farthest, Math.abs(at() - begun));
    });
    return { frames, moved: farthest, nodes: host.querySelectorAll('a').length };
  });
};
globalThis.ready = true;
