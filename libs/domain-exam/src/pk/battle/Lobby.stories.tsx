import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeBattleStore } from '../../testing/battleStore.ts';
import { inExam } from '../../testing/examStory.tsx';
import { makeBattle, makeInvitations, makeSide } from '../../testing/pk.ts';
import { Lobby } from './Lobby.tsx';

const battle = makeBattle('zh', { question: null });
const meta: Meta<typeof Lobby> = {
  title: 'exam/Battle lobby',
  component: Lobby,
  decorators: [inExam(880)],
  args: { store: makeBattleStore(), battle: { ...battle, own: makeSide(battle.own.who, []) } },
};
export default meta;
type Story = StoryObj<typeof Lobby>;

export const Default: Story = {};
export const LeftInTheMiddle: Story = { args: { battle } };
export const Invited: Story = {
  tags: ['english'],
  args: { battle: { ...battle, ...makeInvitations('zh')[0]! } },
  parameters: { english: { battle: { ...makeBattle('en', { question: null }), ...makeInvitations('en')[0]! } } },
};
