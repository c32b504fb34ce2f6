import { ErrorCode } from '@banyan/contracts';
import {
  courseVersions,
  materialSubtitles,
  publishDraft,
  readDraft,
  saveDraft,
  saveSubtitles,
  type CourseMaterial,
} from '@banyan/contracts/course';
import { RefusedError } from '@banyan/core-http';
import { answer, failing } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { coursePage, inStory, onSheet } from '../../testing/courseStory.tsx';
import { makeEdited } from '../../testing/manageCourses.ts';
import { EditorPage } from './EditorPage.tsx';

const meta: Meta<typeof EditorPage> = {
  title: 'course/Editor of a course',
  component: EditorPage,
  parameters: { layout: 'fullscreen', ...inStory({ at: '/manage/courses/301' }) },
  decorators: [coursePage(EditorPage), onSheet],
};
export default meta;
type Story = StoryObj;

const at = '/manage/courses/301';

export const Default: Story = { tags: ['english', 'dark'] };
/** Nobody has published it yet, and nothing is in it. */
export const New: Story = {
  parameters: inStory({
    at,
    answers: () => [
      answer(readDraft, () => {
        const { draft } = makeEdited();
        return makeEdited({
          ...{ state: 'draft', version: 0, revision: 0, savedAt: null, learners: 0, finished: 0, changes: [] },
          faults: [{ at: 'chapters', rule: 'noChapters' }],
          ...{ draft: { ...draft, chapters: [] }, materials: [] },
        });
      }),
    ],
  }),
};
export const Loading: Story = {
  parameters: inStory({ at, answers: () => [{ call: readDraft, give: () => new Promise<never>(() => undefined) }] }),
};
export const Failed: Story = { parameters: inStory({ at, answers: () => [failing(readDraft)] }) };
export const OthersPublish: Story = {
  parameters: inStory({ at, answers: () => [answer(readDraft, () => makeEdited({ mayPublish: false, faults: [] }))] }),
};

/** Somebody may look, neither change nor publish: the same page without fields, and one line why. */
export const LookOnly: Story = {
  tags: ['english', 'dark'],
  parameters: inStory({
    at,
    answers: () => [answer(readDraft, () => makeEdited({ mayEdit: false, mayPublish: false }))],
  }),
};
export const LookOnlyTest: Story = {
  ...LookOnly,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('您可以查看这门课程，没有修改它的权限。')).toBeVisible();
    for (const chapter of ['课程介绍', /首件记录卡怎么填/]) {
      await userEvent.click(canvas.getByRole('button', { name: chapter }));
      await expect(canvas.queryByRole('textbox')).toBeNull();
    }
    await expect(await canvas.findByText('自检、互检、专检，缺一不可。')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '发布' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: '加一章' })).toBeNull();
  },
};

/** Saves the words typed after a pause; a failure is told and tried again. */
export const NotSavedTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at,
    answers: () => {
      let calls = 0;
      return [
        answer(saveDraft, ({ draft }) => {
          calls += 1;
          if (calls === 1) throw new Error('lost');
          return makeEdited({ draft, revision: 4 });
        }),
      ];
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '课程介绍' }));
    const title = await canvas.findByRole('textbox', { name: '课程名称' });
    await userEvent.clear(title);
    await userEvent.type(title, '新名字');
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }, { timeout: 4000 }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: '重试' })).toBeNull());
    await expect(title).toHaveValue('新名字');
  },
};

/** Another has saved meanwhile: both stand side by side, and the other one is taken. */
export const ConflictTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at,
    answers: () => {
      const { draft } = makeEdited();
      const theirs = makeEdited({
        revision: 9,
        draft: { ...draft, settings: { ...draft.settings, title: { zh_cn: '她存的名字' } } },
      });
      return [
        {
          call: saveDraft,
          give: () =>
            Promise.reject(
              new RefusedError(saveDraft, { code: ErrorCode.conflict, msg: '', data: { course: theirs } }),
            ),
        },
      ];
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '课程介绍' }));
    const title = await canvas.findByRole('textbox', { name: '课程名称' });
    await userEvent.type(title, '二');
    const dialog = within(await within(document.body).findByRole('alertdialog', {}, { timeout: 4000 }));
    await userEvent.click(dialog.getByRole('button', { name: /周敏/ }));
    await waitFor(() => expect(title).toHaveValue('她存的名字'));
  },
};

