// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useKept } from './useKept.ts';

interface FormProps {
  words: string;
  unsent: boolean;
  keep: (written: { words: string }) => boolean;
}

function Form({ keep, unsent, words }: FormProps) {
  return <p>{useKept({ words }, unsent, keep) ? 'kept' : 'not kept'}</p>;
}

it('keeps each change that was not sent, and tells whether the device does [UI-07]', () => {
  const keep = vi.fn(() => true);
  const { rerender } = render(<Form words="" unsent={false} keep={keep} />);
  rerender(<Form words="a" unsent keep={keep} />);
  rerender(<Form words="a" unsent keep={keep} />);
  expect([keep.mock.calls, screen.queryByText('kept') !== null]).toEqual([[[{ words: 'a' }]], true]);
  rerender(<Form words="ab" unsent keep={() => false} />);
  expect(screen.getByText('not kept')).toBeInTheDocument();
});
