import { ErrorCode } from '@banyan/contracts';
import { readExamDraft, saveExamDraft } from '@banyan/contracts/exam';
import { RefusedError } from '@banyan/core-http';
import { answer, failing, waiting } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { makeEditedExam, makeExamDraft } from '../../testing/examEditor.ts';
import { examPage, inStory, onSheet } from '../../testing/examStory.tsx';
import { ExamEditorPage } from './ExamEditorPage.tsx';

const meta: Meta<typeof ExamEditorPage> = {
  title: 'exam/Editor of an exam',
  component: ExamEditorPage,
  parameters: { layout: 'fullscreen' },
  decorators: [examPage(ExamEditorPage), onSheet],
};
export default meta;
type Story = StoryObj;

const at = '/manage/exams/501';
const read = (change: Parameters<typeof makeEditedExam>[0]) =>
  inStory({ at, answers: (language) => [answer(readExamDraft, () => makeEditedExam(change, language))] });

export const Default: Story = { parameters: inStory({ at }), tags: ['english', 'dark'] };
export const Loading: Story = { parameters: inStory({ at, answers: () => [{ call: readExamDraft, give: waiting }] }) };
export const Failed: Story = { parameters: inStory({ at, answers: () => [failing(readExamDraft)] }) };
/** Nothing has been chosen yet. */
export const New: Story = {
  parameters: read({
    draft: makeExamDraft({
      parts: [],
      makeupCount: 0,
      switchLimit: null,
      markers: [],
      lateEntryMin: null,
      passScore: 0,
    }),
    ...{ faults: [{ at: 'parts', rule: 'noParts' }], pools: [], revision: 0, savedAt: null, changes: [] },
  }),
};
/** People sit it while its paper is changed. */
export const BeingSat: Story = {
  parameters: read({ state: 'open', version: 2, begun: 312, sitting: 272, faults: [] }),
};
/** Everything that can be set is set. */
export const Everything: Story = {
  parameters: read({
    draft: makeExamDraft({
      ...{ kind: 'offline', place: { zh_cn: '一楼培训室' }, faceLimit: 2, faceEveryMin: 20, ranking: true },
      parts: [
        {
          ...{
            key: 'p1',
            bank: 1,
            kind: 'short',
            count: 2,
            scoreEach: 1000,
            scorePartial: 0,
            difficulty: null,
            tags: [],
          },
          questions: [11, 12],
        },
      ],
    }),
    ...{ faults: [], pools: [] },
  }),
};
/** A save that is not possible. */
export const NotSaved: Story = {
  parameters: inStory({ at, answers: () => [failing(saveExamDraft)] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: '名称' }), '！');
    await expect(await canvas.findByRole('button', { name: '重试' }, { timeout: 5000 })).toBeVisible();
  },
};

/** Closes the gap in the paper as it says, then publishes. */
export const PublishTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({ at }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const body = within(document.body);
    await userEvent.click(await canvas.findByRole('button', { name: '发布' }));
    const gap = within(await body.findByRole('dialog', { name: '还不能发布' }));
    await waitFor(() => expect(gap.getByText('第 5 大题')).toBeVisible());
    await userEvent.click(gap.getAllByRole('button', { name: '关闭' })[0] as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: '不限难度：19 题可抽' }));
    await expect(await canvas.findByText('19 题可抽', {}, { timeout: 5000 })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '发布' }));
    const asked = within(await body.findByRole('alertdialog', { name: '发布这场考试？' }, { timeout: 5000 }));
    await userEvent.click(asked.getByRole('button', { name: '发布' }));
    await expect(await canvas.findByText('学员看到的是第 1 版')).toBeVisible();
  },
};

/** The sentence that learners read follows the rule while it is changed. */
export const SentenceTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({ at }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('最多离开答题页 3 次')).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: '计切屏次数' }));
    await expect(await canvas.findByText('可以切换窗口')).toBeVisible();
  },
};

/** Somebody else has saved meanwhile: both stand side by side, and neither is lost. */
export const ConflictTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at,
    answers: () => [
      {
        call: saveExamDraft,
        give: () =>
          Promise.reject(
            new RefusedError(saveExamDraft, {
              code: ErrorCode.conflict,
              msg: '',
              data: { exam: makeEditedExam({ draft: makeExamDraft({ title: { zh_cn: '别人改的' } }), revision: 9 }) },
            }),
          ),
      },
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: '名称' }), '！');
    const dialog = within(await within(document.body).findByRole('alertdialog', {}, { timeout: 5000 }));
    await waitFor(() => expect(dialog.getByText('别人改的')).toBeVisible());
    await expect(dialog.getByText('旺季上岗考试！')).toBeVisible();
  },
};

/** Names a question of a section instead of drawing it. */
export const PickTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({ at }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click((await canvas.findAllByRole('button', { name: '指定试题' }))[0] as HTMLElement);
    const panel = within(await canvas.findByRole('complementary', { name: '指定试题' }));
    await userEvent.click((await panel.findAllByRole('checkbox'))[0] as HTMLElement);
    await expect((await canvas.findAllByText('指定 1 题')).length).toBeGreaterThan(0);
  },
};
