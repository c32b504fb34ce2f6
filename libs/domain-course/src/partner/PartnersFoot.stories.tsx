import type { Meta, StoryObj } from '@storybook/react-vite';
import { inCourse } from '../testing/courseStory.tsx';
import { PartnersFoot } from './PartnersFoot.tsx';

const meta: Meta<typeof PartnersFoot> = {
  title: 'course/Partners foot',
  component: PartnersFoot,
  decorators: [inCourse(960)],
};
export default meta;
type Story = StoryObj<typeof PartnersFoot>;

export const Default: Story = {};
