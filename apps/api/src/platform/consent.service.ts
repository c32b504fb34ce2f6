import { openConsents, type ConsentKind } from '@banyan/contracts/account';
import { desc, eq, inArray } from 'drizzle-orm';
import type { TenantScope } from '../db/tenant.ts';
import { consents } from './consent.schema.ts';

/** Keeps a consent, or its withdrawal. */
export async function keepConsent(
  scope: TenantScope,
  consent: { readonly userId: number; readonly kind: ConsentKind; readonly given: boolean },
  now: number,
): Promise<void> {
  await scope.tx.insert(consents).values(scope.row(consents, { ...consent, at: new Date(now) }));
}

/** Current state of each kind of consent that a person was ever asked for. */
export async function consentsOf(
  scope: TenantScope,
  userId: number,
  kinds: readonly ConsentKind[],
): Promise<ReadonlyMap<ConsentKind, { readonly given: boolean; readonly at: number }>> {
  const rows = await scope.tx
    .selectDistinctOn([consents.kind], { kind: consents.kind, given: consents.given, at: consents.at })
    .from(consents)
    .where(scope.only(consents, eq(consents.userId, userId), inArray(consents.kind, [...kinds])))
    .orderBy(consents.kind, desc(consents.at), desc(consents.id));
  return new Map(rows.map(({ at, given, kind }) => [kind, { given, at: at.getTime() }]));
}

/** Whether a page's reports may be kept with their author; without an answer there is no consent. */
export async function mayName(scope: TenantScope, userId: number | null): Promise<boolean> {
  if (userId === null) return false;
  return (await consentsOf(scope, userId, openConsents)).get('analytics')?.given ?? false;
}
