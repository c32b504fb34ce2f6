import type { TalentWayKind } from '@banyan/contracts/talent';
import { eq } from 'drizzle-orm';
import type { TaskItem } from '../../due/taskItems.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import type { TalentPorts } from './talent.ports.ts';
import { talentAbilities, talentLevels, type AbilityWay } from './talent.schema.ts';

export type Ctx = Pick<CallContext<Learner>, 'scope' | 'viewer' | 'now'>;
type AbilityRow = typeof talentAbilities.$inferSelect;
type LevelRow = typeof talentLevels.$inferSelect;

/** A person's level of an ability. */
export interface Standing {
  readonly ability: AbilityRow;
  /** 0 to 5: the attested level, or the one finished since, whichever is higher. */
  readonly level: number;
  /** The attested level; null: none. */
  readonly attested: LevelRow | null;
  /** Ways with their items; those that are not open to the person are left out. */
  readonly ways: readonly { readonly way: AbilityWay; readonly item: TaskItem }[];
}

const kinds: readonly TalentWayKind[] = ['course', 'sparring'];

/** The viewer's level of every ability of the enterprise, by ability id. */
export async function standings(ctx: Ctx, { ways: ports }: TalentPorts): Promise<ReadonlyMap<number, Standing>> {
  const { scope, viewer, now } = ctx;
  const abilities = await scope.tx.select().from(talentAbilities).where(scope.only(talentAbilities));
  const levels = await scope.tx
    .select()
    .from(talentLevels)
    .where(scope.only(talentLevels, eq(talentLevels.userId, viewer.userId)));
  const attested = new Map(levels.map((row) => [row.abilityId, row]));
  const reader = { scope, userId: viewer.userId, language: viewer.language, now: now() };
  const items = new Map<string, TaskItem>();
  for (const kind of kinds) {
    const ids = new Set(abilities.flatMap(({ ways }) => ways.flatMap((way) => (way.kind === kind ? [way.id] : []))));
    if (ids.size === 0) continue;
    for (const [id, item] of await ports[kind](reader, [...ids])) items.set(`${kind} ${id}`, item);
  }
  return new Map(
    abilities.map((ability) => {
      const ways = ability.ways.flatMap((way) => {
        const item = items.get(`${way.kind} ${way.id}`);
        return item === undefined ? [] : [{ way, item }];
      });
      const learned = ways.flatMap(({ way, item }) => (item.finishedAt === null ? [] : [way.level]));
      const known = attested.get(ability.id) ?? null;
      return [ability.id, { ability, ways, attested: known, level: Math.max(known?.level ?? 0, ...learned) }];
    }),
  );
}
