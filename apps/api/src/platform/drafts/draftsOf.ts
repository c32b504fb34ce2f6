import { ErrorCode, type Call, type Permission } from '@banyan/contracts';
import type { AuditSubject } from '@banyan/contracts/organisation';
import { and, eq, inArray, max } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { Refusal } from '../../http/refusal.ts';
import { keyset, keysetPage, type PageInput } from '../../paging/keyset.ts';
import { namesOf } from '../peopleNames.ts';
import type { ManageContext } from '../serveManaged.ts';
import type { DraftTable, VersionTable } from './draftTables.ts';

/** Draft of a thing as it is kept. */
export interface DraftRow<Draft> {
  readonly draft: Draft;
  readonly revision: number;
  readonly savedAt: Date;
  readonly savedBy: number | null;
}

/** Things of one kind that are edited as drafts and published as versions. */
export interface DraftedKind<Thing extends { readonly id: number }, Draft, Change, Edited> {
  /** Its name in the audit log, and in the refusal of a change that began from an older revision. */
  readonly type: AuditSubject;
  readonly drafts: DraftTable<Draft>;
  readonly versions: VersionTable<Draft, Change>;
  readonly edits: Permission;
  readonly publishes: Permission;
  /** The thing, locked until the call ends. Refuses one that a right does not reach. */
  readonly toChange: (ctx: ManageContext, id: number, permission: Permission) => Promise<Thing>;
  readonly nameOf: (thing: Thing) => string;
  /** Notes on the thing who changed it, and when. */
  readonly touch: (ctx: ManageContext, thing: Thing) => Promise<unknown>;
  /** The thing with its draft, as the editor has it. */
  readonly edited: (ctx: ManageContext, thing: Thing) => Promise<Edited>;
  /** The thing as learners see it, as a draft. */
  readonly published: (ctx: ManageContext, thing: Thing) => Promise<Draft>;
  /** When learners saw it first; null: they never did. */
  readonly shownSince: (thing: Thing) => Date | null;
  readonly changes: (before: Draft, after: Draft) => Change[];
  /** Rules that keep a draft from being published, each with the place where it is broken. */
  readonly faults: (
    ctx: ManageContext,
    thing: Thing,
    draft: Draft,
  ) => Promise<readonly { readonly at: string; readonly rule: string }[]>;
  /** Writes a draft into the thing; answers both as they are kept. */
  readonly keep: (
    ctx: ManageContext,
    thing: Thing,
    draft: Draft,
  ) => Promise<{ readonly thing: Thing; readonly draft: Draft }>;
}

/** Number of the last version of a thing; 0: none. */
export async function lastVersionOf(
  scope: TenantScope,
  versions: VersionTable<unknown, unknown>,
  thingId: number,
): Promise<number> {
  const [last] = await scope.tx
    .select({ no: max(versions.no) })
    .from(versions)
    .where(scope.only(versions, eq(versions.thingId, thingId)));
  return last?.no ?? 0;
}

/** Ids of the things that have a draft. */
export async function draftedOf(
  scope: TenantScope,
  drafts: DraftTable<unknown>,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await scope.tx
    .select({ id: drafts.thingId })
    .from(drafts)
    .where(scope.only(drafts, inArray(drafts.thingId, [...ids])));
  return new Set(rows.map(({ id }) => id));
}

/** The draft of a thing; null: it has none. */
export async function draftOf<Draft>(
  scope: TenantScope,
  drafts: DraftTable<Draft>,
  thingId: number,
): Promise<DraftRow<Draft> | null> {
  const [row] = await scope.tx
    .select()
    .from(drafts)
    .where(scope.only(drafts, eq(drafts.thingId, thingId)));
  return row ?? null;
}

