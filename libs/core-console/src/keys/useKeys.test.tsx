// @vitest-environment jsdom
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { useKeys, type KeyActions } from './useKeys.ts';

const Part = ({ keys }: { keys: KeyActions }) => {
  useKeys(keys);
  return null;
};

it('acts on a key that was pressed while its part was loading, once [UI-07]', async () => {
  const search = vi.fn();
  await userEvent.keyboard('/');
  render(<Part keys={{ j: vi.fn() }} />);
  render(<Part keys={{ '/': search }} />);
  expect(search).toHaveBeenCalledOnce();
  render(<Part keys={{ '/': search }} />);
  expect(search).toHaveBeenCalledOnce();
});

it('does not close what opens after Escape, nor acts on a key from before a press of the pointer [UI-07]', async () => {
  const close = vi.fn();
  const search = vi.fn();
  await userEvent.keyboard('{Escape}');
  render(<Part keys={{ Escape: close }} />);
  await userEvent.keyboard('/');
  await userEvent.click(document.body);
  render(<Part keys={{ '/': search }} />);
  expect(close).not.toHaveBeenCalled();
  expect(search).not.toHaveBeenCalled();
});
