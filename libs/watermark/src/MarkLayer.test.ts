// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MarkLayer } from './MarkLayer.ts';

const pen = {
  ...{ scale: vi.fn(), translate: vi.fn(), rotate: vi.fn(), fillText: vi.fn(), drawImage: vi.fn() },
  ...{ font: '', fillStyle: '' },
};
let host: HTMLElement;
let marks: MarkLayer;
/** Nodes that the watermark has added to the host. */
const layers = () => [...host.querySelectorAll<HTMLElement>('div')];

/** The style of a layer as it was built, and these properties otherwise. */
function styleWith(change: Readonly<Record<string, string>>): CSSStyleDeclaration {
  const style: Readonly<Record<string, string>> = {
    display: 'block',
    opacity: '0.15',
    'z-index': '1500',
    'background-image': 'url("data:image/png;base64,AA==")',
    ...change,
  };
  const { display, opacity, 'z-index': zIndex } = style;
  const named = { display, opacity, zIndex, visibility: 'visible' };
  return { ...named, getPropertyValue: (name: string) => style[name] ?? '' } as CSSStyleDeclaration;
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as unknown as null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,AA==');
  host = document.createElement('section');
  document.body.append(host);
  marks = new MarkLayer(host, { text: '李思远\nH20381' });
  await vi.advanceTimersByTimeAsync(499);
  expect(layers()).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
});
afterEach(() => {
  marks.end();
  host.remove();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('stands over its host after half a second, as the options say, and takes no presses [WM-01]', () => {
  const [layer] = layers();
  expect(layer?.style.opacity).toBe('0.15');
  expect(layer?.style.zIndex).toBe('1500');
  expect(layer?.style.pointerEvents).toBe('none');
  expect(layer?.getAttribute('aria-hidden')).toBe('true');
  const [across = 0, down = 0] = (layer?.style.backgroundSize ?? '').split(' ').map(Number.parseFloat);
  expect((210 * 80) / (across * down)).toBeCloseTo(0.3, 2);
  expect(across / down).toBeCloseTo(210 / 80, 1);
  expect(layer?.style.backgroundPosition).toBe('0px 0px');
  expect(pen.rotate).toHaveBeenCalledWith((-20 * Math.PI) / 180);
  // Two lines, 17 px apart, each at most 210 px wide.
  expect(pen.fillText.mock.calls).toEqual([
    ['李思远', -105, -8.5, 210],
    ['H20381', -105, 8.5, 210],
  ]);
  expect([pen.font, pen.fillStyle]).toEqual([expect.stringMatching(/^12px /), 'rgb(128,128,128)']);
});

it('lies above all else in its host, and below what the page opens over it [WM-01]', () => {
  expect(host.style.isolation).toBe('isolate');
  marks.end();
  expect(host.style.isolation).toBe('');
});

it('comes back when it is taken away or altered [WM-02]', async () => {
  layers()[0]?.remove();
  await Promise.resolve();
  expect(layers()).toHaveLength(1);
  layers()[0]?.style.setProperty('opacity', '0', 'important');
  await Promise.resolve();
  expect(layers().map(({ style }) => style.opacity)).toEqual(['0.15']);
  layers()[0]?.setAttribute('hidden', '');
  await Promise.resolve();
  expect(layers().map(({ hidden }) => hidden)).toEqual([false]);
});

it('is looked at every two seconds, and comes back where a style sheet hides it [WM-02]', async () => {
  const [first] = layers();
  const seen = vi.spyOn(window, 'getComputedStyle');
  await vi.advanceTimersByTimeAsync(2000);
  expect(layers()[0]).toBe(first);
  expect(seen).toHaveBeenCalledTimes(1);
  seen.mockReturnValue(styleWith({ display: 'none' }));
  await vi.advanceTimersByTimeAsync(2000);
  expect(layers()).toHaveLength(1);
  expect(layers()[0]).not.toBe(first);
  seen.mockClear();
  marks.change({ text: '李思远', watch: false });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(seen).not.toHaveBeenCalled();
});

it.each([
  ['moved', { translate: '200vw' }],
  ['shrunk', { scale: '0' }],
  ['masked', { 'mask-image': 'linear-gradient(transparent, transparent)' }],
  ['cut', { 'clip-path': 'inset(50%)' }],
  ['skipped', { 'content-visibility': 'hidden' }],
  ['emptied', { 'background-image': 'none' }],
])('comes back where a style sheet has it %s [WM-02]', async (_, change) => {
  const [first] = layers();
  vi.spyOn(window, 'getComputedStyle').mockReturnValue(styleWith(change));
  await vi.advanceTimersByTimeAsync(2000);
  expect(layers()[0]).not.toBe(first);
});

it('comes back where a style sheet leaves it no height [WM-02]', async () => {
  const [first] = layers();
  vi.spyOn(host, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 640, 360));
  await vi.advanceTimersByTimeAsync(2000);
  expect(layers()[0]).not.toBe(first);
});

it('goes when it is ended, and stays away [WM-02]', async () => {
  marks.end();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(layers()).toHaveLength(0);
});
