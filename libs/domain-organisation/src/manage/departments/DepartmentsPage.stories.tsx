import { manageDepartments, moveDepartment } from '@banyan/contracts/organisation';
import { standardStories } from '@banyan/core-screen/stories';
import { answer } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { makeDepartments } from '../../testing/people.ts';
import { inStory, onSheet, organisationPage } from '../../testing/organisationStory.tsx';
import { DepartmentsPage } from './DepartmentsPage.tsx';

const meta: Meta<typeof DepartmentsPage> = {
  title: 'organisation/Departments page',
  component: DepartmentsPage,
  parameters: { layout: 'fullscreen' },
  decorators: [organisationPage(DepartmentsPage), onSheet],
};
export default meta;
type Story = StoryObj;

const at = '/manage/departments';
const stories = standardStories({
  call: manageDepartments,
  at,
  full: () => ({ departments: makeDepartments() }),
  empty: { departments: [] },
  long: () => ({
    departments: makeDepartments().map((one) => ({
      ...one,
      name: { zh_cn: '很长的部门名称'.repeat(8), en: 'A department with a long name '.repeat(2) },
    })),
  }),
});
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;

/** A department was moved with many people: what they gain follows, and how far it is stands above the tree. */
export const Settling: Story = {
  parameters: inStory({
    at,
    answers: () => [
      answer(manageDepartments, () => ({
        departments: makeDepartments().map((one) =>
          one.id === 3 ? { ...one, settling: { done: 3500, total: 10_000 } } : one,
        ),
      })),
    ],
  }),
};

/** A department is chosen, and a new one begun below it. */
export const AddBelowTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { language: 'en', enterprise: 'larkfield' },
  parameters: inStory({ at }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('row', { name: /Stores/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add below' }));
    await expect(await canvas.findByText('Below “Stores”')).toBeVisible();
  },
};

/** Alt with an arrow puts a department before the one above it. */
export const MoveTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { language: 'en', enterprise: 'larkfield' },
  parameters: inStory({
    at,
    answers: () => [
      answer(moveDepartment, () => {
        const [top, first, second, third] = makeDepartments();
        return { departments: [top, second, third, first].flatMap((one) => (one === undefined ? [] : [one])) };
      }),
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = await canvas.findByRole('row', { name: /Stores/ });
    row.focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Stores'));
    await expect(await canvas.findByRole('row', { name: /Stores/ })).toHaveFocus();
  },
};
