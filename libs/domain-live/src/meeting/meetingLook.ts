import type { InvitationAnswer, RoomState } from '@banyan/contracts/live';
import type { Tone } from '@banyan/ui';

/** Tone of each answer to an invitation. */
export const answerTones: Readonly<Record<InvitationAnswer, Tone>> = {
  accepted: 'ok',
  declined: 'neutral',
  open: 'warn',
};

/** Tone of each state of a meeting. */
export const stateTones: Readonly<Record<RoomState, Tone>> = {
  before: 'info',
  live: 'danger',
  ended: 'neutral',
  playback: 'info',
  cancelled: 'neutral',
};
