import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastQueue } from './toast-queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const texts = (queue: ReturnType<typeof createToastQueue>) => queue.entries().map(({ text }) => text);

describe('toast queue', () => {
  it('takes a toast away after six seconds, and an error only when it is closed', () => {
    const queue = createToastQueue();
    queue.show({ tone: 'ok', text: 'saved' });
    const close = queue.show({ tone: 'danger', text: 'not sent' });
    vi.advanceTimersByTime(5999);
    expect(texts(queue)).toEqual(['saved', 'not sent']);
    vi.advanceTimersByTime(1);
    expect(texts(queue)).toEqual(['not sent']);
    vi.advanceTimersByTime(600_000);
    expect(texts(queue)).toEqual(['not sent']);
    close();
    expect(texts(queue)).toEqual([]);
  });
  it('stays as long as it is told to', () => {
    const queue = createToastQueue();
    queue.show({ text: 'short', duration: 1000 });
    queue.show({ text: 'for good', duration: null });
    vi.advanceTimersByTime(1000);
    expect(texts(queue)).toEqual(['for good']);
  });
  it('holds its clocks while someone reads, and starts them again [UI-07]', () => {
    const queue = createToastQueue();
    queue.show({ text: 'one' });
    vi.advanceTimersByTime(5000);
    queue.hold();
    queue.show({ text: 'two' });
    vi.advanceTimersByTime(60_000);
    expect(texts(queue)).toEqual(['one', 'two']);
    queue.release();
    vi.advanceTimersByTime(6000);
    expect(texts(queue)).toEqual([]);
  });
  it('pushes the oldest out above its limit', () => {
    const queue = createToastQueue(2);
    for (const text of ['one', 'two', 'three']) queue.show({ text });
    expect(texts(queue)).toEqual(['two', 'three']);
  });
  it('says the same words once, anew each time, unless something can be done about each', () => {
    const queue = createToastQueue();
    queue.show({ tone: 'warn', text: 'too fast' });
    queue.show({ tone: 'ok', text: 'saved' });
    vi.advanceTimersByTime(5000);
    queue.show({ tone: 'warn', text: 'too fast' });
    expect(texts(queue)).toEqual(['saved', 'too fast']);
    vi.advanceTimersByTime(5999);
    expect(texts(queue)).toEqual(['too fast']);
    vi.advanceTimersByTime(1);
    expect(texts(queue)).toEqual([]);
    const action = { label: 'undo', onPress: () => undefined };
    queue.show({ text: 'removed', action });
    queue.show({ text: 'removed', action });
    expect(texts(queue)).toEqual(['removed', 'removed']);
  });
  it('does not hold the next ones when the last one was closed under the focus [UI-07]', () => {
    const queue = createToastQueue();
    const close = queue.show({ text: 'one' });
    queue.hold();
    close();
    queue.show({ text: 'two' });
    vi.advanceTimersByTime(6000);
    expect(texts(queue)).toEqual([]);
  });
  it('tells its listeners of changes alone', () => {
    const queue = createToastQueue();
    const heard: number[] = [];
    const leave = queue.subscribe(() => heard.push(queue.entries().length));
    const close = queue.show({ text: 'one' });
    close();
    close();
    expect(heard).toEqual([1, 0]);
    leave();
    queue.show({ text: 'two' });
    expect(heard).toEqual([1, 0]);
  });
});
