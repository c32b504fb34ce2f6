import { type CallInput, type CallOutput } from '@banyan/contracts';
import {
  consentKinds,
  personalKinds,
  type Consent,
  type giveConsent,
  type KeptKind,
  type PrivacyOverview,
} from '@banyan/contracts/account';
import type { CallContext, Learner } from '../../http/context.ts';
import { countPersonal } from '../../personal/readPersonal.ts';
import { consentsOf, keepConsent } from '../../platform/consent.service.ts';
import { lastCopy } from './copy.service.ts';
import { copyOf } from './copyRow.ts';
import { deletionOf, lastDeletion } from './deletion.service.ts';
import type { PrivacyPorts } from './privacy.ports.ts';

type Ctx = CallContext<Learner>;

/** Data kept about the learner, and the actions on it. */
export async function readOverview(ctx: Ctx, { tables }: Pick<PrivacyPorts, 'tables'>): Promise<PrivacyOverview> {
  const { scope, viewer } = ctx;
  const counted = await countPersonal(scope, tables, viewer.userId);
  const given = await consentsOf(scope, viewer.userId, consentKinds);
  const [copy, deletion] = [await lastCopy(ctx), await lastDeletion(ctx)];
  return {
    kinds: personalKinds.map((kind): KeptKind => {
      const own = counted.filter((one) => one.kind === kind);
      const since = own.flatMap((one) => one.since ?? []);
      return {
        kind,
        count: own.reduce((sum, { count }) => sum + count, 0),
        since: since.length === 0 ? null : Math.min(...since),
      };
    }),
    consents: consentKinds.map((kind): Consent => {
      const { at = null, given: is = false } = given.get(kind) ?? {};
      return { kind, given: is, at };
    }),
    copy: copy === undefined ? null : copyOf(copy, ctx),
    deletion: deletion === undefined ? null : deletionOf(deletion),
  };
}

/** Stores a consent given or withdrawn; repeating it changes nothing. */
export async function changeConsent(
  { now, scope, viewer }: Ctx,
  { given, kind }: CallInput<typeof giveConsent>,
): Promise<CallOutput<typeof giveConsent>> {
  const wanted = given === 'Y';
  const before = (await consentsOf(scope, viewer.userId, [kind])).get(kind);
  if (before?.given === wanted) return { kind, given: wanted, at: before.at };
  const at = now();
  await keepConsent(scope, { userId: viewer.userId, kind, given: wanted }, at);
  return { kind, given: wanted, at };
}
