import { studyLease } from '@banyan/contracts/course';
import { NetworkError } from '@banyan/core-http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { courseLinks } from '../course.links.ts';
import { RefusedPage } from './RefusedPage.tsx';
import { fits, narrow } from '@banyan/core-screen/stories';
import { answer, waiting } from '@banyan/core-screen/testing';
import { coursePage, inStory } from '../testing/courseStory.tsx';

const at = courseLinks.refused.href(101, '首件检验与过程巡检实务');

const meta: Meta<typeof RefusedPage> = {
  title: 'course/Refused page',
  component: RefusedPage,
  parameters: { layout: 'fullscreen', ...inStory({ at }) },
  decorators: [coursePage(RefusedPage)],
};
export default meta;
type Story = StoryObj<typeof RefusedPage>;

export const Default: Story = { tags: ['english', 'dark'] };

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('“首件检验与过程巡检实务”正在别处学习')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '在这里继续学' }));
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/course/101'));
  },
};
export const TakingOver: Story = {
  parameters: inStory({ at, answers: () => [answer(studyLease, waiting)] }),
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: '在这里继续学' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};
export const NotTakenOver: Story = {
  parameters: inStory({
    at,
    answers: () => [answer(studyLease, () => Promise.reject(new NetworkError(studyLease)))],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '在这里继续学' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('没有换过来');
  },
};
export const LongName: Story = {
  parameters: inStory({ at: courseLinks.refused.href(101, '首件检验与过程巡检实务'.repeat(12)) }),
};
export const NoCourse: Story = { parameters: inStory({ at: '/refused/x/y' }) };
export const Narrow: Story = {
  globals: { language: 'en', enterprise: 'larkfield' },
  parameters: inStory({ at, width: narrow }),
};

export const NarrowTest: Story = {
  ...Narrow,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Take over here' });
    await expect(fits(canvasElement)).toBe(true);
  },
};
