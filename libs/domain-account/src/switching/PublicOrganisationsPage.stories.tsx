import { addPuborg, getPuborg } from '@banyan/contracts/account';
import { answer, failing } from '@banyan/core-screen/testing';
import { makeUser } from '@banyan/core-session/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inEnterprise } from '../testing/inEnterprise.tsx';
import { PublicOrganisationsPage } from './PublicOrganisationsPage.tsx';
import { storyOrganisations } from '../testing/enterprises.ts';

const user = makeUser();
const meta: Meta<typeof PublicOrganisationsPage> = {
  title: 'account/Switch enterprise/Public organisations',
  component: PublicOrganisationsPage,
  args: { onJoined: fn() },
};
export default meta;
type Story = StoryObj<typeof PublicOrganisationsPage>;

const given = answer(getPuborg, () => ({ organisations: [...storyOrganisations] }));
export const Default: Story = { decorators: [inEnterprise({ user, answers: [given] })] };
export const Failed: Story = { decorators: [inEnterprise({ user, answers: [failing(getPuborg)] })] };
const [first] = storyOrganisations;
/** After joining, a note replaces the button: the focus stays in the part. */
export const JoinedFocusTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  decorators: [
    inEnterprise({ user, answers: [given, answer(addPuborg, () => ({ ...first, state: 'joined' as const }))] }),
  ],
  play: async ({ canvas }) => {
    const [join] = await canvas.findAllByRole('button', { name: /^(加入|Join) / });
    await userEvent.click(join!);
    await waitFor(() => expect(join).not.toBeInTheDocument());
    await expect(canvas.getByRole('region')).toHaveFocus();
  },
};
