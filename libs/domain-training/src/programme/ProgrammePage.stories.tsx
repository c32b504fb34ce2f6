import { joinProgramme, programmeDetail } from '@banyan/contracts/training';
import { standardStories } from '@banyan/core-screen/stories';
import { answer } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { emptyView, makeCard, makeLongView, makeView } from '../testing/programmes.ts';
import { inStory, trainingPage } from '../testing/trainingStory.tsx';
import { ProgrammePage } from './ProgrammePage.tsx';

const meta: Meta<typeof ProgrammePage> = {
  title: 'training/Programme page',
  component: ProgrammePage,
  parameters: { layout: 'fullscreen' },
  decorators: [trainingPage(ProgrammePage)],
};
export default meta;
type Story = StoryObj;

const at = '/training/train-detail/6003';
const stories = standardStories({
  call: programmeDetail,
  at,
  full: (language) => makeView({}, language),
  empty: emptyView(),
  long: (language) => makeLongView(language),
});
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;

const open = (language: 'en' | 'zh') =>
  makeView({ programme: makeCard({ joined: false, refusal: null, next: null }, language) }, language);

/** Not joined yet. */
export const ToJoin: Story = {
  parameters: inStory({ at, answers: (language) => [answer(programmeDetail, () => open(language))] }),
};

export const JoinTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at,
    answers: (language) => [
      answer(programmeDetail, () => open(language)),
      answer(joinProgramme, () => makeView({}, language)),
    ],
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(参加培训|Join programme)$/ }));
    await expect(await canvas.findByRole('link', { name: /^(去填问卷|Respond to survey)$/ })).toBeVisible();
  },
};

export const LongNamesTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: stories.LongNames.parameters ?? {},
  play: async ({ canvasElement, canvas, step }) => {
    await canvas.findByRole('heading', { level: 1 });
    await step('the name of no stage is cut', async () => {
      const labelsOf = () => [...canvasElement.querySelectorAll('p[aria-hidden="true"] > span')];
      await waitFor(() => expect(labelsOf().length).toBeGreaterThan(1));
      for (const label of labelsOf()) {
        await expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth);
        await expect(getComputedStyle(label).whiteSpace).toBe('normal');
      }
    });
  },
};

/** Neither of two paths is chosen. */
export const ToChoose: Story = {
  parameters: inStory({
    at,
    answers: (language) => [
      answer(programmeDetail, () => {
        const view = makeView({}, language);
        return {
          ...view,
          programme: { ...view.programme, next: null, missing: { required: 8, elective: 2, choices: 1 } },
          stages: view.stages.map((stage, index) =>
            index === 1 || index === 2
              ? { ...stage, rule: 'choice' as const, choice: 1, state: 'choose' as const }
              : stage,
          ),
        };
      }),
    ],
  }),
};

const missed = (language: 'en' | 'zh') => {
  const view = makeView({}, language);
  const stages = view.stages.map((stage, index) =>
    index === 1
      ? { ...stage, missed: 2 }
      : index === 3
        ? { ...stage, state: 'locked' as const, rule: 'after' as const, opensAt: null, waitsFor: 5 }
        : stage,
  );
  return { ...view, programme: { ...view.programme, stages }, stages };
};

/** Two of its tasks can no longer be done. */
export const Missed: Story = {
  parameters: inStory({ at, answers: (language) => [answer(programmeDetail, () => missed(language))] }),
};

export const MissedTest: Story = {
  ...Missed,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvas, step }) => {
    await step('that it stays incomplete is said, with whom to ask', async () => {
      await expect(
        await canvas.findByText(/有 2 项任务已经不能再做，这个培训无法全部完成。能不能补做，请问人力资源部/),
      ).toBeVisible();
      await expect(canvas.getByRole('link', { name: '去填问卷' })).toBeVisible();
    });
    await step('a stage that waits for them promises no opening', async () => {
      await expect(canvas.getByText('前面有任务已经不能再做，这个阶段不会开放')).toBeVisible();
      await expect(canvas.queryByText(/前面的阶段都完成后开放/)).toBeNull();
    });
  },
};

/** The remaining homework was handed in. */
export const Marking: Story = {
  parameters: inStory({
    at,
    answers: (language) => [
      answer(programmeDetail, () => {
        const view = makeView({}, language);
        const stages = view.stages.map((stage) => ({
          ...stage,
          tasks: stage.tasks.map((task) => (task.state === 'open' ? { ...task, begun: true, waits: true } : task)),
        }));
        return { ...view, programme: { ...view.programme, next: null }, stages };
      }),
    ],
  }),
};

export const MarkingTest: Story = {
  ...Marking,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvas, step }) => {
    await step('what is being marked is nothing to do', async () => {
      await expect(await canvas.findByText('交上去的正在批改，现在没有要做的。')).toBeVisible();
      await expect(canvas.getAllByText('待批改')[0]).toBeVisible();
      await expect(canvas.queryByRole('link', { name: /^继续/ })).toBeNull();
    });
  },
};

/** Nobody is logged in. */
export const Visitor: Story = {
  parameters: inStory({
    at,
    visitor: true,
    answers: (language) => [
      answer(programmeDetail, () => {
        const view = open(language);
        return { ...view, people: [], programme: { ...view.programme, refusal: 'visitor' as const } };
      }),
    ],
  }),
};

/** A programme that has ended has no current stage, and promises none to open. */
export const EndedTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at,
    answers: (language) => [
      answer(programmeDetail, () => {
        const view = makeView({}, language);
        return {
          ...view,
          programme: { ...view.programme, state: 'ended' as const, next: null },
          stages: view.stages.map((stage, index) =>
            index === view.stages.length - 1
              ? { ...stage, state: 'locked' as const, rule: 'after' as const, waitsFor: 1 }
              : stage,
          ),
        };
      }),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/培训已经结束，任务不能再做|The programme is over/)).toBeVisible();
    await expect(canvas.queryByText(/前面的阶段都完成后开放|Opens when/)).toBeNull();
    await expect(canvas.queryByText(/^(正在进行|in progress)$/)).toBeNull();
  },
};
