import { purchaseStates } from './order.choices.ts';
import { epochMs } from './wire.ts';
import { z } from './z.ts';

/** Where somebody stands with something that costs money [PY-02]. */
export const purchase = z.object({
  /** Not bought, bought, or bought and run out. */
  state: z.enum(purchaseStates),
  /** End of what was bought; null while nothing was. */
  until: z.nullable(epochMs),
  /** It can be bought by a person; otherwise the enterprise's administrator buys it. */
  personal: z.boolean(),
});
export type Purchase = z.output<typeof purchase>;
