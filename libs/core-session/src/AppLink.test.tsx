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
        <AppLink to="/course/7">card</AppLink>
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

it('decides by the address: things open in a tab, lists and the own thing stay [SH-07]', () => {
  render(
    <SessionContext value={makeSession({ host: detectHost('') })}>
      <MemoryRouter initialEntries={['/task/exam/result/31']}>
        {[
          '/course/7?chapter=9',
          '/my/my-exam',
          '/task/exam/excessive/5',
          '/course/classlibrary',
          '/news/community/4',
        ].map((to) => (
          <AppLink key={to} to={to}>
            {to}
          </AppLink>
        ))}
        <AppLink kind="screen" to="/task/exam/excessive/6">
          another exam
        </AppLink>
      </MemoryRouter>
    </SessionContext>,
  );
  const newTabs = screen.getAllByRole('link').filter((link) => link.getAttribute('target') === '_blank');
  expect(newTabs.map(({ textContent }) => textContent)).toEqual([
    '/course/7?chapter=9',
    '/news/community/4',
    'another exam',
  ]);
});
