import type { Area } from '@banyan/contracts';
import type { AudienceUseKind } from '@banyan/contracts/organisation';
import { and, asc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Localised } from '../../db/localised.ts';
import type { TenantScope, TenantTable } from '../../db/tenant.ts';
import type { Emit } from '../../ports/emit.ts';

/** A thing that may be for an audience. */
export interface AudienceThing {
  readonly id: number;
  readonly name: Localised;
  /** Null: everyone. */
  readonly audienceId: number | null;
}

/** Context of work after a thing was given to another audience. */
interface Giving {
  readonly scope: TenantScope;
  readonly emit: Emit;
}

/** The things of a table that may be for audiences; a module exports one of these for each such table. */
export interface AudienceThings {
  readonly kind: AudienceUseKind;
  /** Area of the rights to see the things and to change whom they are for. */
  readonly area: Area;
  /** Those that are for one of these audiences, at most 20. */
  readonly uses: (scope: TenantScope, audienceIds: readonly number[]) => Promise<readonly AudienceThing[]>;
  /** Query of all of them, with the columns `id`, `name` and `audience_id`. */
  readonly all: (scope: TenantScope) => SQL;
  /** One of them, locked until the transaction ends where it is `held`; null: none. */
  readonly find: (scope: TenantScope, id: number, held?: boolean) => Promise<AudienceThing | null>;
  /** Gives one of them to another audience. */
  readonly give: (context: Giving, id: number, audienceId: number | null) => Promise<void>;
  /** Query of the people with a record in one of them, with the column `id`. */
  readonly records: (scope: TenantScope, id: number) => SQL;
}

/** A table whose rows may be for audiences. */
interface ThingTable {
  readonly table: TenantTable & { readonly id: PgColumn; readonly audienceId: PgColumn };
  readonly kind: AudienceUseKind;
  readonly area: Area;
  /** Its name, in several languages. */
  readonly name: PgColumn | SQL;
  /** Rows that may be given to an audience; all when left out. */
  readonly where?: SQL | undefined;
  /** People with a record of it, whoever it is for: they keep that. */
  readonly records?: { readonly table: TenantTable; readonly thingId: PgColumn; readonly userId: PgColumn };
  /** Follows a change of the audience. */
  readonly given?: (context: Giving, id: number, audienceId: number | null) => Promise<void>;
}

/** Things of a table, for the list of audiences and for questions about them. */
export function audienceThings({ area, given, kind, name, records, table, where }: ThingTable): AudienceThings {
  const columns = {
    id: sql<number>`${table.id}::int8`.mapWith(Number),
    name: sql<Localised>`${name}`,
    audienceId: sql<number | null>`${table.audienceId}`.mapWith((id: unknown) => (id === null ? null : Number(id))),
  };
  return {
    kind,
    area,
    uses: (scope, audienceIds) =>
      scope.tx
        .select(columns)
        .from(table)
        .where(scope.only(table, isNotNull(table.audienceId), inArray(table.audienceId, [...audienceIds]), where))
        .orderBy(asc(table.id))
        .limit(20),
    all: (scope) => sql`
      select ${table.id} as id, ${name} as name, ${table.audienceId} as audience_id
      from ${table} where ${scope.only(table, where)}`,
    async find(scope, id, held = false) {
      const query = scope.tx
        .select(columns)
        .from(table)
        .where(scope.only(table, eq(table.id, id), where));
      const [row] = held ? await query.for('update') : await query;
      return row ?? null;
    },
    async give(context, id, audienceId) {
      const { scope } = context;
      await scope.tx.execute(
        sql`update ${table} set audience_id = ${audienceId} where ${scope.only(table, eq(table.id, id))}`,
      );
      await given?.(context, id, audienceId);
    },
    records: (scope, id) =>
      records === undefined
        ? sql`select null::bigint as id where false`
        : sql`select ${records.userId} as id from ${records.table} where ${scope.only(records.table, and(eq(records.thingId, id)))}`,
  };
}
