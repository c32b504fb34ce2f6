import { purchaseStates } from './order.choices.ts';
import { epochMs } from '../wire.ts';
import { v } from '../v.ts';

/** State of something that costs money for a person [PY-02]. */
export const purchase = v.object({
  /** Not bought, bought, or bought and run out. */
  state: v.picklist(purchaseStates),
  /** End of what was bought; null while nothing was. */
  until: v.nullable(epochMs),
  /** It can be bought by a person; otherwise the enterprise's administrator buys it. */
  personal: v.boolean(),
});
export type Purchase = v.InferOutput<typeof purchase>;
