import { courseList } from '@banyan/contracts/course';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { OpenedCatalogue } from '../testing/OpenedCatalogue.tsx';
import { CatalogueFilters } from './CatalogueFilters.tsx';
import { answer, waiting } from '@banyan/core-screen/testing';
import { inCourse, inStory } from '../testing/courseStory.tsx';

const meta: Meta<typeof CatalogueFilters> = {
  title: 'course/Catalogue filters',
  component: CatalogueFilters,
  decorators: [inCourse(940)],
  parameters: inStory({ at: '/course' }),
  render: () => (
    <OpenedCatalogue>
      <CatalogueFilters />
    </OpenedCatalogue>
  ),
};
export default meta;
type Story = StoryObj<typeof CatalogueFilters>;

/** By keyboard only: opened, chosen, closed; the address follows and the focus returns. */
export const Default: Story = { tags: ['english', 'dark'] };

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const body = within(canvasElement.ownerDocument.body);
    const duration = await canvas.findByRole('button', { name: /时长/ });
    duration.focus();
    await userEvent.keyboard('{Enter}');
    await body.findByRole('option', { name: '1 小时以内' });
    await userEvent.keyboard('{ArrowDown}{Enter}{Escape}');
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(/duration=under/));
    await waitFor(() => expect(canvas.getByRole('button', { name: /时长/ })).toHaveFocus());
  },
};
/** Every filter is active. */
export const AllChosen: Story = {
  parameters: inStory({ at: '/course?state=learning&type=required&duration=under30&lecturer=12&fee=free&view=list' }),
};
/** Visitors have no learning state to filter by. */
export const Visitor: Story = {
  parameters: inStory({ at: '/course', visitor: true }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: /时长/ });
    await expect(canvas.queryByRole('button', { name: /学习状态/ })).toBeNull();
  },
};
/** No lecturers to filter by yet. */
export const NoLecturers: Story = {
  parameters: inStory({ at: '/course', answers: () => [answer(courseList, waiting)] }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: /讲师/ })).toBeDisabled();
  },
};
