import { ErrorCode } from '@banyan/contracts';
import { chooseBest, postComments, postDetail, type PostComment } from '@banyan/contracts/community';
import { RefusedError } from '@banyan/core-http';
import { answer, failing, waiting } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { communityPage, inStory } from '../testing/communityStory.tsx';
import { fixtureNow } from '../testing/fixtures.ts';
import { makeComment, makeDetail, makeImages, ownRights } from '../testing/posts.ts';
import { QuestionPage } from './QuestionPage.tsx';

const at = '/news/comminication/7';
const question = { kind: 'question', reward: 50, comments: 14 } as const;

const meta: Meta<typeof QuestionPage> = {
  title: 'community/Question page',
  component: QuestionPage,
  parameters: { layout: 'fullscreen' },
  decorators: [communityPage(QuestionPage)],
};
export default meta;
type Story = StoryObj;

/** Answered: the best answer comes before the others. */
export const Default: Story = {
  parameters: inStory({
    at,
    answers: (language) => [
      answer(postDetail, () =>
        makeDetail({ ...question, rewardState: 'paid', answered: true, images: makeImages(3) }, language, {
          best: makeComment({ best: true }, language),
          bestAt: fixtureNow - 3_600_000,
        }),
      ),
    ],
  }),
};
/** Asked by the reader, who may choose. */
export const Own: Story = {
  parameters: inStory({
    at,
    answers: (language) => [
      answer(postDetail, () =>
        makeDetail({ ...question, rewardState: 'held', mine: true }, language, { may: ownRights }),
      ),
    ],
  }),
};
export const NoAnswers: Story = {
  parameters: inStory({
    at,
    answers: (language) => [
      answer(postDetail, () => makeDetail({ ...question, comments: 0, rewardState: 'held' }, language)),
      answer(postComments, () => ({ items: [], next: null })),
    ],
  }),
};
export const Closed: Story = {
  parameters: inStory({
    at,
    answers: (language) => [
      answer(postDetail, () => {
        const detail = makeDetail({ ...question, comments: 0, rewardState: 'returned', closed: true }, language);
        return { ...detail, may: { ...detail.may, comment: false } };
      }),
      answer(postComments, () => ({ items: [], next: null })),
    ],
  }),
};
export const Visitor: Story = {
  parameters: inStory({
    at,
    visitor: true,
    answers: (language) => [
      answer(postDetail, () => {
        const detail = makeDetail({ ...question, rewardState: 'held' }, language);
        return { ...detail, may: { ...detail.may, comment: false, report: false } };
      }),
    ],
  }),
};
export const Loading: Story = { parameters: inStory({ at, answers: () => [answer(postDetail, waiting)] }) };
export const Failed: Story = { parameters: inStory({ at, answers: () => [failing(postDetail)] }) };
export const Gone: Story = {
  parameters: inStory({
    at,
    answers: () => [
      answer(postDetail, () =>
        Promise.reject(new RefusedError(postDetail, { code: ErrorCode.notFound, msg: '', data: null })),
      ),
    ],
  }),
};

/** The best answer is chosen after a question that names the receiver of the reward. */
export const ChooseBestTest: Story = {
  ...Own,
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at,
    // The page asks again once an answer is chosen.
    answers: (language) => {
      let best: PostComment | null = null;
      return [
        answer(postDetail, () =>
          makeDetail({ ...question, rewardState: 'held', mine: true }, language, { may: ownRights, best }),
        ),
        answer(chooseBest, () => {
          best = makeComment({ id: 62, best: true }, language);
          return { best, paid: 50 };
        }),
      ];
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = await canvas.findAllByRole('button', { name: /选为最佳答案|Choose as best/ });
    if (first === undefined) throw new Error('no answer to choose');
    await userEvent.click(first);
    const dialog = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByText(/50/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: /选为最佳答案|Choose as best/ }));
    await expect(await canvas.findByRole('region', { name: /最佳答案|Best answer/ })).toBeVisible();
  },
};
