import { categoryTree } from '@banyan/contracts/course';
import { NetworkError } from '@banyan/core-http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { makeCategories } from '../testing/fixtures.ts';
import { OpenedCatalogue } from '../testing/OpenedCatalogue.tsx';
import { CategoryPanel } from './CategoryPanel.tsx';
import { answer, waiting } from '@banyan/core-screen/testing';
import { inCourse, inStory } from '../testing/courseStory.tsx';

const meta: Meta<typeof CategoryPanel> = {
  title: 'course/Category panel',
  component: CategoryPanel,
  decorators: [inCourse(276)],
  parameters: inStory({ at: '/course' }),
  render: () => (
    <OpenedCatalogue>
      <CategoryPanel />
    </OpenedCatalogue>
  ),
};
export default meta;
type Story = StoryObj<typeof CategoryPanel>;

/** By keyboard: to a branch, open it, into it, follow the link. */
export const Default: Story = { tags: ['english', 'dark'] };

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const all = await canvas.findByRole('link', { name: /^全部课程/ });
    await expect(all).toHaveAttribute('aria-current', 'page');
    all.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}');
    await expect(canvas.getByRole('link', { name: /^检验与抽样/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/course?cat=quality01'));
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('检验与抽样');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.queryByRole('link', { name: /^来料检验/ })).toBeNull();
  },
};
/** The third level, from a pasted address: its ancestors are expanded. */
export const Deep: Story = {
  parameters: inStory({ at: '/course?cat=quality011' }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { current: 'page' })).toHaveTextContent('来料检验');
  },
};
export const Loading: Story = {
  parameters: inStory({ at: '/course', answers: () => [answer(categoryTree, waiting)] }),
};
export const FailedOnce: Story = {
  parameters: inStory({
    at: '/course',
    answers: (language) => {
      let asked = 0;
      return [
        answer(categoryTree, () =>
          (asked += 1) === 1 ? Promise.reject(new NetworkError(categoryTree)) : makeCategories(language),
        ),
      ];
    },
  }),
};

export const FailedOnceTest: Story = {
  ...FailedOnce,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }));
    await expect(await canvas.findByRole('link', { name: /^全部课程/ })).toBeVisible();
  },
};
