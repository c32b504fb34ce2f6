import { canApply } from '@banyan/contracts/teaching';
import { standardStories } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { teachingPage, inStory } from '../testing/teachingStory.tsx';
import { makeApplication } from '../testing/lecturers.ts';
import { longer } from '../testing/fixtures.ts';
import { ApplyPage } from './ApplyPage.tsx';

const meta: Meta<typeof ApplyPage> = {
  title: 'teaching/Lecturer application',
  component: ApplyPage,
  parameters: { layout: 'fullscreen' },
  decorators: [teachingPage(ApplyPage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: canApply,
  at: '/lecturer/apply',
  full: (language) => ({
    allowed: true,
    lecturer: null,
    application: makeApplication(language, { state: 'rejected', reason: '…' }),
  }),
  empty: { allowed: true, lecturer: null, application: null },
  long: (language) => ({
    allowed: false,
    lecturer: null,
    application: makeApplication(language, { introduction: longer[language].repeat(20) }),
  }),
});
export const Default: Story = { ...stories.Default, tags: ['english'] };
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;

/** Custom words are added with Enter and on blur; the first invalid field gets the focus. */
export const OwnWordsTest: Story = {
  parameters: inStory({ at: '/lecturer/apply' }),
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const labels = await canvas.findByRole('combobox', { name: '专长标签' });
    await userEvent.type(canvas.getByRole('textbox', { name: '擅长什么' }), '检验');
    await userEvent.click(canvas.getByRole('button', { name: '提交申请' }));
    await waitFor(() => expect(labels).toHaveFocus());
    await userEvent.keyboard('热像检漏{Enter}');
    await waitFor(() => expect(labels).toHaveValue(''));
    await userEvent.keyboard('夜班带教');
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getAllByRole('row').map((row) => row.textContent)).toEqual(['热像检漏', '夜班带教']),
    );
    await expect(labels).toHaveValue('');
  },
};
