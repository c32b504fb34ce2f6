// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UiProvider } from '../theme/UiProvider.tsx';
import { Button } from './Button.tsx';
import type { ButtonVariant } from './button-style.ts';

/** What a button under the pointer is drawn by, beside what it is drawn by anyway. */
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
      <Button variant={variant} aria-disabled>
        shut, with its focus
      </Button>
    </UiProvider>,
  );
  const [open, ...shut] = screen.getAllByRole('button');
  expect(pointed(open as Element)).not.toEqual([]);
  expect(shut.map(pointed)).toEqual([[], []]);
});
