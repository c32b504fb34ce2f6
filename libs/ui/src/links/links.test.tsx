// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LinkButton } from '../components/LinkButton.tsx';
import { UiProvider } from '../theme/UiProvider.tsx';
import type { UiLinkProps } from './link-context.ts';

function RouterLink({ children, ...rest }: UiLinkProps) {
  return (
    <a data-router="" {...rest}>
      {children}
    </a>
  );
}

it('renders plain anchors without a router and the application’s links with one', () => {
  const { rerender } = render(<LinkButton href="/course">All</LinkButton>);
  expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('href', '/course');
  rerender(
    <UiProvider link={RouterLink}>
      <LinkButton href="/course" variant="primary">
        All
      </LinkButton>
    </UiProvider>,
  );
  expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('data-router');
});
