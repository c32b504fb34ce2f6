import { v } from '@banyan/contracts';
import { mostBoughtFor, orderKinds } from '@banyan/contracts/course';
import { messageKey } from '@banyan/ui/forms';
import type { Wanted } from './PurchasesStore.ts';

/** Rules of the form for an order. */
export const purchaseForm = v.pipe(
  v.object({
    /** Kind and id of the item. */
    item: v.pipe(v.string(), v.regex(/^(?:course|package)-\d+$/, 'item')),
    people: v.pipe(v.array(v.string()), v.maxLength(mostBoughtFor, messageKey('many', { max: mostBoughtFor }))),
    everyone: v.boolean(),
  }),
  v.forward(
    v.check(({ everyone, people }) => everyone || people.length > 0, 'nobody'),
    ['people'],
  ),
);
export type PurchaseValues = v.InferOutput<typeof purchaseForm>;

export const noPurchase: PurchaseValues = { item: '', people: [], everyone: false };

/** An item as the form names it. */
export const itemKey = ({ id, kind }: Pick<Wanted, 'id' | 'kind'>) => `${kind}-${id}`;

/** The form's values as they are sent. */
export function wantedOf({ everyone, item, people }: PurchaseValues): Wanted {
  const [kind = '', id = ''] = item.split('-');
  return {
    kind: orderKinds.find((one) => one === kind) ?? 'course',
    id: Number(id),
    people: everyone ? [] : people.map(Number),
    everyone: everyone ? 'Y' : 'N',
  };
}
