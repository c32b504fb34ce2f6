import { documentToken, scormChapter } from '@banyan/contracts/course';
import { answer, failing, waiting } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { useCourseDesk } from '../course.desk.ts';
import { EvidencePanel } from './EvidencePanel.tsx';
import { kindAnswers, makeDocument, makeScorm } from '../testing/chapterKinds.ts';
import { inCourse, inStory } from '../testing/courseStory.tsx';
import { OpenedCourse } from '../testing/OpenedCourse.tsx';
import { ReadingStage } from './ReadingStage.tsx';

const Begun = observer(function Begun() {
  const { player } = useCourseDesk();
  const { chapter, started } = player;
  useEffect(() => {
    if (chapter !== null) player.start();
  }, [player, chapter]);
  return chapter === null || !started ? null : (
    <>
      <ReadingStage chapter={chapter} />
      <EvidencePanel learnedShare={0.95} />
    </>
  );
});

const meta: Meta<typeof ReadingStage> = {
  title: 'course/Reading stage',
  component: ReadingStage,
  decorators: [inCourse(864)],
  parameters: inStory({ answers: () => kindAnswers('article', 1) }),
  render: () => (
    <OpenedCourse>
      <Begun />
    </OpenedCourse>
  ),
};
export default meta;
type Story = StoryObj<typeof ReadingStage>;

export const Article: Story = {};
export const Album: Story = { parameters: inStory({ answers: () => kindAnswers('album', 3) }) };
export const Link: Story = { parameters: inStory({ answers: () => kindAnswers('link', 1) }) };
export const Package: Story = { parameters: inStory({ answers: () => kindAnswers('scorm', 2) }) };
/** A package of one part, unfinished. */
export const PackageOfOne: Story = {
  parameters: inStory({
    answers: () => {
      const one = { no: 1, title: '点检五步', status: 'incomplete', finished: false } as const;
      const { current } = makeScorm();
      return kindAnswers('scorm', 1, {}, { parts: [one], current: { ...current, status: 'incomplete', score: null } });
    },
  }),
};
export const PackageWaiting: Story = {
  parameters: inStory({ answers: () => [...kindAnswers('scorm', 2), answer(scormChapter, waiting)] }),
};
export const PackageBroken: Story = {
  parameters: inStory({ answers: () => [...kindAnswers('scorm', 2), failing(scormChapter)] }),
};
export const LinkRefused: Story = { parameters: inStory({ answers: () => kindAnswers('link', 1, { link: null }) }) };

/** A document other than PDF opens in its own window, which counts as read. */
export const WordDocument: Story = {
  parameters: inStory({
    answers: () => {
      const word = {
        name: '指导书.docx',
        type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      };
      return [...kindAnswers('document', 1), answer(documentToken, () => ({ ...makeDocument(), ...word }))];
    },
  }),
};
export const WordDocumentTest: Story = {
  ...WordDocument,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opening = spyOn(window, 'open').mockReturnValue(null);
    const open = await canvas.findByRole('button', { name: '打开文档' });
    await expect(canvas.getByText('指导书.docx')).toBeVisible();
    await expect(canvas.getByText(/打开文档，本章就学完了/)).toBeVisible();
    // Opening it starts its time; the page has no other button for it.
    await expect(canvas.queryByRole('button', { name: '继续阅读' })).toBeNull();
    await userEvent.click(open);
    await expect(opening).toHaveBeenCalledWith(expect.stringMatching(/^\/filepreview\?/), '_blank', 'noopener');
    await expect(await canvas.findByRole('button', { name: '再次打开文档' })).toBeVisible();
    await expect(canvas.queryByText(/打开文档，本章就学完了/)).toBeNull();
  },
};

/** Each picture counts once it is shown. */
export const AlbumTest: Story = {
  ...Album,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const next = await canvas.findByRole('button', { name: '下一张' });
    await expect(await canvas.findByText(/看 2 张/)).toBeVisible();
    await userEvent.click(next);
    await expect(await canvas.findByText(/看 1 张/)).toBeVisible();
    await expect(canvas.getByText('气压低：查过滤器。')).toBeVisible();
  },
};

/** The link's address is shown before it opens. */
export const LinkTest: Story = {
  ...Link,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '打开链接' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('www.example.com');
    await userEvent.click(canvas.getByRole('button', { name: '留在这里' }));
    await expect(canvas.getByRole('button', { name: '打开链接' })).toBeVisible();
  },
};

/** The next part is offered once the open one is finished; choosing it opens it. */
export const PackageTest: Story = {
  ...Package,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('得分 80')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: '下一节：异常上报' }));
    await waitFor(() => expect(canvas.getByRole('button', { current: 'step' })).toHaveTextContent('异常上报'));
    await expect(canvas.queryByRole('button', { name: /^下一节/ })).toBeNull();
  },
};
