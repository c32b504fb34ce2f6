import type { Meta, StoryObj } from '@storybook/react-vite';
import { inExam } from '../testing/examStory.tsx';

import { CircleMark } from './CircleMark.tsx';

const meta: Meta<typeof CircleMark> = { title: 'exam/Circle mark', component: CircleMark, decorators: [inExam(200)] };
export default meta;
type Story = StoryObj;

export const First: Story = { render: () => <CircleMark circle={1} /> };
export const Last: Story = { render: () => <CircleMark circle={5} /> };
