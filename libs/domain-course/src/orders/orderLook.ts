import type { OrderRecord } from '@banyan/contracts';
import type { Tone } from '@banyan/ui';

/** Tone of each state. */
export const orderTones: Readonly<Record<OrderRecord['state'], Tone>> = {
  pay: 'warn',
  paid: 'ok',
  offShelf: 'neutral',
  deleted: 'neutral',
};
