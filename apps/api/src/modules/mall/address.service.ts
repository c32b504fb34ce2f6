import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { mostAddresses, type addressBook, type regionList, type saveAddress } from '@banyan/contracts/mall';
import { and, asc, desc, eq } from 'drizzle-orm';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { postalAddresses } from './mall.schema.ts';
import { refused } from './refuse.ts';
import { pathOf, placeNames, regionsUnder } from './regions.ts';

type Ctx = Pick<CallContext<Learner>, 'scope' | 'viewer'>;
type Book = CallOutput<typeof addressBook>;

const own = ({ viewer }: Ctx) => eq(postalAddresses.userId, viewer.userId);

/** Form for parcels. */
const lineOf = ({ place, address }: { readonly place: string; readonly address: string }) => `${place}${address}`;

/** The learner's addresses, the preferred one first. */
export async function readBook(ctx: Ctx): Promise<Book> {
  const rows = await ctx.scope.tx
    .select()
    .from(postalAddresses)
    .where(ctx.scope.only(postalAddresses, own(ctx)))
    .orderBy(desc(postalAddresses.preferred), asc(postalAddresses.id));
  return {
    items: rows.map((row) => {
      const { id, name, phone, address, preferred } = row;
      return { id, name, phone, regions: pathOf(row.region), address, line: lineOf(row), preferred };
    }),
  };
}

/** Changes of one person's address book wait for each other. */
async function lockBook({ scope, viewer }: Ctx): Promise<void> {
  await scope.tx
    .select({ id: users.id })
    .from(users)
    .where(scope.only(users, eq(users.id, viewer.userId)))
    .for('no key update');
}

/** Values to store; a broken rule is reported by its field. */
function checked({ viewer }: Ctx, { name, phone, region, address }: CallInput<typeof saveAddress>) {
  const parsed = parsePhoneNumberFromString(phone, 'CN');
  const place = region === '' ? '' : placeNames(region, viewer.language);
  const rules = {
    name: name.trim() === '' ? 'required' : '',
    phone: phone.trim() === '' ? 'required' : parsed?.isValid() === true ? '' : 'phone',
    region: place === null ? 'required' : '',
    address: address.trim() === '' ? 'required' : '',
  };
  const broken = Object.entries(rules).filter(([, rule]) => rule !== '');
  if (broken.length > 0) throw new Refusal(ErrorCode.fieldsRefused, { data: { fields: Object.fromEntries(broken) } });
  return { name: name.trim(), phone: parsed?.number ?? '', region, place: place ?? '', address: address.trim() };
}

/** Adds an address or changes one. */
export async function putAddress(ctx: Ctx, input: CallInput<typeof saveAddress>): Promise<Book> {
  const { scope, viewer } = ctx;
  const values = checked(ctx, input);
  await lockBook(ctx);
  const { items } = await readBook(ctx);
  const known = items.find(({ id }) => id === input.addressId);
  if (input.addressId !== 0 && known === undefined) throw new Refusal(ErrorCode.notFound);
  if (known === undefined && items.length >= mostAddresses) throw refused('bookFull');
  // One address is always preferred: the first, or the latest chosen.
  const preferred = input.preferred === 'Y' || known?.preferred === true || items.length === 0;
  if (preferred) {
    await scope.tx
      .update(postalAddresses)
      .set({ preferred: false })
      .where(scope.only(postalAddresses, own(ctx)));
  }
  const row = { userId: viewer.userId, ...values, preferred };
  if (known === undefined) await scope.tx.insert(postalAddresses).values(scope.row(postalAddresses, row));
  else {
    await scope.tx
      .update(postalAddresses)
      .set(row)
      .where(scope.only(postalAddresses, own(ctx), eq(postalAddresses.id, known.id)));
  }
  return readBook(ctx);
}

/** Removes an address; another one becomes the preferred one. */
export async function dropAddress(ctx: Ctx, { id }: { readonly id: number }): Promise<Book> {
  const { scope } = ctx;
  await lockBook(ctx);
  const [gone] = await scope.tx
    .delete(postalAddresses)
    .where(scope.only(postalAddresses, own(ctx), eq(postalAddresses.id, id)))
    .returning({ preferred: postalAddresses.preferred });
  if (gone === undefined) throw new Refusal(ErrorCode.notFound);
  const { items } = await readBook(ctx);
  const [next] = items;
  if (!gone.preferred || next === undefined) return { items };
  await scope.tx
    .update(postalAddresses)
    .set({ preferred: true })
    .where(scope.only(postalAddresses, own(ctx), eq(postalAddresses.id, next.id)));
  return readBook(ctx);
}

/** One of the learner's addresses, in the form stored by an exchange. */
export async function addressOf(ctx: Ctx, id: number): Promise<{ name: string; phone: string; address: string }> {
  const [found] = await ctx.scope.tx
    .select()
    .from(postalAddresses)
    .where(ctx.scope.only(postalAddresses, and(own(ctx), eq(postalAddresses.id, id))));
  if (found === undefined) throw refused('address');
  return { name: found.name, phone: found.phone, address: lineOf(found) };
}

/** Regions to choose an address from. */
export const listRegions = (
  { viewer }: Pick<Ctx, 'viewer'>,
  { under }: CallInput<typeof regionList>,
): CallOutput<typeof regionList> => ({ items: regionsUnder(under, viewer.language) });
