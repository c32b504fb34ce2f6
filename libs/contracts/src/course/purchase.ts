import { purchaseStates } from './order.choices.ts';
import { epochMs } from '../wire.ts';
import { v } from '../v.ts';

/** State of a person's purchase [PY-02]. */
export const purchase = v.object({
  /** Not bought, bought, or expired. */
  state: v.picklist(purchaseStates),
  /** End of the access; null when it was not bought. */
  until: v.nullable(epochMs),
  /** A person can buy it; otherwise only the enterprise's administrator can. */
  personal: v.boolean(),
});
export type Purchase = v.InferOutput<typeof purchase>;
