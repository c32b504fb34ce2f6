// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { MenuButton } from '../components/MenuButton.tsx';
import { UiProvider } from '../theme/UiProvider.tsx';
import { Dialog } from './Dialog.tsx';

function Asking() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <MenuButton label="more" items={[{ id: 'remove', label: 'remove' }]} onAction={() => setOpen(true)}>
        more
      </MenuButton>
      <Dialog open={open} onClose={() => setOpen(false)} title="sure?" />
    </>
  );
}

it('gives the focus of a dialog that a line of a menu has opened back to the button of the menu [UI-07]', async () => {
  const user = userEvent.setup();
  render(
    <UiProvider>
      <Asking />
    </UiProvider>,
  );
  for (const press of [user.click, (line: Element) => user.type(line, '{Enter}', { skipClick: true })]) {
    // Menu and dialog arrive by themselves: React waits for them where the act around the press is awaited.
    await act(() => user.click(screen.getByRole('button', { name: 'more' })));
    const line = await screen.findByRole('menuitem', { name: 'remove' });
    await act(() => press(line));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'more' })).toHaveFocus());
  }
});
