// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { UiProvider } from '../theme/UiProvider.tsx';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import type { ButtonVariant } from './button-style.ts';

/** Styles of a button under the pointer, beside its usual ones. */
const pointed = (button: Element) =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .flatMap((rule) => (rule instanceof CSSStyleRule ? rule.selectorText.split(/,(?![^(]*\))/) : []))
    .filter((selector) => /:(hover|active)/.test(selector))
    .filter((selector) => button.matches(selector.replaceAll(/:is\(:hover, ?:active\)|:(hover|active)/g, '')));

const variants: readonly ButtonVariant[] = ['primary', 'normal', 'accent', 'ghost', 'danger'];

it.each(variants)('does not answer the pointer while it is shut: %s [UI-07]', (variant) => {
  render(
    <UiProvider>
      <Button variant={variant}>open</Button>
      <Button variant={variant} disabled>
        shut
      </Button>
      <Button variant={variant} shut>
        shut, with its focus
      </Button>
    </UiProvider>,
  );
  const [open, ...shut] = screen.getAllByRole('button');
  expect(pointed(open as Element)).not.toEqual([]);
  expect(shut.map(pointed)).toEqual([[], []]);
});

it('takes no press while it is shut, and neither sends its form nor loses the focus [UI-07]', async () => {
  const [press, send] = [vi.fn(), vi.fn((event: Event) => event.preventDefault())];
  const buttons = (shut: boolean) => (
    <UiProvider>
      <form onSubmit={(event) => send(event.nativeEvent)}>
        <Button type="submit" shut={shut} onClick={press}>
          draw
        </Button>
        <IconButton label="write" shut={shut} onClick={press}>
          w
        </IconButton>
      </form>
    </UiProvider>
  );
  const { rerender } = render(buttons(false));
  const user = userEvent.setup();
  for (const name of ['draw', 'write']) {
    rerender(buttons(false));
    const button = screen.getByRole('button', { name });
    await user.click(button);
    rerender(buttons(true));
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Enter} ');
    await user.click(button);
    expect(button).toHaveFocus();
  }
  expect([press.mock.calls.length, send.mock.calls.length]).toEqual([2, 1]);
  rerender(buttons(false));
  expect(screen.getByRole('button', { name: 'draw' })).not.toHaveAttribute('aria-disabled');
});
