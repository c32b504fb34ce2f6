import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordRules } from './PasswordRules.tsx';

const meta: Meta<typeof PasswordRules> = {
  title: 'account/login/Password rules',
  component: PasswordRules,
  args: { policy: { min: 8, max: 15, classes: 3, noRuns: true, noRepeats: true }, password: 'Birch12' },
};
export default meta;
type Story = StoryObj<typeof PasswordRules>;

export const Default: Story = {};
export const NothingTyped: Story = { args: { password: '' } };
export const Met: Story = { args: { password: 'Birch-4271' } };
