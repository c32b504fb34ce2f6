import type { Meta, StoryObj } from '@storybook/react-vite';
import { inExam } from '../testing/examStory.tsx';
import { fixtureNow } from '../testing/fixtures.ts';
import { When } from './When.tsx';

const meta: Meta<typeof When> = {
  title: 'exam/When',
  component: When,
  decorators: [inExam(320)],
  args: { at: fixtureNow + 2_400_000 },
};
export default meta;
type Story = StoryObj<typeof When>;

export const Today: Story = {};
export const Tomorrow: Story = { args: { at: fixtureNow + 57_600_000 } };
export const LaterInEnglish: Story = { args: { at: fixtureNow + 10 * 86_400_000 }, globals: { language: 'en' } };
