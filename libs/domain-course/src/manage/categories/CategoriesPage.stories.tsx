import { ErrorCode } from '@banyan/contracts';
import { manageCategories, manageCategory, mergeCategory } from '@banyan/contracts/course';
import { RefusedError } from '@banyan/core-http';
import { standardStories } from '@banyan/core-screen/stories';
import { answer, failing } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { coursePage, inStory, onSheet } from '../../testing/courseStory.tsx';
import { makeCategories } from '../../testing/manageCategories.ts';
import { CategoriesPage } from './CategoriesPage.tsx';

const meta: Meta<typeof CategoriesPage> = {
  title: 'course/Categories of the console',
  component: CategoriesPage,
  parameters: { layout: 'fullscreen' },
  decorators: [coursePage(CategoriesPage), onSheet],
};
export default meta;
type Story = StoryObj;

const at = '/manage/courses/categories';
const stories = standardStories({
  call: manageCategories,
  at,
  full: () => ({ categories: makeCategories(), mayEdit: true }),
  empty: { categories: [], mayEdit: true },
  long: () => ({
    categories: makeCategories().map((one) => ({
      ...one,
      name: { zh_cn: '很长的分类名称'.repeat(5), en: 'A category with a long name '.repeat(2) },
    })),
    mayEdit: true,
  }),
});
export const Default: Story = { ...stories.Default, tags: ['english', 'dark'] };
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
/** A right that does not reach everywhere: the same tree, without acts. */
export const LookOnly: Story = {
  parameters: inStory({
    at,
    answers: () => [answer(manageCategories, () => ({ categories: makeCategories(), mayEdit: false }))],
  }),
};
export const HistoryFailedTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({ at, answers: () => [failing(manageCategory)] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('row', { name: /安全与环保/ }));
    await expect(await canvas.findByText('记录没有取到')).toBeVisible();
  },
};

/** A category is added below another one and chosen; nothing else than a name is needed. */
export const AddBelowTest: Story = {
  tags: ['test', '!dev', '!autodocs', 'english-dark'],
  parameters: inStory({ at }),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const zh = globals['language'] !== 'en';
    await userEvent.click(await canvas.findByRole('row', { name: zh ? /安全与环保/ : /Safety/ }));
    await userEvent.click(await canvas.findByRole('button', { name: zh ? '在下面新建' : 'New one below' }));
    const name = await canvas.findByRole('textbox', { name: zh ? '中文名称' : 'Chinese name' });
    await userEvent.type(name, '消防');
    await userEvent.click(
      within(canvas.getByRole('form')).getByRole('button', { name: zh ? '新建分类' : 'New category' }),
    );
    await expect(await canvas.findByRole('row', { name: /消防/ })).toBeVisible();
  },
};

/** Alt with an arrow puts a category before the one above it. */
export const MoveTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({ at }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = await canvas.findByRole('row', { name: /安全与环保/ });
    row.focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(canvas.getAllByRole('row')[0]).toHaveTextContent('安全与环保'));
  },
};

/** Merging says what goes along, and a refusal is told where it was asked. */
export const MergeRefusedTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at,
    answers: () => [
      {
        call: mergeCategory,
        give: () =>
          Promise.reject(
            new RefusedError(mergeCategory, { code: ErrorCode.conflict, msg: '', data: { reason: 'deep' } }),
          ),
      },
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('row', { name: /质量管理/ }));
    await userEvent.click(await canvas.findByRole('button', { name: '合并到别的分类' }));
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await expect(dialog.getByText(/12 门课程/)).toBeInTheDocument();
    await userEvent.click(await dialog.findByRole('row', { name: /安全与环保/ }));
    await userEvent.click(dialog.getByRole('button', { name: '合并到别的分类' }));
    await waitFor(() => expect(dialog.getByText('分类最多三级，放不下')).toBeVisible());
  },
};
