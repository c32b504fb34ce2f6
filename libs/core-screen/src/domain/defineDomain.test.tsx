// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StorySession } from '../testing/StorySession.ts';
import { defineDomain } from './defineDomain.tsx';

let made = 0;
const makeThing = (_: object, id: number) => ({ id, no: (made += 1) });
const makeAll = () => ({ no: (made += 1) });

const domain = defineDomain('things');
const deps = { http: { call: () => Promise.reject(new Error('no call')) }, session: new StorySession() };
const Thing = domain.within(deps, function Thing({ id }: { id: number }) {
  const one = domain.useStore(makeThing, id);
  const again = domain.useStore(makeThing, id);
  return <p>{`${one.id} ${one === again ? 'one' : 'two'} ${one.no} ${domain.useStore(makeAll).no}`}</p>;
});
const shown = () => screen.getByRole('paragraph').textContent;

it('gives each thing a store of its own, which goes with it, and the domain one that stays [UI-07]', () => {
  const { rerender, unmount } = render(<Thing id={7} />);
  const first = shown();
  rerender(<Thing id={7} />);
  expect(shown()).toBe(first);
  rerender(<Thing id={8} />);
  expect(shown()).toBe('8 one 3 2');
  rerender(<Thing id={7} />);
  expect(shown()).toBe('7 one 4 2');
  unmount();
});

it('keeps the last one for coming back [UI-07]', () => {
  const { unmount } = render(<Thing id={9} />);
  const before = shown();
  unmount();
  render(<Thing id={9} />);
  expect(shown()).toBe(before);
});
