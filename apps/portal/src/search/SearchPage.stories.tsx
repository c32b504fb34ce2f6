import { searchFind, searchKinds, type SearchHit } from '@banyan/contracts/account';
import type { SearchPart } from '@banyan/core-session';
import { answer, failing } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { StoryLanguage } from '../testing/fixtures.ts';
import { portalScreen } from '../testing/portalScreen.tsx';
import { searchAnswers } from '../testing/searchAnswers.ts';
import { SearchPage } from './SearchPage.tsx';

const hrefOf = ({ id }: SearchHit) => `/course/${id}`;
const parts: readonly SearchPart[] = searchKinds.map((kind) => ({
  kind,
  hrefOf,
  ...(kind === 'course' ? { lineHref: (hit, { second }) => `${hrefOf(hit)}?from=${second}` } : {}),
}));
const asked = '/search?q=抽样';
const nothing = answer(searchFind, ({ q }) => ({ items: [], next: null, total: 0, words: q }));

const meta: Meta<typeof SearchPage> = {
  title: 'portal/Search page',
  component: SearchPage,
  parameters: { layout: 'fullscreen', screen: { at: asked, answers: searchAnswers } },
  decorators: [portalScreen],
  args: { parts },
};
export default meta;
type Story = StoryObj<typeof SearchPage>;

export const Default: Story = { tags: ['english-dark'] };
/** The arrow keys move from the field through the hits. */
export const ByKeyboard: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = await canvas.findAllByRole('link', { name: /2828|attributes/ });
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(first).toHaveFocus();
  },
};
export const OneKind: Story = { parameters: { screen: { at: `${asked}&kind=course`, answers: searchAnswers } } };
export const NothingFound: Story = {
  parameters: { screen: { at: asked, answers: (language: StoryLanguage) => [...searchAnswers(language), nothing] } },
};
export const Before: Story = { parameters: { screen: { at: '/search', answers: searchAnswers } } };
export const Failed: Story = {
  parameters: {
    screen: { at: asked, answers: (language: StoryLanguage) => [...searchAnswers(language), failing(searchFind)] },
  },
};

/** A deleted entry goes with its button: the focus stays beside it. */
export const ForgottenFocusTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: { screen: { at: '/search', answers: searchAnswers } },
  play: async ({ canvas }) => {
    const all = await canvas.findByRole('button', { name: /^(清空|Clear)$/ });
    await userEvent.click(all);
    await waitFor(() => expect(all).not.toBeInTheDocument());
    await expect(canvas.getByRole('complementary')).toHaveFocus();
  },
};
