import { type CallInput, type CallOutput } from '@banyan/contracts';
import { type realNameAuth } from '@banyan/contracts/account';
import { eq } from 'drizzle-orm';
import type { Learner, StepContext } from '../../http/context.ts';
import { users } from '../../platform/enterprise.schema.ts';
import type { FacePorts } from './face.ports.ts';
import { keepPerson } from './face.service.ts';
import { clearTries, countFailed, refuseGuessing } from './tries.ts';

/** Compares name and number through the port; failures are counted, so that nobody can guess a number. */
export async function checkRealName(
  ctx: StepContext<Learner>,
  { id_number: idNumber, name }: CallInput<typeof realNameAuth>,
  { realNames }: FacePorts,
): Promise<CallOutput<typeof realNameAuth>> {
  const { by } = realNames;
  const { userId } = ctx.viewer;
  const now = ctx.now();
  const told = await ctx.inTenant(async (scope) => {
    await refuseGuessing(scope, userId, 'name', now);
    const [user] = await scope.tx
      .select({ toldName: users.realName, toldNumber: users.idNumber })
      .from(users)
      .where(scope.only(users, eq(users.id, userId)));
    return user ?? { toldName: '', toldNumber: '' };
  });
  // An external register may be slow: no transaction waits for it.
  const outcome = await realNames.check({ name, idNumber, ...told });
  return ctx.inTenant(async (scope) => {
    if (outcome === 'different') await countFailed(scope, userId, 'name', now);
    if (outcome !== 'confirmed') return { outcome, by, at: null };
    await clearTries(scope, userId, 'name');
    await keepPerson({ ...ctx, scope }, { realNameAt: new Date(now) });
    return { outcome, by, at: now };
  });
}
