import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import styled from 'styled-components';
import { drawingNames } from './drawing-names.ts';
import { Drawing } from './Drawing.tsx';
import { pigments } from './pigments.ts';

const meta: Meta<typeof Drawing> = {
  title: 'ui/Drawings/Drawing',
  component: Drawing,
  argTypes: {
    name: { control: 'select', options: drawingNames },
    pigment: { control: 'select', options: [undefined, ...Object.keys(pigments)] },
    width: { control: { type: 'range', min: 64, max: 320, step: 8 } },
  },
};
export default meta;
type Story = StoryObj<typeof Drawing>;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, 1fr);
  gap: 24px;
  width: 1152px;
  font-size: var(--t12);
  color: var(--ink-3);

  & > li {
    display: grid;
    gap: 8px;
    justify-items: center;
    align-content: end;
  }
`;

/** Its shapes load on first use, into reserved room; each property is a control. */
export const Default: Story = {
  args: { name: 'badge', width: 296 },
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const svg = canvasElement.querySelector('svg');
    await expect([svg?.getAttribute('width'), svg?.getAttribute('height')]).toEqual(['296', '222']);
    await waitFor(() => expect(svg?.childElementCount).toBeGreaterThan(3));
    await expect(svg).toHaveAttribute('aria-hidden', 'true');
    await expect(svg?.querySelector('text')).toBeNull();
  },
};

export const Playground: Story = { ...Default };

/** Drawings for empty, failed, closed and signed-out states, each in its own pigment. */
export const All: Story = {
  tags: ['dark'],
  render: () => (
    <Grid>
      {drawingNames.map((name) => (
        <li key={name}>
          <Drawing name={name} width={160} />
          {name}
        </li>
      ))}
    </Grid>
  ),
};

export const AllTest: Story = {
  ...All,
  tags: ['test', '!dev', '!autodocs', 'dark'],
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      for (const svg of canvasElement.querySelectorAll('svg')) void expect(svg.childElementCount).toBeGreaterThan(0);
    });
  },
};
