import { chapterNote, noteTip } from '@banyan/contracts/course';
import { NetworkError } from '@banyan/core-http';
import { answer } from '@banyan/core-screen/testing';
import { storyLanguage } from '@banyan/core-screen/stories';
import { Card } from '@banyan/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inCourse, inStory } from '../testing/courseStory.tsx';
import { makeDetail } from '../testing/fixtures.ts';
import { OpenedCourse } from '../testing/OpenedCourse.tsx';
import { NotesPart } from './NotesPart.tsx';

const detailOf = (language: 'zh' | 'en') => {
  const detail = makeDetail({}, language);
  const chapter = detail.chapters.find(({ id }) => id === 1005);
  if (chapter === undefined) throw new Error('no chapter');
  return { detail, chapter };
};

const meta: Meta<typeof NotesPart> = {
  title: 'course/Notes panel',
  component: NotesPart,
  decorators: [inCourse(360)],
  render: (_, { globals }) => (
    <OpenedCourse>
      <Card padding="none">
        <NotesPart {...detailOf(storyLanguage(globals))} />
      </Card>
    </OpenedCourse>
  ),
};
export default meta;
type Story = StoryObj<typeof NotesPart>;

export const Default: Story = { tags: ['english', 'dark'] };
export const Empty: Story = {
  parameters: inStory({
    answers: () => [
      answer(chapterNote, () => ({ items: [], next: null, used: 0 })),
      answer(noteTip, () => ({ shown: 'N' as const })),
    ],
  }),
};
export const Failed: Story = {
  parameters: inStory({ answers: () => [answer(chapterNote, () => Promise.reject(new NetworkError(chapterNote)))] }),
};

/** Editing a public note first announces its withdrawal. */
export const Withdrawing: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: /^修改笔记：夜班/ }));
    await userEvent.click(await page.findByRole('button', { name: '撤回并修改' }));
    await expect(await canvas.findByRole('textbox', { name: '写笔记' })).toHaveValue(
      '夜班只有一名检验员时，路线从终检倒走，先看最贵的工序。',
    );
  },
};
