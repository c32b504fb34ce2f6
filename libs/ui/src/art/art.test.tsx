// @vitest-environment jsdom
import { fireEvent, render, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CourseCover } from './CourseCover.tsx';
import { CoverFrame } from './CoverFrame.tsx';
import { DrawnCover } from './DrawnCover.tsx';
import { drawingNames } from './drawing-names.ts';
import { Drawing } from './Drawing.tsx';
import { coverMotifs, motifFor } from './motifs.ts';
import { Ribbon } from './Ribbon.tsx';
import { YearRing } from './YearRing.tsx';

const markup = (node: React.ReactElement) => render(node).container.innerHTML;

describe('CourseCover', () => {
  it.each(coverMotifs)('draws %s the same for one seed and another way for the next', (motif) => {
    const first = markup(<DrawnCover seed="1" motif={motif} />);
    expect(markup(<DrawnCover seed="1" motif={motif} />)).toBe(first);
    expect(markup(<DrawnCover seed="2" motif={motif} />)).not.toBe(first);
    expect(first).not.toMatch(/NaN|undefined|<text/);
  });
  it('shows its ground until its drawing is there', async () => {
    const { container } = render(<CourseCover seed="1" motif="people" />);
    expect(container.querySelectorAll('svg > rect')).toHaveLength(1);
    await waitFor(() => expect(container.innerHTML).toBe(markup(<DrawnCover seed="1" motif="people" />)));
  });
  it('spreads courses without a category over every motif', () => {
    const drawn = new Set(Array.from({ length: 200 }, (_, id) => motifFor(`course-${id}`)));
    expect([...drawn].sort()).toEqual([...coverMotifs].sort());
  });
  it('is decoration without a title and an image with one [UI-07]', () => {
    const { getByRole, rerender, queryByRole } = render(<CourseCover seed="1" title="First article" />);
    expect(getByRole('img', { name: 'First article' })).toBeInTheDocument();
    rerender(<CourseCover seed="1" />);
    expect(queryByRole('img')).toBeNull();
  });
});

describe('CoverFrame', () => {
  it('draws a cover when a picture does not load [UI-05]', () => {
    const { container } = render(<CoverFrame seed="1" src="/missing.jpg" eager />);
    const image = container.querySelector('img');
    expect(image).toHaveAttribute('src', '/missing.jpg');
    if (image !== null) fireEvent.error(image);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('svg')).not.toBeNull();
  });
});

describe('Ribbon', () => {
  it('makes parts as wide as they are long and fills them as far as they are done', () => {
    const { container } = render(
      <Ribbon
        segments={[
          { size: 18, state: 'done' },
          { size: 22, state: 'part', done: 0.25 },
          { size: -1, state: 'part', done: 7 },
        ]}
      />,
    );
    const parts = [...container.querySelectorAll('i')];
    expect(parts.map((part) => part.style.flexGrow)).toEqual(['18', '22', '0']);
    expect(parts.map((part) => part.querySelector('b')?.style.width)).toEqual([undefined, '25%', '100%']);
  });
});

describe('YearRing', () => {
  it.each([-1, 0, 0.3, 0.5, 0.88, 1, 2])('draws a year that stopped at %d', (fraction) => {
    expect(markup(<YearRing seed="1" fraction={fraction} />)).not.toMatch(/NaN|undefined/);
  });
});

describe('Drawing', () => {
  it.each(drawingNames)('draws %s without words, in a place it keeps', async (name) => {
    const { container } = render(<Drawing name={name} width={80} />);
    const svg = container.querySelector('svg');
    expect([svg?.getAttribute('width'), svg?.getAttribute('height')]).toEqual(['80', '60']);
    await waitFor(() => expect(svg?.childElementCount).toBeGreaterThan(0));
    expect(container.innerHTML).not.toMatch(/NaN|undefined|<text/);
  });
});
