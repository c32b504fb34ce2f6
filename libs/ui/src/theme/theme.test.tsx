// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { palettes } from '@banyan/tokens';
import styled from 'styled-components';
import { expect, it } from 'vitest';
import { theme } from './theme.ts';
import { UiProvider } from './UiProvider.tsx';

const Words = styled.p`
  color: ${({ theme }) => theme['ink-2']};
`;

it('gives styled components the variables of the tokens, in a provider inside another, too [SE-11]', () => {
  document.documentElement.style.setProperty('--ink-2', 'rgb(1, 2, 3)');
  render(
    <UiProvider>
      <UiProvider>
        <Words>words</Words>
      </UiProvider>
    </UiProvider>,
  );
  expect(getComputedStyle(screen.getByText('words')).color).toBe('rgb(1, 2, 3)');
});

it('has each name of the palette and no value of its own [SE-11]', () => {
  for (const name of Object.keys(palettes.light) as (keyof typeof palettes.light)[]) {
    expect(theme[name]).toBe(`var(--${name})`);
  }
  expect(Object.keys(theme)).toEqual([]);
});
