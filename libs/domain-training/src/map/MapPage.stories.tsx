import { programmeDetail } from '@banyan/contracts/training';
import { standardStories } from '@banyan/core-screen/stories';
import { answer } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { emptyView, makeCrowdedView, makeLongView, makeView } from '../testing/programmes.ts';
import { inStory, trainingPage } from '../testing/trainingStory.tsx';
import { MapPage } from './MapPage.tsx';

const meta: Meta<typeof MapPage> = {
  title: 'training/Map page',
  component: MapPage,
  parameters: { layout: 'fullscreen' },
  decorators: [trainingPage(MapPage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: programmeDetail,
  at: '/task/train-map/6003',
  full: (language) => makeView({}, language),
  empty: emptyView(),
  long: (language) => makeLongView(language),
});
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;

/** Sixty tasks. */
export const Crowded: Story = {
  parameters: inStory({
    at: '/task/train-map/6003',
    answers: (language) => [answer(programmeDetail, () => makeCrowdedView(language))],
  }),
};

/** A task beside the map that can no longer be done says so. */
export const MissedTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at: '/task/train-map/6003',
    answers: (language) => [
      answer(programmeDetail, () => {
        const view = makeView({}, language);
        const stages = view.stages.map((stage) => ({
          ...stage,
          tasks: stage.tasks.map((task) =>
            task.state === 'open'
              ? { ...task, kind: 'homework' as const, state: 'over' as const, dueAt: view.now - 86_400_000 }
              : task,
          ),
        }));
        return { ...view, programme: { ...view.programme, next: null }, stages };
      }),
    ],
  }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/已截止$/))[0]).toBeVisible();
  },
};

export const WalkTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({ at: '/task/train-map/6003' }),
  play: async ({ canvas }) => {
    const route = await canvas.findByRole('list', { name: /方向键|Arrow keys/ });
    const stops = [...route.querySelectorAll('a')];
    const current = stops.find((stop) => stop.tabIndex === 0);
    await expect(stops.filter((stop) => stop.tabIndex === 0)).toHaveLength(1);
    current?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(stops[stops.indexOf(current!) + 1]).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(stops[0]).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(stops.at(-1)).toHaveFocus();
  },
};
