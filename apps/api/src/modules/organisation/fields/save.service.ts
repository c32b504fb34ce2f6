import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { fieldLimits, type FieldRefusal, type orderFields, type saveField } from '@banyan/contracts/organisation';
import { eq, sql } from 'drizzle-orm';
import { localiser, type Localise } from '../../../db/seed/localiser.ts';
import { Refusal } from '../../../http/refusal.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { loadEnterprise } from '../../../platform/enterprise.ts';
import { personFields, type FieldOption } from '../../../platform/organisation.schema.ts';
import { valueText, type PersonFieldRow } from '../../../platform/personFields.ts';
import { changedFields, type ManageContext } from '../../../platform/serveManaged.ts';
import type { OrganisationPorts } from '../organisation.ports.ts';
import { fieldsToChange, shownField, shownFields, usesOf } from './field.ts';

type Input = CallInput<typeof saveField>;
type Written = Input['name'];

const refused = (fields: Readonly<Record<string, FieldRefusal>>) =>
  new Refusal(ErrorCode.fieldsRefused, { reason: Object.keys(fields).join(), data: { fields } });

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function stored({ en = '', zh_cn }: Written, say: Localise) {
  const [zh, english] = [tidy(zh_cn), tidy(en)];
  return say(english === '' ? { zh } : { zh, en: english });
}

/** Whether two names are the same in one of their languages. */
const isTwin = (one: Written, other: Written): boolean => {
  const words = ({ en = '', zh_cn }: Written) => [zh_cn, en].map((text) => tidy(text).toLowerCase()).filter(Boolean);
  return words(one).some((word) => words(other).includes(word));
};

/** Adds a field, or changes its name, options and who sees it. */
export async function saveOne(
  ctx: ManageContext,
  input: Input,
  ports: Pick<OrganisationPorts, 'audienceThings'>,
): Promise<CallOutput<typeof saveField>> {
  const { scope } = ctx;
  const all = await fieldsToChange(ctx);
  const former = all.find(({ id }) => id === input.id) ?? null;
  if (input.id !== 0 && former === null) throw new Refusal(ErrorCode.notFound);
  if (former !== null && former.revision !== input.revision)
    throw new Refusal(ErrorCode.conflict, { data: { field: shownField(former) } });
  if (former === null && all.length >= fieldLimits.fields) throw refused({ name: 'full' });
  if (former !== null && former.kind !== input.kind) throw refused({ kind: 'invalid' });
  if (tidy(input.name.zh_cn) === '') throw refused({ name: 'missing' });
  if (all.some((one) => one !== former && isTwin(one.name, input.name))) throw refused({ name: 'taken' });
  const say = localiser((await loadEnterprise(scope)).languages);
  const options = input.kind === 'choice' ? await optionsOf(ctx, input, { former, say, ports }) : noOptions;
  const values = { name: stored(input.name, say), shown: input.shown === 'Y', ...options };
  const [row] =
    former === null
      ? await scope.tx
          .insert(personFields)
          .values(
            scope.row(personFields, {
              ...values,
              kind: input.kind,
              place: Math.max(-1, ...all.map(({ place }) => place)) + 1,
            }),
          )
          .returning()
      : await scope.tx
          .update(personFields)
          .set({ ...values, revision: sql`${personFields.revision} + 1` })
          .where(scope.only(personFields, eq(personFields.id, former.id)))
          .returning();
  if (row === undefined) throw new Error('a field was not kept');
  ctx.changed({ type: 'field', id: row.id, name: row.name.zh_cn, changes: changedFields(told(former), told(row)) });
  return { field: shownField(row), ...(await shownFields(ctx)) };
}

const noOptions = { options: [], nextOption: 1 };

const told = (row: PersonFieldRow | null) =>
  row === null
    ? {}
    : { name: row.name, kind: row.kind, options: row.options.map(({ name }) => name.zh_cn), shown: row.shown };

interface OptionsAround {
  readonly former: PersonFieldRow | null;
  readonly say: Localise;
  readonly ports: Pick<OrganisationPorts, 'audienceThings'>;
}

/** Options of a choice. One that people have, or that a rule names, cannot be left out. */
async function optionsOf(ctx: ManageContext, { options }: Input, { former, ports, say }: OptionsAround) {
  const before = former?.options ?? [];
  if (options.length === 0) throw refused({ options: 'missing' });
  if (options.some(({ name }) => tidy(name.zh_cn) === '')) throw refused({ options: 'missing' });
  if (options.some((one, at) => options.some((other, place) => place < at && isTwin(one.name, other.name))))
    throw refused({ options: 'twin' });
  const known = options.filter(({ id }) => id !== 0);
  if (known.some(({ id }, at) => !before.some((one) => one.id === id) || known.findIndex((one) => one.id === id) < at))
    throw refused({ options: 'invalid' });
  const gone = before.filter(({ id }) => !known.some((one) => one.id === id));
  for (const { id } of gone)
    if ((await holders(ctx, former?.id ?? 0, id)) > 0 || (await usesOf(ctx, ports, former?.id ?? 0, id)).length > 0)
      throw refused({ options: 'used' });
  let nextOption = former?.nextOption ?? 1;
  const kept = options.map(({ id, name }): FieldOption => ({
    id: id === 0 ? nextOption++ : id,
    name: stored(name, say),
  }));
  return { options: kept, nextOption };
}

const holders = ({ scope }: ManageContext, field: number, option: number): Promise<number> =>
  scope.tx.$count(users, scope.only(users, sql`${valueText(field)} = ${String(option)}`));

/** Puts all fields into an order. */
export async function order(
  ctx: ManageContext,
  { ids }: CallInput<typeof orderFields>,
): Promise<CallOutput<typeof orderFields>> {
  const { scope } = ctx;
  const all = await fieldsToChange(ctx);
  const isWhole = ids.length === all.length && all.every(({ id }) => ids.includes(id));
  if (!isWhole) throw new Refusal(ErrorCode.conflict, { data: await shownFields(ctx) });
  for (const row of all) {
    const place = ids.indexOf(row.id);
    if (place === row.place) continue;
    await scope.tx
      .update(personFields)
      .set({ place })
      .where(scope.only(personFields, eq(personFields.id, row.id)));
    ctx.changed({
      ...{ type: 'field', id: row.id, name: row.name.zh_cn },
      changes: changedFields({ place: row.place }, { place }),
    });
  }
  return shownFields(ctx);
}
