// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useKeptFocus } from './useKeptFocus.ts';

function Part({ pressed }: { pressed: boolean }) {
  const place = useKeptFocus<HTMLDivElement>(pressed);
  return (
    <div ref={place} tabIndex={-1} data-testid="part">
      {pressed ? null : <button type="button">press</button>}
    </div>
  );
}

it('gives the focus of a button that is gone to its place [UI-07]', () => {
  const { rerender } = render(<Part pressed={false} />);
  screen.getByRole('button').focus();
  rerender(<Part pressed />);
  expect(screen.getByTestId('part')).toHaveFocus();
});

it('takes no focus on a page on which nothing has had it [UI-07]', () => {
  const { rerender } = render(<Part pressed={false} />);
  rerender(<Part pressed />);
  expect(document.body).toHaveFocus();
});
