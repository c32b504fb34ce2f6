// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { UiProvider } from '../theme/UiProvider.tsx';
import { lateComponent, LateOverlay, type LateComponent } from './LateOverlay.tsx';

function Opener({ late }: { late: LateComponent<{ readonly name: string }> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>open</button>
      {open ? <LateOverlay late={late} onLost={() => setOpen(false)} content={{ name: 'menu' }} /> : null}
    </>
  );
}

it('tells of a menu that did not arrive, keeps the page, and fetches it again at the next press [SH-14]', async () => {
  const load = vi
    .fn<() => Promise<(props: { readonly name: string }) => string>>()
    .mockRejectedValueOnce(new TypeError('gone'))
    .mockResolvedValue(({ name }) => name);
  const lost = vi.fn();
  render(
    <UiProvider onLostPart={lost}>
      <input aria-label="answer" />
      <Opener late={lateComponent(load)} />
    </UiProvider>,
  );
  await userEvent.type(screen.getByLabelText('answer'), 'typed');
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce());
  expect(screen.getByLabelText('answer')).toHaveValue('typed');
  expect(screen.queryByText('menu')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  expect(await screen.findByText('menu')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});
