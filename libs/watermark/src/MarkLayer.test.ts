// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MarkLayer, startDelayMs, watchMs } from './MarkLayer.ts';
import { complete } from './options.ts';

const pen = { scale: vi.fn(), translate: vi.fn(), rotate: vi.fn(), fillText: vi.fn(), drawImage: vi.fn() };
let host: HTMLElement;
let marks: MarkLayer;
/** Nodes that the watermark has added to the host. */
const layers = () => [...host.querySelectorAll<HTMLElement>('div')];

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as unknown as null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,AA==');
  host = document.createElement('section');
  document.body.append(host);
  marks = new MarkLayer(host, { text: '李思远\nH20381' });
  await vi.advanceTimersByTimeAsync(startDelayMs - 1);
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
  const { width, height, spacing, angle } = complete({ text: 'a' });
  expect([width, height, angle]).toEqual([210, 80, 20]);
  const share = (width * height) / ((width + spacing[0]) * (height + spacing[1]));
  expect(share).toBeCloseTo(0.3, 1);
  expect(pen.rotate).toHaveBeenCalledWith((-20 * Math.PI) / 180);
  expect(pen.fillText.mock.calls.map(([line]) => line as string)).toEqual(expect.arrayContaining(['李思远', 'H20381']));
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
  await vi.advanceTimersByTimeAsync(watchMs);
  expect(layers()[0]).toBe(first);
  seen.mockReturnValue({
    display: 'none',
    visibility: 'visible',
    opacity: '0.15',
    zIndex: '1500',
  } as CSSStyleDeclaration);
  await vi.advanceTimersByTimeAsync(watchMs);
  expect(layers()).toHaveLength(1);
  expect(layers()[0]).not.toBe(first);
});

it('goes when it is ended, and stays away [WM-02]', async () => {
  marks.end();
  await vi.advanceTimersByTimeAsync(10 * watchMs);
  expect(layers()).toHaveLength(0);
});
