import { getPuborg } from '@banyan/contracts';
import { answer, failing } from '@banyan/core-screen/testing';
import { makeUser } from '@banyan/core-session/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inFrame } from '../testing/inFrame.tsx';
import { PublicOrganisationsPage } from './PublicOrganisationsPage.tsx';
import { storyOrganisations } from './testing/enterprises.ts';

const user = makeUser();
const meta: Meta<typeof PublicOrganisationsPage> = {
  title: 'portal/Switch enterprise/Public organisations',
  component: PublicOrganisationsPage,
  args: { onJoined: fn() },
};
export default meta;
type Story = StoryObj<typeof PublicOrganisationsPage>;

const given = answer(getPuborg, () => ({ organisations: [...storyOrganisations] }));
export const Default: Story = { decorators: [inFrame({ user, answers: [given] })] };
export const Failed: Story = { decorators: [inFrame({ user, answers: [failing(getPuborg)] })] };
