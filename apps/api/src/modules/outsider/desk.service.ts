import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import {
  outsiderLimits,
  outsiderRequests as listCall,
  decideOutsider as decideCall,
  type OutsiderRequest,
  type RequestRight,
} from '@banyan/contracts/account';
import { eq, ilike, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { TenantScope } from '../../db/tenant.ts';
import type { CallContext, Learner, StepContext } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import { auditEntries } from '../../platform/audit.schema.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { loadEnterprise } from '../../platform/enterprise.ts';
import { grantsOf, type Grants } from '../../platform/grants.ts';
import type { ManageContext } from '../../platform/serveManaged.ts';
import { roomForOne } from '../../platform/room.ts';
import type { Emit } from '../../ports/emit.ts';
import { readNumber } from '../../text/phoneNumber.ts';
import type { OutsiderPorts } from './outsider.ports.ts';
import { outsiderRequests } from './outsider.schema.ts';
import type { RequestRow } from './standing.ts';
import { decisionText } from './words.ts';
import { settlePeople } from '../../platform/audience/settle.ts';

const waits = eq(outsiderRequests.state, 'waiting');
const longestFirst = keyset<RequestRow>(
  [outsiderRequests.askedAt, outsiderRequests.id],
  (row) => [row.askedAt, row.id],
  'ascending',
);
const lastFirst = keyset<RequestRow>(
  [outsiderRequests.decidedAt, outsiderRequests.id],
  (row) => [row.decidedAt ?? row.askedAt, row.id],
  'descending',
);

async function countWaiting(scope: TenantScope): Promise<number> {
  const [row] = await scope.tx
    .select({ count: sql<number>`count(*)::int` })
    .from(outsiderRequests)
    .where(scope.only(outsiderRequests, waits));
  return row?.count ?? 0;
}

/** Right of somebody over requests. People who ask to come in belong to no department yet. */
function rightOf(grants: Grants): RequestRight {
  if (grants.reach('people.see') !== 'all') return 'none';
  return grants.reach('people.edit') === 'all' ? 'decide' : 'see';
}

/** Requests that wait, or that were decided, for who reaches everybody. */
export async function listRequests(
  ctx: ManageContext,
  input: CallInput<typeof listCall>,
): Promise<CallOutput<typeof listCall>> {
  const { grants, scope } = ctx;
  const right = rightOf(grants);
  if (right === 'none') return { items: [], next: null, total: 0, right };
  const open = input.state === 'open';
  const page = await keysetPage(listCall, input, {
    by: open ? longestFirst : lastFirst,
    read: ({ beyond, orderBy, limit }) =>
      scope.tx
        .select()
        .from(outsiderRequests)
        .where(
          scope.only(
            outsiderRequests,
            open ? waits : ne(outsiderRequests.state, 'waiting'),
            named(input.q ?? ''),
            beyond,
          ),
        )
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) => describe(ctx, rows),
  });
  return { ...page, total: await countWaiting(scope), right };
}

/** Requests with these words in name or company, or of this number. */
function named(q: string): SQL | undefined {
  const words = q.trim();
  if (words === '') return undefined;
  const pattern = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const phone = readNumber('CN', words)?.full;
  return or(
    ilike(outsiderRequests.name, pattern),
    ilike(outsiderRequests.company, pattern),
    phone === undefined ? undefined : eq(outsiderRequests.phone, phone),
  );
}

async function describe(
  { scope, viewer }: CallContext<Learner>,
  rows: readonly RequestRow[],
): Promise<OutsiderRequest[]> {
  const deciders = rows.flatMap(({ decidedBy }) => (decidedBy === null ? [] : [decidedBy]));
  const people = [...deciders, ...rows.flatMap(({ userId }) => (userId === null ? [] : [userId]))];
  const found =
    people.length === 0
      ? []
      : await scope.tx
          .select({ id: users.id, name: users.name, departmentId: users.departmentId })
          .from(users)
          .where(scope.only(users, inArray(users.id, people)));
  const nameOf = (id: number | null) => {
    const person = found.find((one) => one.id === id);
    return person === undefined ? '' : localised(person.name, viewer.language);
  };
  return rows.map(({ answer, askedAt, company, decidedAt, decidedBy, id, name, phone, reason, state, userId }) => ({
    id,
    name,
    phone,
    company,
    reason,
    state,
    answer,
    askedAt: askedAt.getTime(),
    decidedAt: decidedAt?.getTime() ?? null,
    decidedBy: nameOf(decidedBy),
    user: userId,
    member: found.some(({ departmentId, id: own }) => own === userId && departmentId !== null),
  }));
}

