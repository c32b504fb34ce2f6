// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UiProvider } from '../theme/UiProvider.tsx';
import { EmptyState } from './EmptyState.tsx';

it('says “no data” in the reader’s language under a picture of 296 px, unless it is told better [UI-01]', () => {
  const { container, rerender } = render(
    <UiProvider emptyText="Keine Daten">
      <EmptyState />
    </UiProvider>,
  );
  expect(screen.getByText('Keine Daten')).toBeInTheDocument();
  expect(container.querySelector('svg')).toHaveAttribute('width', '296');
  rerender(
    <UiProvider emptyText="Keine Daten">
      <EmptyState label="No courses yet" image={{ src: '/empty.png' }} size={120} />
    </UiProvider>,
  );
  expect(screen.queryByText('Keine Daten')).toBeNull();
  expect(screen.getByText('No courses yet')).toBeInTheDocument();
  expect(container.querySelector('img')).toHaveAttribute('width', '120');
});
