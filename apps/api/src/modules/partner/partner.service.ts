import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { partnerTypes, type partnerPage, type partnerTypeList } from '@banyan/contracts/course';
import { and, asc, eq } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { PartnerPorts } from './partner.ports.ts';
import { partners } from './partner.schema.ts';

type Row = typeof partners.$inferSelect;
const mostCourses = 12;

const nameOf = ({ viewer }: CallContext, { id, line, motif, name }: Row) => ({
  id,
  name: localised(name, viewer.language),
  line: localised(line, viewer.language),
  motif,
});

/** A visible partner. */
export async function shownPartner({ scope }: Pick<CallContext, 'scope'>, id: number): Promise<Row> {
  const [row] = await scope.tx
    .select()
    .from(partners)
    .where(scope.only(partners, and(eq(partners.id, id), eq(partners.shown, true))));
  if (row === undefined) throw new Refusal(ErrorCode.notFound);
  return row;
}

/** A partner with those of its courses that the reader may open. */
export async function readPartner(
  ctx: CallContext,
  { id }: CallInput<typeof partnerPage>,
  ports: PartnerPorts,
): Promise<CallOutput<typeof partnerPage>> {
  const row = await shownPartner(ctx, id);
  const cards = await ports.cards(ctx, row.courseIds);
  const open = row.courseIds.flatMap((one) => {
    const card = cards.get(one);
    return card?.available === true ? [card.course] : [];
  });
  return {
    partner: nameOf(ctx, row),
    types: partnerTypes.filter((type) => row.types.includes(type)),
    introduction: row.introduction.map((part) => localised(part, ctx.viewer.language)),
    since: row.since,
    place: localised(row.place, ctx.viewer.language),
    courses: open.slice(0, mostCourses),
  };
}

/** Kinds of partners, each with its partners. */
export async function listTypes(ctx: CallContext): Promise<CallOutput<typeof partnerTypeList>> {
  const rows = await ctx.scope.tx
    .select()
    .from(partners)
    .where(ctx.scope.only(partners, eq(partners.shown, true)))
    .orderBy(asc(partners.position), asc(partners.id));
  const items = partnerTypes.map((type) => ({
    type,
    partners: rows.filter(({ types }) => types.includes(type)).map((row) => nameOf(ctx, row)),
  }));
  return { items: items.filter((item) => item.partners.length > 0) };
}
