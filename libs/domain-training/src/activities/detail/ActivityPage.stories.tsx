import { activityCode, activityDetail, activitySeats, evaluateActivity } from '@banyan/contracts/training';
import { answer, failing, waiting } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { makeActivityInfo, type GivenActivity } from '../../testing/activities.ts';
import { makeCode } from '../../testing/activityDesk.ts';
import { inStory, trainingPage } from '../../testing/trainingStory.tsx';
import { ActivityPage } from './ActivityPage.tsx';

const at = '/task/active-detail/8001';

const meta: Meta<typeof ActivityPage> = {
  title: 'training/Activity page',
  component: ActivityPage,
  parameters: { layout: 'fullscreen' },
  decorators: [trainingPage(ActivityPage)],
};
export default meta;
type Story = StoryObj;

const of = (given: GivenActivity, address = at): Story => ({
  parameters: inStory({
    at: address,
    answers: (language) => [answer(activityDetail, () => makeActivityInfo({ language, ...given }))],
  }),
});

export const Default: Story = of({});
export const Loading: Story = {
  parameters: inStory({ at, answers: () => [answer(activityDetail, waiting)] }),
};
export const Failed: Story = { parameters: inStory({ at, answers: () => [failing(activityDetail)] }) };
export const NotOpenYet: Story = of({ registers: [24, 60] });
export const Full: Story = of({ taken: 40, waiting: 3 });
export const WaitingForAPlace: Story = of({ taken: 40, waiting: 3, standing: 'waiting' });
export const Registered: Story = { ...of({ standing: 'registered', begins: 20 }), tags: ['english'] };
export const ToSignIn: Story = { ...of({ standing: 'registered', begins: -0.2 }), tags: ['dark'] };
export const SeatsFailed: Story = {
  parameters: inStory({
    at,
    answers: (language) => [
      answer(activityDetail, () => makeActivityInfo({ language, standing: 'registered', begins: 20 })),
      failing(activitySeats),
    ],
  }),
};
export const SignedIn: Story = of({ standing: 'signed_in', begins: -0.5 });
export const ToSignOut: Story = of({ standing: 'signed_in', begins: -1.8, signOut: true });
export const TwoSessions: Story = of({ standing: 'registered', begins: 20, sessions: [0, 24] });
export const ToEvaluate: Story = of({ standing: 'signed_in', begins: -30 });
export const Evaluated: Story = of({ standing: 'signed_in', begins: -30, own: { stars: 4, words: '' } });
export const Absent: Story = of({ standing: 'absent', begins: -30 });
export const Desk: Story = of({ organises: true, begins: -0.5 }, `${at}?view=desk`);
export const DeskAfterwards: Story = {
  parameters: inStory({
    at: `${at}?view=desk`,
    answers: (language) => [
      answer(activityDetail, () => makeActivityInfo({ language, organises: true, begins: -30, signOut: true })),
      answer(activityCode, () => makeCode({ sessionId: null, code: '', number: '', changesAt: 0 })),
    ],
  }),
};

/** After sending there is nothing to send, and the focus stays at the button. */
export const EvaluatedTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at,
    answers: (language) => [
      answer(activityDetail, () => makeActivityInfo({ language, standing: 'signed_in', begins: -30 })),
      answer(evaluateActivity, ({ stars, words }) =>
        makeActivityInfo({ language, standing: 'signed_in', begins: -30, own: { stars, words } }),
      ),
    ],
  }),
  play: async ({ canvas }) => {
    const stars = await canvas.findAllByRole('radio');
    await userEvent.click(stars[3]!);
    canvas.getByRole('button', { name: /^(提交评价|Send)/ }).focus();
    await userEvent.keyboard('{Enter}');
    const change = await canvas.findByRole('button', { name: /^(改|Change|更新|修改)/ });
    await canvas.findByText(/评价已提交|sent/i);
    await expect(change).toHaveFocus();
  },
};

/** The button that signed up is gone: the focus stays in its place. */
export const FocusTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(报名|Sign up)$/ }));
    const heading = await canvas.findByRole('heading', { name: /^(名额给你留好了|Your place is kept)$/ });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};
