// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { AppLink } from './AppLink.tsx';
import { SessionContext } from './context.ts';
import { detectHost } from './host.ts';
import { makeSession } from './testing/session.ts';

function show(userAgent: string) {
  render(
    <SessionContext value={makeSession({ host: detectHost(userAgent) })}>
      <MemoryRouter>
        <AppLink to="/course/7" kind="screen">
          card
        </AppLink>
        <AppLink to="/course?page=2">page</AppLink>
      </MemoryRouter>
    </SessionContext>,
  );
}

it('opens a card in a new tab of a plain browser and stays for the shell [SH-07]', () => {
  show('');
  expect(screen.getByRole('link', { name: 'card' })).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link', { name: 'card' })).toHaveAttribute('rel', 'noopener');
  expect(screen.getByRole('link', { name: 'page' })).not.toHaveAttribute('target');
});

it('stays in the window of an embedded host [SH-07]', () => {
  show('DingTalk/7.6.0');
  expect(screen.getByRole('link', { name: 'card' })).not.toHaveAttribute('target');
  expect(screen.getByRole('link', { name: 'card' })).toHaveAttribute('href', '/course/7');
});
