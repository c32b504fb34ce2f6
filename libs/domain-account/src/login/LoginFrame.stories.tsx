import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LoginFrame } from './LoginFrame.tsx';
import { PasswordLogin } from './PasswordLogin.tsx';

const meta: Meta<typeof LoginFrame> = {
  title: 'account/login/Frame',
  component: LoginFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    seed: '1001',
    brand: 'Hengchuan Academy',
    logo: '',
    tools: null,
    foot: null,
    children: <PasswordLogin accountLabel="" pending={false} problem={null} onSubmit={() => undefined} />,
  },
};
export default meta;
type Story = StoryObj<typeof LoginFrame>;

export const Default: Story = {
  args: { slogan: 'Craft grows ring by ring', detail: '26 courses by 11 in-house lecturers.' },
};
export const LongSlogan: Story = {
  args: { slogan: 'Craft grows ring by ring, year after year, and what one has learned '.repeat(3), detail: 'Long' },
};
/** The words' ground reaches below their last line, and no ring crosses them. */
export const LongSloganTest: Story = {
  ...LongSlogan,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const last = within(canvasElement).getByText('Long');
    const words = last.parentElement ?? canvasElement;
    await expect(getComputedStyle(words).backgroundImage).toMatch(/^linear-gradient/);
    const below = words.getBoundingClientRect().bottom - last.getBoundingClientRect().bottom;
    await expect(below).toBeGreaterThanOrEqual(48);
  },
};
export const OtherTree: Story = { args: { seed: '1002', slogan: 'Every shelf tells a story', detail: '22 courses.' } };