/** Publishing says what is missing and leads there; then what it does to those who are in the course. */
export const PublishTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at,
    answers: () => {
      let edited = makeEdited();
      return [
        answer(readDraft, () => edited),
        answer(saveDraft, ({ draft }) => {
          edited = makeEdited({ draft, faults: [], revision: 4 });
          return edited;
        }),
        answer(publishDraft, () => makeEdited({ ...edited, version: 8, changes: [], faults: [], revision: 0 })),
      ];
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const body = within(document.body);
    await userEvent.click(await canvas.findByRole('button', { name: '发布' }));
    await userEvent.click(await body.findByRole('button', { name: /第 4 章 三坐标模拟/ }));
    await userEvent.click(await canvas.findByRole('button', { name: '去掉这一章' }));
    // It is shut until the draft is saved, a second after the last change.
    const publish = canvas.getByRole('button', { name: '发布' });
    await waitFor(() => expect(publish).not.toHaveAttribute('aria-disabled', 'true'), { timeout: 8000 });
    await userEvent.click(canvas.getByRole('button', { name: '发布' }));
    const asked = within(await body.findByRole('alertdialog', { name: '发布这些改动？' }));
    await waitFor(() => expect(asked.getByText(/412 人在学/)).toBeVisible());
    await userEvent.click(asked.getByRole('button', { name: '发布' }));
    await expect(await canvas.findByText('学员看到的是第 8 版')).toBeVisible();
  },
};

/** Subtitles are opened, changed, moved; a file that is none is refused with its line. */
export const SubtitlesTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at,
    answers: () => [
      answer(saveSubtitles, ({ text }) => {
        if (text.includes('坏的'))
          throw new RefusedError(saveSubtitles, {
            ...{ code: ErrorCode.fieldsRefused, msg: '', data: { fields: { text: 'times' }, line: 2 } },
          });
        return makeEdited().materials[0] as CourseMaterial;
      }),
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '字幕和文稿' }));
    const part = within(await canvas.findByRole('region', { name: '字幕和文稿' }));
    const line = await part.findByRole('textbox', { name: '0:02 的字幕' });
    await userEvent.type(line, '好');
    await userEvent.clear(part.getByRole('textbox', { name: '全部移动' }));
    await userEvent.type(part.getByRole('textbox', { name: '全部移动' }), '3{Tab}');
    await userEvent.click(part.getByRole('button', { name: '移动' }));
    await expect(await part.findByRole('textbox', { name: '0:05 的字幕' })).toHaveValue(
      '首件要三检：自检、互检、专检。好',
    );
    const input = canvasElement.querySelector<HTMLInputElement>('input[accept=".srt,.vtt"]');
    if (input === null) throw new Error('no place for a file');
    await userEvent.upload(input, new File(['1\n坏的 --> 00:00\n字'], 'a.srt'));
    await expect(await part.findByText(/第 2 行的时间读不懂/)).toBeVisible();
    await expect(part.getByRole('textbox', { name: '0:05 的字幕' })).toBeVisible();
  },
};
export const SubtitlesFailedTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({ at, answers: () => [failing(materialSubtitles)] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '字幕和文稿' }));
    await expect(await canvas.findByText('字幕没有取到')).toBeVisible();
  },
};

/** Earlier versions tell what they had; one is brought back into the draft. */
export const VersionsTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '版本' }));
    await userEvent.click(await canvas.findByRole('button', { name: '放回草稿' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: '放回草稿' })).toBeNull());
  },
};
export const VersionsFailedTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({ at, answers: () => [failing(courseVersions)] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '版本' }));
    await expect(await canvas.findByText('没能读取版本')).toBeVisible();
  },
};
