// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Gauge } from './Gauge.tsx';

describe('Gauge', () => {
  it('is a meter with a name, and decoration without one [UI-07]', () => {
    const { rerender, container } = render(<Gauge value={130} max={120} label="Score" valueText="all of 120" />);
    const meter = screen.getByRole('meter', { name: 'Score' });
    expect(meter).toHaveAttribute('aria-valuenow', '120');
    expect(meter).toHaveAttribute('aria-valuetext', 'all of 120');
    rerender(<Gauge value={null} label="Score" />);
    expect(screen.getByRole('img', { name: 'Score' })).toBeInTheDocument();
    rerender(<Gauge value={86} />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });
  it('paints as much of the scale as is reached, nothing where nothing is', () => {
    const { container, rerender } = render(<Gauge value={30} min={20} max={60} />);
    const reached = () => container.querySelector('[data-reached]');
    expect(reached()).toHaveAttribute('stroke-dasharray', '0.25 1');
    rerender(<Gauge value={20} min={20} max={60} />);
    expect(reached()).toBeNull();
    rerender(<Gauge value={null} />);
    expect(reached()).toBeNull();
  });
  it('draws no words of its own: those on it are HTML', () => {
    const { container } = render(
      <Gauge value={86} mark={60} markText="pass 60" figure={86} seed="1">
        <small>of 100</small>
      </Gauge>,
    );
    expect(container.querySelector('svg')?.innerHTML).not.toMatch(/NaN|undefined|<text/);
    expect(screen.getByText('86').closest('svg')).toBeNull();
    expect(screen.getByText('of 100').closest('svg')).toBeNull();
    expect(screen.getByText('pass 60').closest('svg')).toBeNull();
  });
});