/** Admits or refuses a person and notifies their phone; of two administrators the second gets a conflict. */
export async function decideRequest(
  context: StepContext<Learner>,
  input: CallInput<typeof decideCall>,
  ports: OutsiderPorts,
): Promise<CallOutput<typeof decideCall>> {
  const approve = input.approve === 'Y';
  const answer = approve ? '' : input.answer.trim();
  const rule = [...answer].length > outsiderLimits.answer ? 'tooLong' : !approve && answer === '' ? 'missing' : null;
  if (rule !== null) throw new Refusal(ErrorCode.fieldsRefused, { reason: rule, data: { fields: { answer: rule } } });
  const passwordHash = approve ? await ports.unknownPassword() : '';
  const { request, sms, total } = await context.inTenant(async (scope) => {
    if (rightOf(await grantsOf(scope, context.viewer.userId, context.now())) !== 'decide')
      throw new Refusal(ErrorCode.adminsOnly, { reason: 'people.edit' });
    const [found] = await scope.tx
      .select()
      .from(outsiderRequests)
      .where(scope.only(outsiderRequests, eq(outsiderRequests.id, input.id)))
      .for('update');
    if (found === undefined) throw new Refusal(ErrorCode.notFound);
    if (found.state !== 'waiting') throw new Refusal(ErrorCode.conflict, { reason: 'decided' });
    const userId = approve ? await addAccount({ emit: context.emit, scope }, found, passwordHash) : null;
    await scope.tx
      .update(outsiderRequests)
      .set({
        state: approve ? 'approved' : 'refused',
        answer,
        userId,
        decidedAt: new Date(context.now()),
        decidedBy: context.viewer.userId,
      })
      .where(scope.only(outsiderRequests, eq(outsiderRequests.id, found.id)));
    await scope.tx.insert(auditEntries).values(
      scope.row(auditEntries, {
        ...{ at: new Date(context.now()), actorId: context.viewer.userId, ip: context.viewer.ip, act: decideCall.name },
        ...(userId === null ? {} : { subjectType: 'person' as const, subjectId: userId }),
        changes: [{ field: 'request', before: 'waiting', after: approve ? 'approved' : 'refused' }],
      }),
    );
    const portal = localised((await loadEnterprise(scope)).portalName, found.language);
    const address = `${context.portalOrigin(context.pageHost)}/login?way=outsider`;
    const text = decisionText(found.language, { portal, address, answer: approve ? null : answer });
    return { request: found, sms: text, total: await countWaiting(scope) };
  });
  if (context.sms.reaches) {
    // The decision is valid whether or not the gateway takes the message: the login page shows it too.
    context.sms
      .send({ to: request.phone, text: sms })
      .catch((error: unknown) => context.log.error({ err: error }, 'no message'));
  }
  return { total };
}

async function addAccount(
  { emit, scope }: { readonly emit: Emit; readonly scope: TenantScope },
  request: RequestRow,
  passwordHash: string,
): Promise<number> {
  const full = await roomForOne(scope);
  if (full !== null) throw full;
  const [added] = await scope.tx
    .insert(users)
    .values(
      scope.row(users, {
        account: request.phone.slice(1),
        name: { zh_cn: request.name },
        department: { zh_cn: request.company },
        phone: request.phone,
        passwordHash,
      }),
    )
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (added === undefined)
    throw new Refusal(ErrorCode.fieldsRefused, { reason: 'phone', data: { fields: { phone: 'taken' } } });
  await settlePeople(scope, [added.id], emit);
  return added.id;
}
