// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CoverFrame } from '../art/CoverFrame.tsx';
import { Avatar } from './Avatar.tsx';
import { Image } from './Image.tsx';
import { marginWithin } from '../art/near.ts';

/** An observer whose elements come near on a test's command. */
class Observer {
  static made: Observer[] = [];
  readonly watched = new Set<Element>();
  readonly callback: IntersectionObserverCallback;
  readonly options: IntersectionObserverInit | undefined;

  constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    this.callback = callback;
    this.options = options;
    Observer.made.push(this);
  }
  observe(element: Element) {
    this.watched.add(element);
  }
  unobserve(element: Element) {
    this.watched.delete(element);
  }
  comeNear(element: Element) {
    const entry = { isIntersecting: true, target: element } as unknown as IntersectionObserverEntry;
    this.callback([entry], this as unknown as IntersectionObserver);
  }
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const watcherOf = (element: Element) => Observer.made.find(({ watched }) => watched.has(element));
const frameOf = (image: Element) => {
  const frame = image.parentElement;
  if (frame === null) throw new Error('no frame');
  return frame;
};

describe('margin', () => {
  it.each([
    [0, 50],
    [50, 50],
    [120, 120],
    [200, 200],
    [900, 200],
    [Number.NaN, 100],
  ])('%d px becomes %d px [UI-05]', (asked, given) => {
    expect(marginWithin(asked)).toBe(given);
  });
});

describe('Image', () => {
  it('asks for its picture only when it comes near, by its margin [UI-05]', () => {
    render(<Image src="/a.png" alt="A lathe" ratio={16 / 9} margin={150} />);
    const image = screen.getByRole('img', { name: 'A lathe' });
    expect(image).not.toHaveAttribute('src');
    const frame = frameOf(image);
    const watcher = watcherOf(frame);
    expect(watcher?.options?.rootMargin).toBe('150px');
    act(() => watcher?.comeNear(frame));
    expect(image).toHaveAttribute('src', '/a.png');
    expect(watcher?.watched.has(frame)).toBe(false);
  });
  it('comes no nearer and no farther than is allowed, whatever it is told [UI-05]', () => {
    render(<Image src="/far.png" alt="Far" ratio={1} margin={999} />);
    expect(watcherOf(frameOf(screen.getByRole('img', { name: 'Far' })))?.options?.rootMargin).toBe('200px');
  });
  it('loads at once in the first view', () => {
    render(<Image src="/b.png" alt="B" ratio={1} eager />);
    expect(screen.getByRole('img')).toHaveAttribute('src', '/b.png');
  });
  it('keeps its room whatever becomes of it: ratio, or width and height', () => {
    const { rerender } = render(<Image src="/c.png" alt="C" ratio={2} eager />);
    const frame = frameOf(screen.getByRole('img'));
    expect(Number.parseFloat(frame.style.aspectRatio)).toBe(2);
    fireEvent.error(screen.getByRole('img'));
    expect(Number.parseFloat(frame.style.aspectRatio)).toBe(2);
    rerender(<Image src="/c.png" alt="C" width={320} height={240} eager />);
    expect(frame).toHaveStyle({ width: '320px' });
    expect(frame.style.aspectRatio.replaceAll(' ', '')).toBe('320/240');
  });
  it('shows a skeleton until it is there', () => {
    const { container } = render(<Image src="/d.png" alt="D" ratio={1} eager />);
    expect(container.querySelector('[data-skeleton]')).not.toBeNull();
    fireEvent.load(screen.getByRole('img'));
    expect(container.querySelector('[data-skeleton]')).toBeNull();
  });
  it('draws a cover when it fails or there is none, and tries again for another address', () => {
    const failed = vi.fn();
    const { rerender, container } = render(<Image src="/e.png" alt="E" ratio={1} eager onError={failed} />);
    fireEvent.error(screen.getByRole('img'));
    expect(failed).toHaveBeenCalledOnce();
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('img', { name: 'E' }).tagName).toBe('svg');
    rerender(<Image src="/f.png" alt="E" ratio={1} eager />);
    expect(container.querySelector('img')).toHaveAttribute('src', '/f.png');
    rerender(<Image src={undefined} alt="" ratio={1} eager />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(container.querySelector('svg')).not.toBeNull();
  });
});

describe('pictures of cards and people', () => {
  it.each([
    ['a cover', <CoverFrame key="c" seed="1" src="/near.png" margin={999} />, '200px'],
    ['an avatar', <Avatar key="a" name="Li" src="/near.png" />, '100px'],
  ])('%s is asked for when it comes near, by no more than 200 px [UI-05]', (_what, picture, margin) => {
    const { container } = render(picture);
    const image = container.querySelector('img');
    if (image === null) throw new Error('no picture');
    expect(image).not.toHaveAttribute('src');
    expect(image).not.toHaveAttribute('loading');
    const frame = frameOf(image);
    const watcher = watcherOf(frame);
    expect(watcher?.options?.rootMargin).toBe(margin);
    act(() => watcher?.comeNear(frame));
    expect(image).toHaveAttribute('src', '/near.png');
  });
  it('a cover in the first view is asked for at once [UI-05]', () => {
    const { container } = render(<CoverFrame seed="1" src="/first.png" eager />);
    expect(container.querySelector('img')).toHaveAttribute('src', '/first.png');
  });
});
