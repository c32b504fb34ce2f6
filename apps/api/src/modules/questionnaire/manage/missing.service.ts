import type { CallInput, CallOutput } from '@banyan/contracts';
import { missingPeople } from '@banyan/contracts/exam';
import { localised } from '../../../db/localised.ts';
import { keyset, keysetPage } from '../../../paging/keyset.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';
import { missingOf } from './people.ts';
import { namedWithin } from './results.service.ts';

const byId = keyset<{ readonly id: number }>([users.id], ({ id }) => [id], 'ascending');

/** People who have not answered a questionnaire that is not anonymous. */
export async function missing(
  ctx: ManageContext,
  input: CallInput<typeof missingPeople>,
): Promise<CallOutput<typeof missingPeople>> {
  const { scope, viewer } = ctx;
  const where = missingOf(ctx, await namedWithin(ctx, input.id), 'assessment.mark');
  const page = await keysetPage(missingPeople, input, {
    by: byId,
    read: ({ beyond, limit, orderBy }) =>
      scope.tx
        .select({ id: users.id, name: users.name, account: users.account, department: users.department })
        .from(users)
        .where(scope.only(users, where, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) =>
      rows.map(({ department, name, ...person }) => ({
        ...person,
        name: localised(name, viewer.language),
        department: localised(department, viewer.language),
      })),
  });
  return { ...page, total: await scope.tx.$count(users, scope.only(users, where)) };
}
