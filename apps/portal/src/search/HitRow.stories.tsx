import type { SearchHit } from '@banyan/contracts/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { portalScreen } from '../testing/portalScreen.tsx';
import { storyHits } from '../testing/searchAnswers.ts';
import { HitRow } from './HitRow.tsx';

const [course] = storyHits().course ?? [];
const [product] = storyHits().product ?? [];
const [exam] = storyHits().exam ?? [];
const hrefOf = ({ id }: SearchHit) => `/course/${id}`;

const meta: Meta<typeof HitRow> = {
  title: 'portal/Hit row',
  component: HitRow,
  decorators: [
    (Story) => (
      <ul style={{ width: 840 }}>
        <Story />
      </ul>
    ),
    portalScreen,
  ],
  args: { hit: course as SearchHit, words: '抽样', part: { kind: 'course', hrefOf, lineHref: hrefOf } },
};
export default meta;
type Story = StoryObj<typeof HitRow>;

export const Default: Story = {};
export const Product: Story = { args: { hit: product as SearchHit, part: { kind: 'product', hrefOf } } };
/** The event on the day precedes it, in the word order of the language. */
export const Ends: Story = {
  args: { hit: { ...(exam as SearchHit), at: Date.parse('2026-12-27T14:00:00Z') }, part: { kind: 'exam', hrefOf } },
  globals: { language: 'en', enterprise: 'larkfield' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Closes 27 Dec/)).toBeVisible();
  },
};