/** Calls on the drafts and versions of one kind of thing: saving, giving up, bringing back, publishing. */
export function draftsOf<Thing extends { readonly id: number }, Draft, Change, Edited>(
  kind: DraftedKind<Thing, Draft, Change, Edited>,
) {
  const { drafts, type, versions } = kind;

  /** The draft, locked until the call ends; null: there is none. Refuses an older revision than it has. */
  async function locked(ctx: ManageContext, thing: Thing, revision: number): Promise<DraftRow<Draft> | null> {
    const { scope } = ctx;
    const [row] = await scope.tx
      .select()
      .from(drafts)
      .where(scope.only(drafts, eq(drafts.thingId, thing.id)))
      .for('update');
    if ((row?.revision ?? 0) !== revision)
      throw new Refusal(ErrorCode.conflict, { data: { [type]: await kind.edited(ctx, thing) } });
    return row ?? null;
  }

  async function write(ctx: ManageContext, thing: Thing, draft: Draft, revision: number): Promise<Edited> {
    const { now, scope, viewer } = ctx;
    const values = { draft, savedAt: new Date(now()), savedBy: viewer.userId };
    await scope.tx
      .insert(drafts)
      .values(scope.row(drafts, { thingId: thing.id, ...values }))
      .onConflictDoUpdate({ target: [drafts.eid, drafts.thingId], set: { ...values, revision: revision + 1 } });
    await kind.touch(ctx, thing);
    // One entry for a sitting at the draft, not one for each pause in typing.
    if (revision === 0) ctx.changed({ type, id: thing.id, name: kind.nameOf(thing) });
    return kind.edited(ctx, thing);
  }

  const remove = ({ scope }: ManageContext, id: number) =>
    scope.tx.delete(drafts).where(scope.only(drafts, eq(drafts.thingId, id)));

  const addVersion = ({ scope }: ManageContext, row: Omit<typeof versions.$inferInsert, 'eid'>) =>
    scope.tx.insert(versions).values(scope.row(versions, row));

  return {
    /** Saves a draft that `check` lets through. */
    async save(
      ctx: ManageContext,
      { draft, id, revision }: { readonly draft: Draft; readonly id: number; readonly revision: number },
      check: (thing: Thing) => unknown,
    ): Promise<Edited> {
      const thing = await kind.toChange(ctx, id, kind.edits);
      await locked(ctx, thing, revision);
      await check(thing);
      return write(ctx, thing, draft, revision);
    },

    /** The first draft of a new thing. */
    begin({ now, scope, viewer }: ManageContext, thingId: number, draft: Draft) {
      const values = { thingId, draft, savedAt: new Date(now()), savedBy: viewer.userId };
      return scope.tx.insert(drafts).values(scope.row(drafts, values));
    },

    /** Makes an earlier version the draft. */
    async back(
      ctx: ManageContext,
      { id, no, revision }: { readonly id: number; readonly no: number; readonly revision: number },
    ): Promise<Edited> {
      const { scope } = ctx;
      const thing = await kind.toChange(ctx, id, kind.edits);
      // Numbers beyond the last one are none, those beyond the column's range too.
      if (no < 1 || no > (await lastVersionOf(scope, versions, id))) throw new Refusal(ErrorCode.notFound);
      const [version] = await scope.tx
        .select({ draft: versions.draft })
        .from(versions)
        .where(scope.only(versions, and(eq(versions.thingId, id), eq(versions.no, no))));
      if (version === undefined) throw new Refusal(ErrorCode.notFound);
      await locked(ctx, thing, revision);
      return write(ctx, thing, version.draft, revision);
    },

    /** Gives up a draft. */
    async discard(
      ctx: ManageContext,
      { id, revision }: { readonly id: number; readonly revision: number },
    ): Promise<Edited> {
      const thing = await kind.toChange(ctx, id, kind.edits);
      if ((await locked(ctx, thing, revision)) !== null) {
        await remove(ctx, id);
        ctx.changed({ type, id, name: kind.nameOf(thing) });
      }
      return kind.edited(ctx, thing);
    },

    /**
     * Publishes a draft as the next version; what came in from elsewhere is kept as the first one. `told` records it,
     * unless there was nothing to publish.
     */
    async publish(
      ctx: ManageContext,
      { id, revision }: { readonly id: number; readonly revision: number },
      told: (what: { readonly draft: Draft; readonly changes: readonly Change[]; readonly version: number }) => unknown,
    ): Promise<Edited> {
      const { now, scope, viewer } = ctx;
      const thing = await kind.toChange(ctx, id, kind.publishes);
      const row = await locked(ctx, thing, revision);
      const former = await kind.published(ctx, thing);
      const draft = row?.draft ?? former;
      const faults = await kind.faults(ctx, thing, draft);
      if (faults.length > 0)
        throw new Refusal(ErrorCode.fieldsRefused, {
          data: { fields: Object.fromEntries(faults.map(({ at, rule }) => [at, rule])) },
        });
      const changes = kind.changes(former, draft);
      const since = kind.shownSince(thing);
      if (changes.length === 0 && since !== null) return kind.edited(ctx, thing);
      let last = await lastVersionOf(scope, versions, id);
      if (last === 0 && since !== null) {
        last = 1;
        await addVersion(ctx, { thingId: id, no: 1, draft: former, publishedAt: since });
      }
      const kept = await kind.keep(ctx, thing, draft);
      await addVersion(ctx, {
        ...{ thingId: id, no: last + 1, draft: kept.draft, changes: since === null ? [] : changes },
        ...{ publishedAt: new Date(now()), publishedBy: viewer.userId },
      });
      await remove(ctx, id);
      await told({ draft, changes, version: last + 1 });
      return kind.edited(ctx, kept.thing);
    },

    /** A page of the versions of a thing, the latest first. */
    versions<Item>(
      ctx: ManageContext,
      {
        call,
        input,
        item,
      }: {
        readonly call: Pick<Call, 'name'>;
        readonly input: PageInput & { readonly id: number };
        readonly item: (version: { readonly draft: Draft; readonly changes: readonly Change[] }) => Item;
      },
    ) {
      type Row = typeof versions.$inferSelect;
      const { scope } = ctx;
      return keysetPage(call, input, {
        by: keyset<Row>([versions.no], ({ no }) => [no]),
        read: ({ beyond, limit, orderBy }) =>
          scope.tx
            .select()
            .from(versions)
            .where(scope.only(versions, eq(versions.thingId, input.id), beyond))
            .orderBy(...orderBy)
            .limit(limit),
        items: async (rows) => {
          const names = await namesOf(
            ctx,
            rows.map(({ publishedBy }) => publishedBy),
          );
          return rows.map(({ changes, draft, no, publishedAt, publishedBy }) => ({
            ...item({ draft, changes }),
            no,
            at: publishedAt.getTime(),
            by: names.get(publishedBy ?? 0) ?? '',
          }));
        },
      });
    },
  };
}
