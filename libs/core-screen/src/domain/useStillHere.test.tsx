// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deferred } from '../testing/answers.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { useStillHere } from './useStillHere.ts';

let answer = deferred<void>();
let led = vi.fn();
beforeEach(() => {
  answer = deferred();
  led = vi.fn();
  history.replaceState(null, '', '/exam/7');
});

function Start({ id, title = '' }: { id: number; title?: string }) {
  const isHere = useStillHere(id);
  const start = async () => {
    await answer.promise;
    if (isHere()) led(id);
  };
  return (
    <button type="button" onClick={() => void start()}>
      begin {title}
    </button>
  );
}

const answered = async () => {
  answer.resolve();
  await answer.promise;
  await Promise.resolve();
};

it('leads on whoever has waited, drawn anew or not [EX-01]', async () => {
  const { rerender } = render(<Start id={7} />);
  await userEvent.click(screen.getByRole('button'));
  rerender(<Start id={7} title="again" />);
  await answered();
  expect(led).toHaveBeenCalledExactlyOnceWith(7);
});

it('fetches nobody back who has left, or opened another thing [EX-01]', async () => {
  const { rerender, unmount } = render(<Start id={7} />);
  await userEvent.click(screen.getByRole('button'));
  rerender(<Start id={8} />);
  await userEvent.click(screen.getByRole('button'));
  unmount();
  await answered();
  expect(led).not.toHaveBeenCalled();
});

it('lets whoever is on the way to another screen go there, while this one is still in view [EX-01]', async () => {
  render(<Start id={7} />);
  await userEvent.click(screen.getByRole('button'));
  history.pushState(null, '', '/my/courses');
  await answered();
  expect(led).not.toHaveBeenCalled();
});
