import { removeShare, shareList } from '@banyan/contracts/course';
import { standardStories } from '@banyan/core-screen/stories';
import { answer } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { coursePage, inStory } from '../testing/courseStory.tsx';
import { longer } from '../testing/myRecords.ts';
import { makeShares, noShares } from '../testing/shares.ts';
import { MySharesPage } from './MySharesPage.tsx';

const at = '/my/my-share';
const meta: Meta<typeof MySharesPage> = {
  title: 'course/My shares page',
  component: MySharesPage,
  parameters: { layout: 'fullscreen' },
  decorators: [coursePage(MySharesPage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: shareList,
  at,
  full: (language) => makeShares(language),
  empty: noShares,
  long: (language) => makeShares(language, longer[language]),
});
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;

/** Deleting a share needs a confirmation. */
export const Removed: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at,
    answers: (language) => {
      let shown = makeShares(language);
      return [
        answer(shareList, () => shown),
        answer(removeShare, ({ share }) => {
          shown = { ...shown, items: shown.items.filter(({ id }) => id !== share), total: 3, came: 7 };
          return { removed: true };
        }),
      ];
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = await canvas.findAllByRole('button', { name: /从分享记录中移除/ });
    await userEvent.click(first ?? canvasElement);
    const dialog = within(await screen.findByRole('alertdialog', { name: '移除这条分享？' }));
    await userEvent.click(dialog.getByRole('button', { name: '移除' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
  },
};
