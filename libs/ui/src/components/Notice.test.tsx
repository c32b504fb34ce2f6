// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Notice } from './Notice.tsx';

afterEach(cleanup);

/** A like that fails: the notice says so, and disappears with its close button or the next try. */
function Like() {
  const [failed, setFailed] = useState(false);
  return (
    <>
      <button onClick={() => setFailed(true)}>Like</button>
      {failed ? (
        <Notice
          tone="danger"
          live
          action={<button onClick={() => setFailed(false)}>Again</button>}
          dismissText="Close"
          onDismiss={() => setFailed(false)}
        >
          no connection
        </Notice>
      ) : null}
    </>
  );
}

it.each(['Close', 'Again'])(
  'leaves the keyboard where it was when the bar goes by its button %s [UI-07]',
  async (way) => {
    render(<Like />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    screen.getByRole('button', { name: way }).focus();
    await act(() => userEvent.keyboard('{Enter}'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Like' })).toHaveFocus();
  },
);
