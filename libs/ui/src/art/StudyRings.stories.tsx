import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row } from '../story-kit/Sheet.tsx';
import { StudyRings } from './StudyRings.tsx';

const days = [0.3, 0, 0.6, 0.4, 1, 0.2, 0, 0.5, 0.8, 0.3, 0.6, 0.9, 0.4, 0.7];

const meta: Meta<typeof StudyRings> = {
  title: 'ui/Drawings/StudyRings',
  component: StudyRings,
  argTypes: {
    seed: { control: 'text' },
    size: { control: { type: 'range', min: 96, max: 480, step: 16 } },
    label: { control: 'text' },
  },
};
export default meta;
type Story = StoryObj<typeof StudyRings>;

/** Each property is a control. */
export const Default: Story = { args: { seed: 'hengchuan', days, rims: [0.71, 0.86, 0.75], size: 288 } };

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-reached]')).toHaveLength(3);
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Playground: Story = { ...Default };

/** Nothing learned, the first days, all rims full, nothing expected. */
export const Ages: Story = {
  globals: { appearance: 'dark', enterprise: 'blue' },
  render: () => (
    <Row>
      <StudyRings seed="larkfield" days={days.map(() => 0)} rims={[0, 0, 0]} size={220} />
      <StudyRings seed="larkfield" days={[0.5, 0.2, 1]} rims={[1, 0.2, 0.05]} size={220} />
      <StudyRings seed="larkfield" days={days} rims={[1, 1, 1]} size={220} />
      <StudyRings seed="larkfield" days={days} rims={[]} size={220} />
    </Row>
  ),
};
