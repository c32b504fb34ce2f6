import type { BookingState, LecturerKind } from '@banyan/contracts/teaching';
import type { Tone } from '@banyan/ui';

/** Tone of each kind of lecturer. */
export const kindTones: Readonly<Record<LecturerKind, Tone>> = { internal: 'ok', external: 'warn', public: 'info' };

/** Tone of each state of a booking. */
export const bookingTones: Readonly<Record<BookingState, Tone>> = {
  waiting: 'warn',
  confirmed: 'ok',
  cancelled: 'neutral',
  evaluate: 'info',
  ended: 'neutral',
};
